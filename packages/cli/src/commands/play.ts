import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { type Bot, SeatedBot, sightOf } from '@astragal/bots';
import { type Choice, heard, type Language, type Lexicon, Match, notation, type Seat, sealed, seeded, type Told } from '@astragal/kernel';
import { type Command, UsageError } from '../command.ts';
import { BOT, botsOf, gameNamed, LANG, languageOf, numberedNames, OPTION, SEATS, SEED, setupOf } from '../common.ts';
import type { Io } from '../io.ts';
import { WORDS, worded } from '../words.ts';

export const playing: Command = {
  name: 'play',
  about: 'plays in the terminal, against bots or with several people at one keyboard',
  places: ['GAME'],
  flags: {
    seats: SEATS,
    people: { value: 'N', about: 'how many seats are played at the keyboard; bots take the others', default: '1' },
    bot: { ...BOT, about: 'the bots of the other seats; otherwise the strongest' },
    option: OPTION,
    seed: { value: 'S', about: SEED.about },
    save: { value: 'FILE', about: 'write the match record there at the end' },
    lang: LANG,
  },
  async run(args, io) {
    const language = languageOf(args);
    const entry = gameNamed(args.place('GAME'));
    const [{ game, bots }, lexicon] = await Promise.all([entry.rules(), entry.words(language)]);
    const { seats, options } = setupOf(args, game);
    const people = args.whole('people', 0)!;
    if (people > seats) throw new UsageError(`there are ${seats} seats, too few for ${people} people`);
    const seed = args.text('seed') ?? randomUUID();
    const luck = seeded(`${seed}/luck`);
    const told: Told[] = [];
    const match = Match.begin(game, seats, options, (n, name) => luck.below(n, name), told);
    const table = new Terminal(match, lexicon, language, people, io);
    table.tell(told);
    io.out(WORDS[language].keys);
    const others = botsOf(args.text('bot') ?? bots.at(-1)?.name ?? 'random', bots, seats);
    await table.play(others, `${seed}/think`);
    if (args.text('save')) await writeFile(args.text('save')!, `${JSON.stringify(sealed(game, match.record))}\n`);
    return true;
  },
};

/** People and bots at one keyboard. */
class Terminal {
  readonly #match: Match;
  readonly #lexicon: Lexicon;
  readonly #language: Language;
  readonly #people: number;
  readonly #io: Io;
  #shownTo: Seat | undefined;

  constructor(match: Match, lexicon: Lexicon, language: Language, people: number, io: Io) {
    this.#match = match;
    this.#lexicon = lexicon;
    this.#language = language;
    this.#people = people;
    this.#io = io;
  }

  /** Plays until the end, or until nobody answers any more. */
  async play(bots: readonly Bot[], seed: string): Promise<void> {
    const match = this.#match;
    const words = WORDS[this.#language];
    const think = seeded(seed);
    const seated = bots.map((bot) => new SeatedBot(bot, think, () => performance.now()));
    while (!match.isOver) {
      const bot = match.waits.find((seat) => seat >= this.#people);
      const seat = bot ?? match.waits[0]!;
      const text = bot === undefined ? await this.#asked(seat) : seated[seat]!.answer(sightOf(match.game, match.now, seat));
      if (text === undefined) return this.#io.out(words.stopped);
      const told = match.answer(seat, match.ask(seat), text);
      if (typeof told === 'string') throw new Error(`'${text}' was an option and is ${told}`);
      this.tell(told);
    }
    this.#describe(this.#people === 1 ? 0 : undefined);
    const { winners } = match.game.result(match.now.state);
    this.#io.out(winners.length ? words.winners(winners.map(numberedNames).join(', ')) : words.lost);
  }

  /** Says what the people at the keyboard hear; several hear only what everybody may. */
  tell(told: readonly Told[]): void {
    for (const event of heard(told, this.#people === 1 ? 0 : undefined)) this.#io.out(worded.event(this.#lexicon, event, numberedNames));
  }

  #describe(seat: Seat | undefined): void {
    for (const { title, lines } of this.#lexicon.describe(this.#match.seen(seat).view, numberedNames)) {
      this.#io.out(`\n${title}`);
      for (const line of lines) this.#io.out(`  ${line}`);
    }
  }

  /** The notation of what a person answers, once it is one of the options; undefined to stop. */
  async #asked(seat: Seat): Promise<string | undefined> {
    const words = WORDS[this.#language];
    if (this.#shownTo !== seat) this.#describe(seat);
    this.#shownTo = seat;
    for (;;) {
      const all = this.#list(seat);
      const line = (await this.#io.ask(words.prompt))?.trim();
      if (line === undefined || line === 'q') return undefined;
      const chosen = /^\d+$/.test(line) ? all[Number(line) - 1] : all.find((choice) => notation(choice) === line);
      if (chosen) return notation(chosen);
      if (line === 't') this.#describe(seat);
      else if (line === '?') this.#whyNot(seat);
      else if (line === 'u') this.#io.out(this.#match.undo(seat, this.#match.ask(seat)) === 'done' ? words.undone : words.closed);
      else this.#io.out(words.unknown(line));
    }
  }

  /** Prints the questions with their numbered answers. */
  #list(seat: Seat): Choice[] {
    const all: Choice[] = [];
    for (const { frame, options: choices } of this.#match.seen(seat).asks) {
      this.#io.out(`\n${worded.question(this.#lexicon, frame, numberedNames)}`);
      for (const choice of choices)
        this.#io.out(`  ${String(all.push(choice)).padStart(2)}. ${worded.choice(this.#lexicon, choice, numberedNames)}`);
    }
    return all;
  }

  #whyNot(seat: Seat): void {
    const refused = this.#match.seen(seat).asks.flatMap((asked) => asked.refused);
    if (refused.length === 0) this.#io.out(WORDS[this.#language].allowed);
    for (const { wish, refusal } of refused)
      this.#io.out(
        `  ${worded.choice(this.#lexicon, wish, numberedNames)}: ${worded.refusal(this.#lexicon, refusal, numberedNames)}${refusal.rule ? ` (${refusal.rule})` : ''}`,
      );
  }
}
