/** Rules by version: whatever was played once is played the same for ever, by the present rules or by a kept file. */
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { mindOf, sightOf } from '@astragal/bots';
import { choices, type Game, LANGUAGES, Match, named, readOptions, seeded, waiting } from '@astragal/kernel';
import { misfits, type Outcome, outcomeOf, type Recorded, shapeOf } from '@astragal/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Entry, keptRules, onShelf, shelf } from '../src/index.ts';
import { kept } from '../src/kept.ts';

const CORPUS = new URL('../corpus/', import.meta.url);
const KEPT = new URL('../kept/', import.meta.url);

const namesIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));

/** 'pig-1' is version 1 of pig. */
function split(name: string): [id: string, version: number] {
  const at = name.lastIndexOf('-');
  return [name.slice(0, at), Number(name.slice(at + 1))];
}

const gamesOf = (name: string): Recorded[] =>
  gunzipSync(readFileSync(new URL(`${name}.jsonl.gz`, CORPUS)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);

const outcomes = (game: Game, games: readonly Recorded[]): Outcome[] => games.map(({ record }) => outcomeOf(game, record));

const offered = shelf.filter(({ hidden }) => !hidden);

describe.each(offered.map((entry) => [entry.id, entry] as const))('the rules of %s', (id, entry) => {
  it('have the version that the manifest names, and are recorded in it: npm run -s corpus', async () => {
    const { game } = await entry.rules();
    expect(game.version).toBe(entry.version);
    expect(namesIn(CORPUS, '.jsonl.gz')).toContain(`${id}-${game.version}`);
  });

  it('play recorded games as they were played; if not, they need a higher version: docs/raising-a-version.md', async () => {
    const { game } = await entry.rules();
    const games = gamesOf(`${id}-${game.version}`);
    expect(outcomes(game, games).map(({ rules }) => rules)).toEqual(games.map(({ rules }) => rules));
  });

  it('are recorded with every number of seats and every value of every option, to the end, with answers taken back', async () => {
    const { game } = await entry.rules();
    const games = gamesOf(`${id}-${game.version}`).map(({ record }) => record);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(games.map((each) => each.seats)).toContain(seats);
    for (const [name, { values }] of Object.entries(game.options))
      expect(new Set(games.map((each) => each.options[name])), name).toEqual(new Set(values));
    for (const record of games) expect(Match.reopen(game, record, () => 0).isOver).toBe(true);
    expect(games.some(({ entries }) => entries.some((each) => 'undo' in each))).toBe(true);
  });
});

it('the list of kept versions names the files that there are, and each has its recorded games', () => {
  expect(Object.keys(kept).toSorted()).toEqual(namesIn(KEPT, '.js').toSorted());
  expect(namesIn(CORPUS, '.jsonl.gz')).toEqual(expect.arrayContaining(Object.keys(kept)));
});

it('from the first kept version on none is missing, and a table draws none but kept ones', () => {
  for (const { id, version, draws = [] } of offered) {
    const all = Object.keys(kept).flatMap((name) => (split(name)[0] === id ? [split(name)[1]] : []));
    for (let earlier = Math.min(...all); earlier < version; earlier++) expect(all, `${id} ${earlier}`).toContain(earlier);
    for (const drawn of draws) expect(drawn < version && all.includes(drawn), `${id} draws ${drawn}`).toBe(true);
  }
});

it.each(offered.flatMap(({ id, version, draws = [] }) => draws.map((drawn) => [id, drawn, version] as const)))(
  'today’s table draws %s %d: its views have the fields that those of version %d have',
  async (id, drawn, version) => {
    const shapes = await Promise.all(
      [version, drawn].map(async (each) => {
        const { game } = await (await onShelf(id)!.at(each))!.rules();
        return shapeOf(
          game,
          gamesOf(`${id}-${each}`).map(({ record }) => record),
        );
      }),
    );
    expect(misfits(shapes[0]!, shapes[1]!)).toEqual([]);
  },
);

it('a view without a field, or with one more, does not fit', async () => {
  const recorded = shelf.find(({ id, version }) => namesIn(CORPUS, '.jsonl.gz').includes(`${id}-${version}`))!;
  const { game } = await recorded.rules();
  const records = gamesOf(`${recorded.id}-${game.version}`)
    .slice(0, 2)
    .map(({ record }) => record);
  const other = (change: (view: Record<string, unknown>) => object): Game => ({
    ...game,
    view: (state, seat) => change(game.view(state, seat) as Record<string, unknown>),
  });
  const shape = shapeOf(game, records);
  const [gone] = Object.keys(game.view(Match.reopen(game, records[0]!, () => 0).now.state, 0));
  expect(misfits(shape, shape)).toEqual([]);
  expect(
    misfits(
      shape,
      shapeOf(
        other(({ [gone!]: _, ...rest }) => rest),
        records,
      ),
    ),
  ).toContain(`view.${gone}`);
  expect(
    misfits(
      shape,
      shapeOf(
        other((view) => ({ ...view, novelty: 1 })),
        records,
      ),
    ),
  ).toEqual(['view.novelty']);
});

it('a version that is not kept is not there', async () => {
  const [entry] = shelf as [Entry];
  expect(await entry.at(99)).toBeUndefined();
  expect(await entry.at(entry.version)).toBe(entry);
});

describe.each(Object.keys(kept))('kept %s', (name) => {
  const [id, version] = split(name);
  /** The kept file itself, even while its version is still the present one. */
  const load = async (): Promise<Pick<Entry, 'id'> & { rules: Awaited<ReturnType<Entry['rules']>>; words: Entry['words'] }> => {
    const { manifest } = await kept[name]!();
    return { id: manifest.id, rules: await keptRules(manifest), words: (language) => manifest.words[language]() };
  };

  it('replays its recorded games byte for byte: positions, answers, results, views and what was told', async () => {
    const { rules } = await load();
    expect([rules.game.id, rules.game.version]).toEqual([id, version]);
    const games = gamesOf(name);
    expect(outcomes(rules.game, games)).toEqual(games.map(({ record: _, ...outcome }) => outcome));
  });

  it('has words for its games in every language', async () => {
    const { rules, words } = await load();
    const [{ record }] = gamesOf(name) as [Recorded];
    const { now } = Match.reopen(rules.game, record, () => 0);
    for (const language of LANGUAGES) {
      const lexicon = await words(language);
      const passages = lexicon.describe(rules.game.view(now.state, 0), (seat) => `P${seat}`);
      expect(passages.flatMap(({ lines }) => lines).join('')).toMatch(language === 'ru' ? /[а-я]/ : /[a-z]/);
      for (const step of Object.keys(rules.game.steps))
        if ('take' in (rules.game.steps as never)[step]) expect(lexicon.questions).toHaveProperty(step);
    }
  });

  it('has bots that answer what may be answered', async () => {
    const { rules } = await load();
    const seats = Math.max(2, rules.game.seats.min);
    const luck = named(name);
    const match = Match.begin(rules.game, seats, readOptions(rules.game, seats), (n, what) => luck.below(n, what));
    for (let answers = 0; answers < 20; answers++) {
      const seat = match.waits[0]!;
      const bot = rules.bots[answers % rules.bots.length]!;
      const choice = bot.answer(sightOf(rules.game, match.now, seat), mindOf(seeded(answers), { isLate: () => true }));
      expect(typeof match.answer(seat, match.ask(seat), choice), `${bot.name}: ${choice}`).not.toBe('string');
    }
  });
});

it('another rule comes out as another outcome', async () => {
  const { game } = await onShelf('pig')!.rules();
  const luck = seeded('other rule');
  const match = Match.begin(game, 2, {}, (n, what) => luck.below(n, what));
  while (!match.isOver) {
    const { seat, frame } = waiting(game, match.now)[0]!;
    const all = choices(game, match.now.state, frame);
    match.answer(seat, match.ask(seat), (all[luck.below(all.length, 'answer')] as { do: string }).do);
  }
  const { turn } = game.steps as unknown as { turn: { refuse?: unknown } };
  const holding = { ...game, steps: { ...game.steps, turn: { ...turn, refuse: undefined } } } as unknown as Game;
  expect(outcomeOf(holding, match.record).rules).not.toBe(outcomeOf(game, match.record).rules);
  expect(outcomeOf(holding, match.record).shown).toBe(outcomeOf(game, match.record).shown);
});
