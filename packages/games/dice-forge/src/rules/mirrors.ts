/** Section 7.2: which faces a mirror may copy. */
import type { Seat } from '@astragal/kernel';
import { DICE, FACES, type FaceId } from '../content/index.ts';
import type { Roll, State } from '../state.ts';
import { rolledBy, showing } from './questions.ts';

const isMirror = (face: FaceId): boolean => FACES[face].kind === 'mirror';

/** Every design once: two faces of one design are the same to copy. Nobody's dice but the player's own can change while
 * he resolves a roll alone, so what all dice showed when it had fallen is what DF-47 asks for in every roll. */
export function eligibleFor(s: State, seat: Seat, roll: Roll): FaceId[] {
  const found: FaceId[] = [];
  let reflected = false;
  for (let other = 0; other < s.players.length; other++) {
    if (other === seat) continue;
    for (const die of DICE) {
      const face = rolledBy(s, other, die);
      if (isMirror(face)) reflected = true;
      else if (!found.includes(face)) found.push(face);
    }
  }
  if (reflected) for (const face of ownFaces(s, seat, roll)) if (!isMirror(face) && !found.includes(face)) found.push(face);
  return found;
}

/** What an opponent's mirror shows the player of his own dice (DF-48). */
function ownFaces(s: State, seat: Seat, roll: Roll): readonly FaceId[] {
  if (roll.kind === 'minor-blessing') return [showing(s, seat, roll.dice[0]!.die === 'light' ? 'dark' : 'light')];
  return [rolledBy(s, seat, 'light'), rolledBy(s, seat, 'dark')];
}
