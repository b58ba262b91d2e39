/** The law of views: a view is built up from nothing, so what it does not name is not in it. */
import { copy, type Kind, type Seat } from '../src/index.ts';
import { must, type Subject } from './subject.ts';

const PLANT = 'planted by the law of views';

/** A copy of plain data with an unknown field in every object of it. */
export function planted<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(planted) as T;
  return { ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, planted(part)])), [PLANT]: PLANT } as T;
}

/** Whether this seat (or a spectator) would see a field that nobody has named. */
export function fromNothing<K extends Kind>({ game }: Subject<K>, state: K['state'], seat: Seat | undefined): void {
  const view = game.view(planted(copy(state)), seat);
  const path = pathTo(view);
  must(path === undefined, 'from nothing', () => `a new field of the state would be seen by seat ${seat ?? '(spectator)'} at view${path}`);
}

/** Where the planted field came out. */
function pathTo(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined;
  for (const [key, value] of Object.entries(part)) {
    if (key === PLANT || value === PLANT) return '';
    const rest = pathTo(value);
    if (rest !== undefined) return Array.isArray(part) ? `[${key}]${rest}` : `.${key}${rest}`;
  }
  return undefined;
}
