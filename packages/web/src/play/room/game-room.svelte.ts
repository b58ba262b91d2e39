/** What the room of an analysis shows, and what can be done there: the parts of the room draw it. */
import type { Lexicon, Names, Seat } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import { sightOf } from '@astragal/table/frame-context.ts';
import { calledBy } from '@astragal/table/mine.ts';
import type { TableInfo } from '@astragal/wire';
import type { GameAnalysis } from '../../analysis/game-analysis.svelte.ts';
import { type GameTelling, tellingOf } from '../../analysis/game-telling.ts';
import { plotOf } from '../../analysis/plotted.ts';
import { answerTexts, momentsTold, type Teller, whenOf } from '../../analysis/telling.ts';
import { Weighing } from '../../analysis/weighing.svelte.ts';
import type { AnalysisWords } from '../../analysis/words/en.ts';
import { go } from '../../base/router.svelte.ts';
import { attempt } from '../../base/toast.svelte.ts';
import { dayOf, gameName } from '../../base/words.svelte.ts';
import { namesOf } from '../../frame/people.svelte.ts';
import type { AnalysisThread } from '../../offline/analysis-thread.ts';
import { i18n } from '../../text/index.svelte.ts';
import type { GameInRoom } from './opened-game.svelte.ts';
import { playedOn } from './play-on.ts';
import type { RoomTable } from './room-table.svelte.ts';

export class GameRoom {
  readonly info: TableInfo;
  readonly table: RoomTable;
  readonly analysis: GameAnalysis;
  readonly weighing: Weighing;
  readonly own: Seat | undefined;
  readonly #reader: AnalysisThread;
  readonly #words: () => AnalysisWords;
  #lexicon: Lexicon | undefined = $state.raw();
  telling: GameTelling | undefined = $state.raw();
  /** Somebody has said what they look at. */
  #isChosen: boolean;
  /** Whoever stopped the count may have it after all; it begins anew, and says the same. */
  isStopped = $state(false);

  constructor({ info, table, analysis, reader }: GameInRoom, isChosen: boolean, words: () => AnalysisWords) {
    this.info = info;
    this.table = table;
    this.analysis = analysis;
    this.#reader = reader;
    this.#isChosen = isChosen;
    this.#words = words;
    this.own = info.mine.length === 1 ? info.mine[0] : undefined;
    this.weighing = new Weighing(info.id);
  }

  get words(): AnalysisWords {
    return this.#words();
  }

  // Who, and in what words

  readonly names: Names = $derived.by(() => namesOf(this.info));
  /** The same, and whoever looks is "you". */
  readonly called: Names = $derived.by(() => calledBy(this.names, this.own, i18n.t.table.you));
  readonly epithets: Names | undefined = $derived.by(() => {
    const hero = this.telling?.told?.hero;
    const heroes = this.table.game.places.at(-1)?.heroes;
    return hero && heroes && ((seat: Seat) => hero(heroes[seat] ?? '') ?? '');
  });
  readonly heading: string = $derived.by(() => {
    const day = this.info.ended ?? this.info.started;
    return [
      gameName(this.info.game),
      ...(day ? [dayOf(day)] : []),
      this.words.seats(this.info.seats.length),
      ...(this.ledger ? [this.words.turns(this.ledger.length)] : []),
    ].join(', ');
  });
  readonly #teller: Teller | undefined = $derived.by(
    () =>
      this.#lexicon && {
        words: this.words,
        lexicon: this.#lexicon,
        names: this.names,
        told: this.telling?.told,
        round: i18n.t.table.round,
        own: this.own,
      },
  );

  /** Words of the game's own rules, in the chosen language. */
  async speak(): Promise<void> {
    const { language } = i18n;
    const { game, version } = this.info;
    const rules = await onShelf(game)?.at(version);
    const [lexicon, telling] = await Promise.all([rules?.words(language), tellingOf(game, language)]);
    if (language !== i18n.language) return;
    this.#lexicon = lexicon;
    this.telling = telling;
  }

  // What has been counted

  readonly #counted = $derived.by(() => this.analysis.counted);
  readonly ledger = $derived.by(() => this.#counted?.ledger);
  /** Every turn has been looked at. */
  readonly isWhole = $derived.by(() => this.ledger !== undefined && this.ledger.turns.length === this.ledger.length);
  readonly moments = $derived.by(() => (this.#teller && this.#counted ? momentsTold(this.#teller, this.#counted) : []));
  /** Who is looked at in the plot: me, else whoever won. */
  readonly about: Seat = $derived.by(() => this.own ?? this.table.game.result.winners[0] ?? 0);
  readonly plot = $derived.by(() => {
    const { words, called, telling } = this;
    if (!this.#counted) return undefined;
    return plotOf(
      this.#counted,
      this.own,
      {
        start: words.start,
        turn: (number, seat) => words.turn(number, seat === undefined ? undefined : called(seat)),
        part: (name) => telling?.told?.part?.(name) ?? name,
      },
      this.table.game.places,
    );
  });

  stop(): void {
    this.analysis.stop();
    this.isStopped = true;
  }
  goOn(): void {
    this.isStopped = false;
    void this.analysis.count(true);
  }

  // The step that is looked at

  /** Who answers there. */
  readonly mover: Seat | undefined = $derived.by(() => this.table.moverAt(this.table.step));
  /** The moment that lies there, if what was answered is the matter. */
  readonly moment = $derived.by(() => this.moments.find(({ entry, scene }) => entry === this.table.step && scene.played !== undefined));
  readonly title: string = $derived.by(() => {
    const place = this.table.game.places[this.table.step];
    if (!this.#teller || !place || this.mover === undefined) return this.words.answers;
    return this.words.answersOf(whenOf(this.#teller, place), this.mover === this.own, this.names(this.mover));
  });
  readonly #options = $derived.by(() => new Map(this.table.asks.flatMap((ask) => ask.options.map((option) => [option.text, option]))));
  /** Answers in words, as they stand side by side. */
  readonly textsOf: (answers: readonly string[]) => readonly string[] = $derived.by(() => (answers: readonly string[]) => {
    const options = answers.flatMap((answer) => this.#options.get(answer) ?? []);
    return options.length === answers.length && this.#teller ? answerTexts(this.#teller, options, sightOf(this.table)) : answers;
  });

  async goTo(step: number): Promise<void> {
    this.#isChosen = true;
    await this.table.show(step);
  }
  /** Where nobody has chosen a moment, the dearest is shown. */
  goToDearest(): void {
    const [first] = this.moments;
    if (this.#isChosen || !first || !this.isWhole) return;
    void this.goTo(this.moments.reduce((a, b) => (Math.abs(b.change) > Math.abs(a.change) ? b : a), first).entry);
  }
  /** Weighs what could be answered there; gives what calls it off. */
  weigh(): () => void {
    return this.weighing.look(this.#reader, this.table.step, this.mover);
  }

  /** Where turns begin and moments lie. */
  readonly #stops: readonly number[] = $derived.by(() => {
    const turns = (this.ledger?.turns ?? []).map(({ from }) => from);
    return [...new Set([0, ...turns, ...this.moments.map(({ entry }) => entry), this.table.last])].sort((a, b) => a - b);
  });
  readonly previous: number = $derived.by(() => this.#stops.findLast((stop) => stop < this.table.step) ?? 0);
  readonly next: number = $derived.by(() => this.#stops.find((stop) => stop > this.table.step) ?? this.table.last);

  /** Plays on from there, beginning with an answer if one is tried. */
  playOn(answer?: string): Promise<boolean> {
    return attempt(async () => go(await playedOn(this.info, this.table.step, this.mover ?? this.own ?? 0, answer)));
  }
}
