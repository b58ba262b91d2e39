/** Moments as sentences, made of facts: what was in reach, what was taken, what it brought. */
import type { Holdings } from '@astragal/bots';
import { capital, type Lexicon, type Names, type Seat, type SeenFrom } from '@astragal/kernel';
import type { HistoryText } from '@astragal/table/history.ts';
import type { CountedRecord, Said, Scene } from '../offline/analysis-thread.ts';
import { share } from './figures.ts';
import { type Sign, signOf } from './signs.ts';
import { changeFor } from './verdict.ts';
import type { AnalysisWords } from './words/en.ts';

/** All that is needed to speak of a game. */
export interface Teller {
  readonly words: AnalysisWords;
  readonly lexicon: Lexicon;
  /** Everybody by name; in sentences nobody is "you": that would want other verbs. */
  readonly names: Names;
  readonly told: HistoryText | undefined;
  readonly round: (round: number) => string;
  readonly own: Seat | undefined;
}

export interface ToldMoment {
  readonly key: string;
  readonly entry: number;
  readonly seat: Seat;
  /** "Round 8, you". */
  readonly title: string;
  readonly text: string;
  /** What it did to the chance of whoever looks. */
  readonly change: number;
  readonly sign: Sign;
  readonly scene: Scene;
}

/** More things than that are not told in one sentence. */
const MOST_THINGS = 2;

type Loose = Readonly<Record<string, ((thing: object, who: Names, sight?: SeenFrom) => string) | undefined>>;

const fullText = ({ lexicon, names }: Pick<Teller, 'lexicon' | 'names'>, { choice }: Pick<Said, 'choice'>, sight?: SeenFrom): string =>
  ((lexicon.choices as unknown as Loose)[choice.do]?.(choice, names, sight) ?? choice.do).replace(/\.$/, '');

/** An answer in words: what it does, without what stands behind the first full stop. */
export const answerText = (teller: Pick<Teller, 'lexicon' | 'names'>, said: Pick<Said, 'choice'>, sight?: SeenFrom): string =>
  fullText(teller, said, sight).split('. ')[0]!;

/** Answers that stand side by side: those that would read alike are told whole. */
export function answerTexts(
  teller: Pick<Teller, 'lexicon' | 'names'>,
  all: readonly Pick<Said, 'choice'>[],
  sight?: SeenFrom,
): readonly string[] {
  const brief = all.map((said) => answerText(teller, said, sight));
  return brief.map((text, i) => (brief.indexOf(text) === brief.lastIndexOf(text) ? text : fullText(teller, all[i]!, sight)));
}

/** Where in the game: its round, or the part that has a name. */
export const whenOf = ({ told, round }: Pick<Teller, 'told' | 'round'>, place: Scene['place']): string =>
  place.round === undefined ? (told?.part?.(place.part) ?? place.part) : round(place.round);

/** What one line brought beyond another, the most telling first: what has a name of its own, then what is counted. */
function beyond({ lexicon }: Teller, more: Holdings, less: Holdings): readonly string[] {
  const gaps = Object.keys(more).map((name) => ({ name, count: (more[name] ?? 0) - (less[name] ?? 0) }));
  return gaps
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.name.includes(' ')) - Number(a.name.includes(' ')) || b.count - a.count)
    .flatMap(({ name, count }) => lexicon.holdings?.(name, count) ?? [])
    .slice(0, MOST_THINGS);
}

function sentence(teller: Teller, moment: CountedRecord['ledger']['moments'][number], scene: Scene): string {
  const { words: t, told } = teller;
  const { kind, played, reference, change } = moment;
  if (kind === 'luck' || kind === 'misfortune') {
    const fell = scene.fell.flatMap((event) => told?.fell?.(event, moment.seat) ?? []).slice(0, MOST_THINGS);
    const said = (change < 0 ? t.unlucky : t.lucky)(share(Math.abs(change)));
    return [...(fell.length > 0 ? [capital(fell.join('; '))] : []), said].join('. ');
  }
  const own = scene.played && answerText(teller, scene.played, scene.sight);
  const better = scene.reference && answerText(teller, scene.reference, scene.sight);
  if (kind === 'find') {
    const things = reference ? beyond(teller, played.brought, reference.brought) : [];
    return things.length > 0 ? t.brought(things.join(', ')) : t.find(own ?? '');
  }
  const things = reference ? beyond(teller, reference.brought, played.brought) : [];
  const instead = own === undefined || own === better ? '' : ` ${t.instead(own)}`;
  return `${things.length > 0 ? t.inReach(things.join(', ')) : t.mistake(better ?? '')}${instead}`;
}

/** The moments in the order of the game. */
export function momentsTold(teller: Teller, { ledger, scenes }: CountedRecord): readonly ToldMoment[] {
  const { words: t, names, own } = teller;
  return ledger.moments
    .map((moment, i) => {
      const scene = scenes[i]!;
      const change = changeFor(ledger, moment, own);
      const who = moment.seat === own ? t.you : names(moment.seat);
      const isLuck = moment.kind === 'luck' || moment.kind === 'misfortune';
      const when = whenOf(teller, scene.place);
      return {
        key: `${moment.kind} ${moment.entry}`,
        entry: moment.entry,
        seat: moment.seat,
        title: isLuck ? t.byLuck(when) : t.by(when, who),
        text: sentence(teller, moment, scene),
        change,
        sign: signOf(moment, change),
        scene,
      };
    })
    .sort((a, b) => a.entry - b.entry);
}
