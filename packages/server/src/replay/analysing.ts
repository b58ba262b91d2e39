/** What luck and choices did in a finished game, counted as closely as the end of a game shows it. */
import { AnalysisError, type AnalysisFault, analysed, type Ledger, rulesOfRecord } from '@astragal/analysis';
import { fairCopy } from '@astragal/kernel';
import { onShelf } from '@astragal/shelf';
import type { RecordText } from '../store/rows.ts';
import { recordIn } from './playing.ts';

/** A ledger, or why there is none. */
export type Analysed = { readonly ledger: Ledger } | { readonly fault: AnalysisFault };

const rulesFor = async (game: string, version: number) => (await onShelf(game)?.at(version))?.rules();

export async function analysedText(text: RecordText): Promise<Analysed> {
  const record = recordIn(text);
  try {
    return { ledger: analysed(await rulesOfRecord(record, rulesFor), fairCopy(record)) };
  } catch (error) {
    if (error instanceof AnalysisError) return { fault: error.code };
    throw error;
  }
}
