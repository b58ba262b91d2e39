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
let all: readonly Toast[] = $state.raw([]);
let next = 0;
let standing: string | undefined = $state();

export const toasts = {
  get all(): readonly Toast[] {
    return all;
  },
  /** What holds until it is taken back: the line is lost. */
  get standing(): string | undefined {
    return standing;
  },
};

export function stand(text: string | undefined): void {
  standing = text;
}

export function say(text: string, kind: Toast['kind'] = 'good', link?: Toast['link']): void {
  const toast = { id: next++, text, kind, link };
  all = [...all.filter((each) => each.text !== text), toast].slice(-3);
  setTimeout(
    () => {
      all = all.filter((each) => each !== toast);
    },
    link ? STAY * 3 : STAY,
  );
}

/** A problem in words. */
export function worded(trouble: Trouble | { readonly code: string }): string {
  const { problems } = i18n.t;
  return Object.hasOwn(problems, trouble.code) ? problems[trouble.code as keyof typeof problems] : problems.unknown;
}

/** Says what went wrong; that the server is away is said once, by what stands there already. */
export function complain(trouble: Trouble): void {
  if (trouble.code !== 'offline' || standing === undefined) say(worded(trouble), 'bad');
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
