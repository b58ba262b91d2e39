/** Tests that try to break the house have a short form for every day and a long one as a command (`tools/attack.mjs`). */
import { writeFileSync } from 'node:fs';

/** How often: as the command says, or as a test of every day. */
export const times = (usual: number): number => Number(process.env.ATTACK_TIMES ?? usual);

/** Long forms take as long as they take. */
export const patience = (ms: number): number => (process.env.ATTACK_TIMES ? 0 : ms);

/** What was counted, for the command. */
export function report(counts: Readonly<Record<string, number>>): void {
  if (process.env.ATTACK_REPORT) writeFileSync(process.env.ATTACK_REPORT, JSON.stringify(counts));
}
