/** Everything the pieces of the frame need to know about a table, in one thing to pass around. */
import type { Language, Lexicon, Names, Seat, SeenFrom } from '@astragal/kernel';
import type { TableInfo } from '@astragal/wire';
import type { OpenQuestion, Option, Panel, RefusedOption, Sitter } from './board.ts';
import type { Stage } from './stage.ts';

export interface FrameContext {
  readonly stage: Stage;
  readonly info: TableInfo;
  readonly lexicon: Lexicon;
  readonly language: Language;
  readonly names: Names;
  readonly sitters: readonly Sitter[];
  /** Who is called "you". */
  readonly you: Seat | undefined;
  readonly open: (panel: Panel, rule?: string) => void;
  /** Shows the end of the game once more. */
  readonly showEnd: (() => void) | undefined;
}

/** A lexicon looked at without its game's types: a word may be missing if the server is newer than this page. */
type Loose = Readonly<Record<string, ((thing: object, who: Names, more?: object) => string) | undefined>>;
const loose = (part: object): Loose => part as unknown as Loose;

export const questionText = ({ lexicon, names }: FrameContext, { frame, options }: OpenQuestion): string => {
  const may = options.map(({ choice }) => choice);
  return loose(lexicon.questions)[frame.step]?.(frame, names, may) ?? frame.step;
};

/** An answer in words, as it looks at the moment that is shown. */
export const choiceText = (
  { lexicon, names, stage }: Pick<FrameContext, 'lexicon' | 'names'> & { readonly stage: Pick<Stage, 'moment' | 'seat'> },
  { choice, text }: Option,
): string => loose(lexicon.choices)[choice.do]?.(choice, names, sightOf(stage)) ?? text;

export const sightOf = ({ moment, seat }: Pick<Stage, 'moment' | 'seat'>): SeenFrom | undefined =>
  moment && seat !== undefined ? { view: moment.view, seat } : undefined;

export function refusalText({ lexicon, names }: FrameContext, { refusal }: RefusedOption): string {
  return loose(lexicon.refusals)[refusal.why]?.(refusal, names) ?? refusal.why;
}

export const eventText = (
  { lexicon, names }: Pick<FrameContext, 'lexicon' | 'names'>,
  event: { readonly kind: string },
): string | undefined => loose(lexicon.events)[event.kind]?.(event, names);
