/** What was done to my account elsewhere is said once, with the way to where it can be undone. */
import type { AccountEvent } from '@astragal/wire';
import { say } from '../base/toast.svelte.ts';
import { i18n } from '../text/index.svelte.ts';
import type { Words } from './words/en.ts';

const wordings = import.meta.glob<{ readonly words: Words }>('./words/??.ts');
/** So long after a deed of this page its notice may still come. */
const UNDER_WAY = 3000;
let doing = 0;

/** Does something to my account: this page need not be told of it. */
export async function mine<T>(work: () => Promise<T>): Promise<T> {
  doing++;
  try {
    return await work();
  } finally {
    setTimeout(() => doing--, UNDER_WAY);
  }
}

export async function tell({ what, label }: Pick<AccountEvent, 'what' | 'label'>): Promise<void> {
  if (doing > 0) return;
  const { words } = await wordings[`./words/${i18n.language}.ts`]!();
  say(told(words, { what, label }), 'bad', { href: '/settings', text: words.look });
}

/** What happened, and by which browser. */
export const told = ({ news }: Words, { what, label }: Pick<AccountEvent, 'what' | 'label'>): string =>
  label ? `${news[what]} (${label})` : news[what];
