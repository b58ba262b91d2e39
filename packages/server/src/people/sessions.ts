/** Sessions: browsers by which somebody is known, and how far each is trusted. */
import type { ProofKind } from '@astragal/wire';
import { PROOFS } from '@astragal/wire';
import { refuse } from '../ground/problems.ts';
import { hashOf, newId, newSecret } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Statement } from '../store/driver.ts';
import { earlierSession } from '../store/people.ts';
import type { Key, Person } from '../store/rows.ts';

/** For how long a proof counts. */
const FRESH_MS = 10 * 60_000;
/** For how long something is new, and a way that was ended proves: whoever plays once a week sees it in time. */
export const NEW_MS = 7 * 24 * 3_600_000;
/** What is under way with the secret before may still arrive. */
const UNDER_WAY_MS = 60_000;

export interface Session {
  readonly hash: string;
  readonly person: string;
  readonly created: number;
  /** Stays the same when its secret is renewed, where it is certain that its owner does that. */
  readonly id: string;
  /** Which browser, roughly. */
  readonly label: string;
  /** What was made after it is new to this session: the proof before the last one, or when it began. */
  readonly mark: number;
  /** The last proof; 0: none. */
  readonly proved: number;
  /** That proof was by a way which anybody with the cookie could have made, a short while before. */
  readonly weak?: true;
  /** Its browser went on under another secret then. Whoever comes with this one later is somebody else, who has a copy. */
  readonly left?: number;
}

/** Somebody, and by which session. */
export interface Known {
  readonly person: Person;
  readonly session: Session;
}

/** How somebody says which key they mean; it says nothing about the key. */
export const handleOf = (hash: string): string => hashOf(`handle ${hash}`).slice(0, 16);

/** Servers before kept nothing with it. */
export const sessionIn = ({ hash, person, created, data }: Key): Session => ({
  hash,
  person,
  created,
  id: handleOf(hash),
  label: '',
  mark: created,
  proved: 0,
  ...(data && (JSON.parse(data) as Partial<Session>)),
});

const keyOf = ({ hash, person, created, ...data }: Session): Key => ({
  hash,
  person,
  kind: 'session',
  data: JSON.stringify(data),
  created,
});

/** A new session and its secret. */
export function newSession(
  { store, settings }: House,
  person: string,
  given: Pick<Session, 'label'> & Partial<Pick<Session, 'id' | 'created' | 'mark' | 'proved' | 'weak'>>,
): { readonly secret: string; readonly session: Session; readonly statement: Statement } {
  const secret = newSecret();
  const now = settings.now();
  const session: Session = { hash: hashOf(secret), person, id: newId(), created: now, mark: now, proved: 0, ...given };
  return { secret, session, statement: store.keys.insert(keyOf(session)) };
}

/** Keeps what has changed about a session; one that a server before kept becomes a key. */
export const saved = ({ store }: Pick<House, 'store'>, person: Person, session: Session): readonly Statement[] => [
  ...store.keys.put(keyOf(session)),
  ...(person.token === session.hash ? [store.people.dropToken(person.id)] : []),
];

/** Who has this cookie. A secret that was left and comes back is listed again: somebody has a copy. */
export async function knownBy(house: Pick<House, 'store' | 'settings'>, cookie: string | undefined): Promise<Known | undefined> {
  const found = cookie ? await house.store.people.byToken(hashOf(cookie)) : undefined;
  if (!found) return undefined;
  const { left, ...session } = sessionIn(found.session);
  if (left !== undefined && house.settings.now() - left > UNDER_WAY_MS) await house.store.write(...saved(house, found.person, session));
  return { person: found.person, session };
}

/**
 * Whoever makes a way back goes on under a new secret. The old one stays good, and to it the way is new: if a thief has made it, with a
 * copy of the cookie, the owner sees that and may undo it; a thief who copies the new cookie may not.
 */
export function goOn(
  house: House,
  { person, session }: Known,
  label: string,
  now: number,
): { readonly secret: string; readonly statements: readonly Statement[] } {
  const id = isFresh(session, now) ? session.id : newId();
  const { proved, weak } = session;
  const { secret, statement } = newSession(house, person.id, { id, label, mark: now, proved, ...(weak && { weak }) });
  return { secret, statements: [...saved(house, person, { ...session, left: now }), statement] };
}

/** Everything that is kept for somebody, with the session that a server before kept elsewhere. */
export const keysOf = async ({ store }: House, person: Person): Promise<readonly Key[]> => [
  ...earlierSession(person),
  ...(await store.keys.of(person.id)),
];

export const isWay = ({ kind }: Key): boolean => (PROOFS as readonly string[]).includes(kind);

export const isFresh = ({ proved }: Session, now: number): boolean => now - proved < FRESH_MS;

/** While a proof is fresh its owner still sees what has come since the one before. */
const markOf = (session: Session, now: number): number =>
  isFresh(session, now) || session.weak ? session.mark : Math.max(session.mark, session.proved);

/** Made since the session last proved whose it is, and not long ago. */
export const isNewTo = (session: Session, { created }: Key, now: number): boolean =>
  created > markOf(session, now) && now - created < NEW_MS;

/** Whether anybody with the cookie could have made this way back, a short while ago. */
const isFree = ({ data, created }: Key, now: number): boolean =>
  data !== '' && (JSON.parse(data) as { free?: true }).free === true && now - created < NEW_MS;

/** What is kept with a way back that this session makes now. */
export const madeBy = (session: Session, now: number): { readonly free?: true } =>
  isFresh(session, now) && !session.weak ? {} : { free: true };

/** A proof by this way back. */
export const provedNow = (way: Key, now: number): Pick<Session, 'proved' | 'weak'> => ({
  proved: now,
  ...(isFree(way, now) && { weak: true }),
});

/** The session, proved anew. */
export function proved(session: Session, way: Key, now: number): Session {
  const { weak: _, ...rest } = session;
  return { ...rest, mark: markOf(session, now), ...provedNow(way, now) };
}

/** What is new and was made without a proof may be undone without one. */
const isUndoable = (session: Session, way: Key, now: number): boolean => isFree(way, now) && isNewTo(session, way, now);

/** By what one can prove: ways back, and those that were ended of late, perhaps by a thief. */
const proofIn = ({ kind, hash, expires = 0 }: Key, now: number): ProofKind | undefined =>
  kind !== 'ended' ? PROOFS.find((each) => each === kind) : expires < now ? undefined : hash.startsWith('passkey ') ? 'passkey' : 'phrase';

/**
 * Refuses to undo these ways back, or to do what is as grave, unless the session has just proved whose it is. Where all are undoable there is
 * nothing to prove by: that is an account without any, or one whose ways may be a thief's.
 */
export function demandProof(session: Session, keys: readonly Key[], now: number, ways = keys.filter(isWay)): void {
  if (isFresh(session, now) || ways.every((way) => isUndoable(session, way, now))) return;
  throw refuse('proof-needed', { by: PROOFS.filter((kind) => keys.some((key) => proofIn(key, now) === kind)) });
}
