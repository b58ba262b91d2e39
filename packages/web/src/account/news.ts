/** What was done to my account elsewhere is said once, with the way to where it can be undone. */
import { readWords } from '@astragal/table/read-words.ts';
import type { AccountEvent } from '@astragal/wire';
import { say } from '../base/toast.svelte.ts';
import { i18n } from '../text/index.svelte.ts';
import type { AccountWords } from './words/en.ts';

const wordings = import.meta.glob<{ readonly words: AccountWords }>('./words/??.ts');
/** So long after a deed of this page its notice may still come. */
const UNDER_WAY = 3000;

class AccountNews {
  #doing = 0;

  /** Does something to my account: this page need not be told of it. */
  async mine<T>(work: () => Promise<T>): Promise<T> {
    this.#doing++;
    try {
      return await work();
    } finally {
      setTimeout(() => this.#doing--, UNDER_WAY);
    }
  }

  async tell({ what, label }: Pick<AccountEvent, 'what' | 'label'>): Promise<void> {
    if (this.#doing > 0) return;
    const { words } = await readWords(wordings[`./words/${i18n.language}.ts`]!);
    say(told(words, { what, label }), 'bad', { href: '/settings', text: words.look });
  }
}

/** The page's own. */
export const accountNews = new AccountNews();

/** What happened, and by which browser. */
export const told = ({ news }: AccountWords, { what, label }: Pick<AccountEvent, 'what' | 'label'>): string =>
  label ? `${news[what]} (${label})` : news[what];
