/** What a table knows of its luck, as its seal shows it. */
import type { ProofState, Verification } from '@astragal/fair';
import type { LuckOrigin } from '@astragal/kernel';
import type { LuckAlarm, LuckFault, TableLuck } from '@astragal/table/seal.ts';
import type { TableInfo } from '@astragal/wire';

const UNSEALED = { state: 'sealed', proven: 0, last: [] } as const;

/** Luck that nothing is sealed of, so that nothing can be proven of it. */
export const SYSTEM: TableLuck = { from: 'system', ...UNSEALED };

/** The luck of a server's table. `proof`: what was checked as it fell. `opened`: what the whole record shows, when the game is over. */
export function luckOf(proof: ProofState | undefined, opened?: Verification): TableLuck {
  if (!proof) return opened ? openedLuck(opened) : SYSTEM;
  const { seal, proven, last, renewals, fault } = proof;
  return {
    from: 'fair',
    state: fault ? 'wrong' : opened ? stateOf(opened, proof) : 'sealed',
    seal,
    proven: proven.seat + proven.server + proven.bot,
    last,
    ...(renewals.length > 0 && { renewals }),
    ...(fault && { fault }),
  };
}

/** A game that was over when this screen came: only its record tells. */
const openedLuck = (opened: Verification): TableLuck =>
  opened.from === 'fair'
    ? {
        from: 'fair',
        state: stateOf(opened),
        seal: opened.seal,
        proven: opened.entries.reduce((all, { rolls }) => all + rolls.length, 0),
        last: [],
      }
    : { from: opened.from, ...UNSEALED };

/** A record that fits itself must also fit what this screen has seen. */
const stateOf = ({ verdict, transcript, seal }: Verification, proof?: ProofState): TableLuck['state'] => {
  if (verdict !== 'proven') return verdict === 'wrong' ? 'wrong' : 'sealed';
  return !proof || (proof.seal === seal && proof.transcript === transcript) ? 'right' : 'wrong';
};

/** The luck of a game that this device plays alone: it may hold both halves, and says so. */
export function ownLuckOf(origin: LuckOrigin | undefined): TableLuck {
  if (origin?.from === 'shared') return { from: 'shared', ...UNSEALED };
  return origin?.from === 'fair' ? { from: 'device', ...UNSEALED } : SYSTEM;
}

/** What a table in doubt says; `fault`: what this very screen could not prove. */
export function alarmOf(
  { phase, reason, doubts, seats, pace }: Pick<TableInfo, 'phase' | 'reason' | 'doubts' | 'seats' | 'pace'>,
  fault: LuckFault | undefined,
): Omit<LuckAlarm, 'keep' | 'goOn'> | undefined {
  const doubt = phase === 'frozen' && reason === 'doubt' ? doubts?.at(-1) : undefined;
  if (!doubt) return fault && { at: fault.at, roll: fault.roll, missing: [] };
  const plays = (seat: number): boolean => ['person', 'hot'].includes(seats[seat]!.by) && !seats[seat]!.gone;
  const missing = [...seats.keys()].filter((seat) => plays(seat) && !doubt.agreed.includes(seat));
  return {
    at: doubt.entry,
    roll: fault?.roll,
    by: doubt.by,
    ...(doubt.claimed && { claimed: true }),
    ...(pace.kind !== 'untimed' && { timed: true }),
    missing,
  };
}
