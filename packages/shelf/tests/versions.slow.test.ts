/** Rules by version: whatever was played once is played the same for ever, by the present rules or by a kept file. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Manifest, mindOf, sightOf } from '@astragal/bots';
import {
  choices,
  type Game,
  LANGUAGES,
  type Lexicon,
  Match,
  named,
  notation,
  readOptions,
  type Seat,
  seeded,
  waiting,
} from '@astragal/kernel';
import { misfits, outcomeOf, type Recorded, type RecordOutcome, shapeOf } from '@astragal/kernel/testing';
import type { PigKind } from '@astragal/kernel/testing/pig';
import { describe, expect, it } from 'vitest';
import { onShelf, shelf } from '../src/index.ts';
import { kept } from '../src/kept.gen.ts';

/** What is kept of a game lies in its folder; of the toy, here. */
function keptFile(id: string, name = ''): URL {
  const game = new URL(`../../games/${id}/`, import.meta.url);
  return new URL(`kept/${name}`, existsSync(game) ? game : new URL(`../${id}/`, import.meta.url));
}

/** The versions of which there is a file with this ending. */
const versionsOf = (id: string, ending: string): number[] =>
  readdirSync(keptFile(id))
    .flatMap((file) => (file.endsWith(ending) ? [Number(file.slice(0, -ending.length))] : []))
    .sort((a, b) => a - b);

const gamesOf = (id: string, version: number): Recorded[] =>
  gunzipSync(readFileSync(keptFile(id, `${version}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded);

const outcomes = (game: Game, games: readonly Recorded[]): RecordOutcome[] => games.map(({ record }) => outcomeOf(game, record));

/** A match played to its end by whim; `heed` looks at it after each answer. */
function played(game: Game, heed: (match: Match, seat: Seat) => void = () => undefined): Match {
  const luck = seeded('played');
  const seats = Math.max(2, game.seats.min);
  const match = Match.begin(game, seats, readOptions(game, seats), (n, what) => luck.below(n, what));
  while (!match.isOver) {
    const { seat, frame } = waiting(game, match.now)[0]!;
    const all = choices(game, match.now.state, frame);
    match.answer(seat, match.ask(seat), notation(all[luck.below(all.length, 'answer')]!));
    heed(match, seat);
  }
  return match;
}

/** Whether there are answers that may be taken back; in some games luck or the next player follows every one. */
function mayTakeBack(game: Game): boolean {
  let may = false;
  played(game, (match, seat) => {
    may ||= match.mayUndo(seat);
  });
  return may;
}

describe.each(shelf.map((entry) => [entry.id, entry] as const))('the rules of %s', (id, entry) => {
  it('have the version that the manifest names, and are recorded in it: npm run -s corpus', async () => {
    const { game } = await entry.rules();
    expect(game.version).toBe(entry.version);
    expect(versionsOf(id, '.jsonl.gz')).toContain(game.version);
  });

  it('play recorded games as they were played; if not, they need a higher version: docs/raising-a-version.md', async () => {
    const { game } = await entry.rules();
    const games = gamesOf(id, game.version);
    expect(outcomes(game, games).map(({ rules }) => rules)).toEqual(games.map(({ rules }) => rules));
  });

  it('are recorded with every number of seats and every value of every option, to the end, with answers taken back where that may be', async () => {
    const { game } = await entry.rules();
    const games = gamesOf(id, game.version).map(({ record }) => record);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) expect(games.map((each) => each.seats)).toContain(seats);
    for (const [name, { values }] of Object.entries(game.options))
      expect(new Set(games.map((each) => each.options[name])), name).toEqual(new Set(values));
    for (const record of games) expect(Match.reopen(game, record, () => 0).isOver).toBe(true);
    expect(games.some(({ entries }) => entries.some((each) => 'undo' in each))).toBe(mayTakeBack(game));
  });
});

describe.each(shelf.map((entry) => [entry.id, entry] as const))('what is kept of %s', (id, { version, draws = [] }) => {
  const all = versionsOf(id, '.js');

  it('is on the list, and each version, kept or present, has its recorded games', () => {
    expect(Object.keys(kept).filter((name) => name.replace(/-\d+$/, '') === id)).toEqual(all.map((each) => `${id}-${each}`));
    expect(versionsOf(id, '.jsonl.gz')).toEqual([...new Set([...all, version])]);
  });

  it('has no gap from the first version on, and the table draws none but these', () => {
    for (let earlier = Math.min(...all); earlier < version; earlier++) expect(all).toContain(earlier);
    for (const drawn of draws) expect(drawn < version && all.includes(drawn), `draws ${drawn}`).toBe(true);
  });

  it('was not to be gone by the last release: docs/raising-a-version.md', () => {
    const [, released = ''] =
      /^## \S+ \((\d{4}-\d{2}-\d{2})\)/m.exec(readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8')) ?? [];
    for (const each of all) {
      const [, until = ''] = /^ \* Kept until (\d{4}-\d{2}-\d{2}):/m.exec(readFileSync(keptFile(id, `${each}.js`), 'utf8')) ?? [];
      expect(until > released, `${id} ${each} is kept until '${until}'; the last release was on '${released}'`).toBe(true);
    }
  });
});

it.each(shelf.flatMap(({ id, version, draws = [] }) => draws.map((drawn) => [id, drawn, version] as const)))(
  'today’s table draws %s %d: its views have the fields that those of version %d have',
  async (id, drawn, version) => {
    const shapes = await Promise.all(
      [version, drawn].map(async (each) => {
        const { game } = await (await onShelf(id)!.at(each))!.rules();
        return shapeOf(
          game,
          gamesOf(id, each).map(({ record }) => record),
        );
      }),
    );
    expect(misfits(shapes[0]!, shapes[1]!)).toEqual([]);
  },
);

it('a view without a field, or with one more, does not fit', async () => {
  const { game } = await onShelf('pig')!.rules();
  const records = gamesOf('pig', game.version)
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
  expect(await onShelf('pig')!.at(99)).toBeUndefined();
  expect(await onShelf('pig')!.at(onShelf('pig')!.version)).toBe(onShelf('pig'));
});

describe.each(shelf.flatMap(({ id }) => versionsOf(id, '.js').map((version) => [id, version] as const)))('kept %s %d', (id, version) => {
  /** The kept file itself, even while its version is still the present one. */
  const load = async () => (await kept[`${id}-${version}`]!()).manifest as Manifest;

  it('replays its recorded games byte for byte: positions, answers, results, views and what was told', async () => {
    const { game } = await (await load()).rules();
    expect([game.id, game.version]).toEqual([id, version]);
    const games = gamesOf(id, version);
    expect(outcomes(game, games)).toEqual(games.map(({ record: _, ...outcome }) => outcome));
  });

  it('has words for its games in every language', async () => {
    const { rules, words } = await load();
    const { game } = await rules();
    const [{ record }] = gamesOf(id, version) as [Recorded];
    const { now } = Match.reopen(game, record, () => 0);
    for (const language of LANGUAGES) {
      const lexicon = await words[language]();
      const passages = lexicon.describe(game.view(now.state, 0), (seat) => `P${seat}`);
      expect(passages.flatMap(({ lines }) => lines).join('')).toMatch(language === 'ru' ? /[а-я]/ : /[a-z]/);
      for (const step of Object.keys(game.steps)) if ('take' in (game.steps as never)[step]) expect(lexicon.questions).toHaveProperty(step);
    }
  });

  it('is played at every level, by somebody who answers what may be answered', async () => {
    const { game, bots } = await (await onShelf(id)!.at(version))!.rules();
    expect(bots.map(({ name }) => name)).toEqual((await load()).levels);
    const seats = Math.max(2, game.seats.min);
    const luck = named(`${id} ${version}`);
    const match = Match.begin(game, seats, readOptions(game, seats), (n, what) => luck.below(n, what));
    for (let answers = 0; answers < 20; answers++) {
      const seat = match.waits[0]!;
      const bot = bots[answers % bots.length]!;
      const choice = bot.answer(sightOf(game, match.now, seat), mindOf(seeded(answers), { isLate: () => true }));
      expect(typeof match.answer(seat, match.ask(seat), choice), `${bot.name}: ${choice}`).not.toBe('string');
    }
  });
});

it('the toy has an earlier version, with rules and words of its own', async () => {
  const [before, now] = [(await onShelf('pig')!.at(1))!, onShelf('pig')!];
  const [{ record }] = gamesOf('pig', 1) as [Recorded];
  const [old, present] = [(await before.rules()).game, (await now.rules()).game];
  expect(Match.reopen(old, record, () => 0).isOver).toBe(true);
  expect(() => outcomeOf(present, record)).toThrow("'hold' is not an answer that seat");
  const words = await Promise.all([before, now].map(async (each) => (await each.words('en')) as unknown as Lexicon<PigKind>));
  expect(words.map(({ choices: { hold } }) => hold({ do: 'hold' }, String))).toEqual(['Stop', 'Keep']);
});

it('another rule comes out as another outcome', async () => {
  const { game } = await onShelf('pig')!.rules();
  const match = played(game);
  const { turn } = game.steps as unknown as { turn: { refuse?: unknown } };
  const holding = { ...game, steps: { ...game.steps, turn: { ...turn, refuse: undefined } } } as unknown as Game;
  expect(outcomeOf(holding, match.record).rules).not.toBe(outcomeOf(game, match.record).rules);
  expect(outcomeOf(holding, match.record).shown).toBe(outcomeOf(game, match.record).shown);
});
