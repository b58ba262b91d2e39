/** Who somebody is: made at their first visit, known by a cookie, with a name that they choose. */
import type { BodyOf, Me } from '@astragal/wire';
import { refuse } from '../ground/problems.ts';
import { newId } from '../ground/secrets.ts';
import type { House } from '../house/house.ts';
import type { Visitor } from '../house/visitor.ts';
import { readWebhook } from '../notifications/webhooks.ts';
import { noToken } from '../store/people.ts';
import type { Person } from '../store/rows.ts';
import { writing } from '../store/writing.ts';
import { isWay, type Known, keysOf, newSession } from './sessions.ts';

/** The same, with the session by which they are known. */
export interface KnownVisitor extends Known {
  readonly person: Visitor;
}

export const me = async (house: House, person: Person | undefined): Promise<Me> => ({
  ...(person?.name !== undefined && { name: person.name }),
  ...(person?.avatar !== undefined && { avatar: person.avatar }),
  ...(person && (await keysOf(house, person)).some(isWay) && { kept: true }),
  ...(person?.settings !== undefined && { settings: person.settings }),
  ...(person?.webhook !== undefined && { webhook: person.webhook }),
  webhooks: house.settings.webhookHosts.length > 0,
});

/** A new person, and the secret that proves to be them. */
export async function newPerson(house: House, label = ''): Promise<Known & { readonly secret: string }> {
  const id = newId();
  const person: Person = { id, token: noToken(id), name: undefined, webhook: undefined, seen: house.settings.now() };
  const { secret, session, statement } = newSession(house, id, { label });
  await writing(house, house.store.people.add(person, statement));
  return { person, session, secret };
}

export async function changeMe(house: House, person: Person, change: BodyOf<'changeMe'>): Promise<Me> {
  const webhook = change.webhook === '' ? null : change.webhook;
  if (webhook && webhook !== person.webhook) readWebhook(webhook, house.settings.webhookHosts);
  const next = await writing(house, house.store.people.change(person.id, { ...change, webhook, seen: house.settings.now() }));
  if (!next) throw refuse('not-found');
  if (next.name !== person.name || next.avatar !== person.avatar) await renamed(house, next);
  return me(house, next);
}

/** Somebody is called otherwise from now on, or has another face: at every table that goes on, at every server. */
async function renamed({ tables, cluster, lobby }: House, person: Person): Promise<void> {
  await tables.renamed(new Map([[person.id, person]]));
  cluster.tellHouse({ renamed: person.id });
  lobby.changed();
}
