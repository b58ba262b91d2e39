/** Golden transcripts: a whole match as text that a person can read, so that a change of rules is a diff one can discuss. */
import {
  type Event,
  type Game,
  hash,
  heard,
  type Kind,
  type Lexicon,
  type MatchRecord,
  type Names,
  replay,
  type Told,
} from '../src/index.ts';

/** The match told answer by answer: who answered what, what luck said, what happened (in words if a lexicon is given), and the last hash. */
export function transcript<K extends Kind>(game: Game<K>, record: MatchRecord, lexicon?: Lexicon<K>): string {
  const who: Names = (seat) => `P${seat + 1}`;
  const lines = [`${game.id} v${record.version}, ${record.seats} seats, ${JSON.stringify(record.options)}`];
  let last: unknown;
  for (const { entry, position, told } of replay(game, record)) {
    if (entry)
      lines.push(
        `P${entry.seat + 1}> ${entry.choice}${entry.luck.length ? `   [${entry.luck.map(([what, , value]) => `${what}: ${value}`).join(', ')}]` : ''}`,
      );
    for (const event of heard(told as readonly Told<K>[], undefined)) lines.push(`    ${worded(event, lexicon, who)}`);
    last = position;
  }
  const { scores, winners } = game.result((last as { state: K['state'] }).state);
  lines.push(`scores ${scores.join(' ')}, winners ${winners.map((seat) => `P${seat + 1}`).join(' ') || 'none'}`, `hash ${hash(last)}`);
  return `${lines.join('\n')}\n`;
}

function worded<K extends Kind>(event: Event, lexicon: Lexicon<K> | undefined, who: Names): string {
  if (!lexicon) return JSON.stringify(event);
  const words = lexicon.events as unknown as Record<string, (event: Event, who: Names) => string>;
  return words[event.kind]!(event, who);
}
