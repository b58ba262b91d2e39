/** Who somebody is: made at their first visit, known by a cookie, with a name that they choose. */
import type { BodyOf, Me } from '@astragal/wire';
import type { House } from '../host/house.ts';
import { ProblemError, refuse } from '../host/problems.ts';
import { newId } from '../host/secrets.ts';
import { readWebhook } from '../host/webhooks.ts';
import { noToken } from '../store/people.ts';
import type { Chair, Person } from '../store/rows.ts';
import { type Known, newSession } from './sessions.ts';

export const me = ({ settings }: House, person: Person | undefined): Me => ({
  ...(person?.name !== undefined && { name: person.name }),
  ...(person?.avatar !== undefined && { avatar: person.avatar }),
  ...(person?.settings !== undefined && { settings: person.settings }),
  ...(person?.webhook !== undefined && { webhook: person.webhook }),
  webhooks: settings.webhookHosts.length > 0,
});

/** A new person, and the secret that proves to be them. */
export async function newPerson(house: House, label = ''): Promise<Known & { readonly secret: string }> {
  const id = newId();
  const person: Person = { id, token: noToken(id), name: undefined, webhook: undefined, seen: house.settings.now() };
  const { secret, session, statement } = newSession(house, id, { label });
  await house.writing(house.store.people.add(person, statement));
  return { person, session, secret };
}

export async function changeMe(house: House, person: Person, change: BodyOf<'changeMe'>): Promise<Me> {
  const webhook = change.webhook === '' ? null : change.webhook;
  if (webhook && webhook !== person.webhook) readWebhook(webhook, house.settings.webhookHosts);
  const next = await house.writing(house.store.people.change(person.id, { ...change, webhook, seen: house.settings.now() }));
  if (!next) throw refuse('not-found');
  if (change.name !== undefined || change.avatar !== undefined) await showAtTables(house, next);
  return me(house, next);
}

/** Name and face as they are now, at every table that goes on; a game that is over keeps those it was played with. */
async function showAtTables(house: House, person: Person): Promise<void> {
  for (const id of await house.store.tables.openOf(person.id)) {
    const table = await house.table(id);
    await table
      ?.do(async () => {
        const chairs = table.row.chairs.map((chair) => asNow(chair, person));
        if (chairs.some((chair, seat) => chair !== table.row.chairs[seat])) await table.change({ chairs });
      })
      .catch(unlessGone);
  }
}

/** The chair as it is, where nothing about it has changed. */
function asNow(chair: Chair, { id, name = '', avatar }: Person): Chair {
  if (chair.keptFor === id && chair.name !== name) return { ...chair, name };
  if (chair.by !== 'person' || chair.person !== id || (chair.name === name && chair.avatar === avatar)) return chair;
  return { ...chair, name, ...(avatar !== undefined && { avatar }) };
}

/** The table was closed and forgotten meanwhile. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ProblemError && error.problem.code === 'not-found')) throw error;
}
