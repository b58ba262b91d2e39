/** The command line: finds the command, runs it, and says in one line what went wrong. */
import { AnalysisError } from '@astragal/analysis';
import { LuckError, OptionsError, RecordError, RulesError, ScriptError, ScriptFormError, TooManyOutcomes } from '@astragal/kernel';
import { PuzzleError } from '@astragal/puzzles';
import { Args, type Command, Failure, UsageError } from './command.ts';
import { analysing } from './commands/analyse.ts';
import { arena } from './commands/arena.ts';
import { backingUp } from './commands/backup.ts';
import { balancing } from './commands/balance.ts';
import { checkingContent } from './commands/content.ts';
import { tellingDay } from './commands/daily.ts';
import { countingDice } from './commands/dice.ts';
import { exporting } from './commands/export.ts';
import { fuzzing } from './commands/fuzz.ts';
import { games } from './commands/games.ts';
import { judging } from './commands/judge.ts';
import { checkingLessons } from './commands/lessons.ts';
import { scaling } from './commands/luck.ts';
import { mixing } from './commands/mixtures.ts';
import { perfting } from './commands/perft.ts';
import { playing } from './commands/play.ts';
import { puzzling } from './commands/puzzles.ts';
import { replaying } from './commands/replay.ts';
import { restoring } from './commands/restore.ts';
import { scripting } from './commands/script.ts';
import { searchingCases } from './commands/search-cases.ts';
import { sim } from './commands/sim.ts';
import { training } from './commands/train.ts';
import { verifying } from './commands/verify.ts';
import { helpOf, helpOfAll } from './help.ts';
import type { Io } from './io.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  games,
  playing,
  sim,
  arena,
  balancing,
  mixing,
  training,
  judging,
  analysing,
  scaling,
  puzzling,
  fuzzing,
  scripting,
  replaying,
  verifying,
  perfting,
  checkingContent,
  checkingLessons,
  searchingCases,
  backingUp,
  restoring,
  exporting,
  countingDice,
  tellingDay,
];

const WRONG_USAGE = [UsageError, OptionsError, ScriptFormError];
const FAILED_RUN = [AnalysisError, Failure, LuckError, PuzzleError, RecordError, RulesError, ScriptError, TooManyOutcomes];

/** Runs a command line. Gives the exit code: 0 done, 1 failed, 2 wrongly used. */
export async function astragal(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = argv;
  if (name === 'help' && rest[0] !== undefined) return astragal([rest[0], '--help'], io);
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    (name === undefined ? io.err : io.out)(helpOfAll(COMMANDS));
    return name === undefined ? 2 : 0;
  }
  const command = COMMANDS.find((each) => each.name === name);
  if (!command) {
    io.err(`astragal: there is no command '${name}'; there are ${COMMANDS.map((each) => each.name).join(', ')}`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    io.out(helpOf(command));
    return 0;
  }
  try {
    return (await command.run(new Args(command, rest), io)) ? 0 : 1;
  } catch (error) {
    io.bar?.('');
    return complain(error, command, io);
  }
}

function complain(error: unknown, { name }: Command, io: Io): number {
  const message = error instanceof Error ? error.message : String(error);
  if (WRONG_USAGE.some((kind) => error instanceof kind)) {
    io.err(`astragal ${name}: ${message} (astragal ${name} --help tells more)`);
    return 2;
  }
  io.err(`astragal ${name}: ${message}`);
  const isExpected = FAILED_RUN.some((kind) => error instanceof kind);
  if (!isExpected && process.env.ASTRAGAL_TRACE) io.err((error as Error).stack ?? '');
  else if (!isExpected) io.err('This is a fault of the program; ASTRAGAL_TRACE=1 shows where.');
  return 1;
}
