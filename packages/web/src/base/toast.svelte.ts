/** Short messages at the edge of the screen, read aloud by screen readers. */
import { type Trouble, troubleOf } from '../net/api.ts';
import { i18n } from '../text/index.svelte.ts';

interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'good' | 'bad';
  /** Where more is said. */
  readonly link?: { readonly href: string; readonly text: string } | undefined;
}

const STAY = 5000;

export class ToastList {
  #all: readonly Toast[] = $state.raw([]);
  #standing: string | undefined = $state();
  #next = 0;

  get all(): readonly Toast[] {
    return this.#all;
  }

  /** What holds until it is taken back: the server is away. */
  get standing(): string | undefined {
    return this.#standing;
  }

  stand(text: string | undefined): void {
    this.#standing = text;
  }

  say(text: string, kind: Toast['kind'] = 'good', link?: Toast['link']): void {
    const toast = { id: this.#next++, text, kind, link };
    this.#all = [...this.#all.filter((each) => each.text !== text), toast].slice(-3);
    setTimeout(
      () => {
        this.#all = this.#all.filter((each) => each !== toast);
      },
      link ? STAY * 3 : STAY,
    );
  }

  /** Says what went wrong; that the server is away is said once, by what stands there already. */
  complain(trouble: Trouble): void {
    if (trouble.code !== 'offline' || this.#standing === undefined) this.say(worded(trouble), 'bad');
  }
}

/** The page's own. */
export const toasts = new ToastList();
export const stand: ToastList['stand'] = (text) => toasts.stand(text);
export const say: ToastList['say'] = (text, kind, link) => toasts.say(text, kind, link);
export const complain: ToastList['complain'] = (trouble) => toasts.complain(trouble);

/** A problem in words. */
export function worded(trouble: Trouble | { readonly code: string }): string {
  const { problems } = i18n.t;
  return Object.hasOwn(problems, trouble.code) ? problems[trouble.code as keyof typeof problems] : problems.unknown;
}

/** Does something; a failure is told to the person instead of thrown. Says whether it went well. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    complain(troubleOf(error));
    return false;
  }
}
