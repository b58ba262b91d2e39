/**
 * Forms of the home page, for whoever has no script, or not yet: routes of the API that take fields instead of JSON and answer with a page.
 * That is the table's, or the home page again with the problem after its `#`, where it stands in the reader's language.
 */
import { API, check, type RouteName } from '@astragal/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError, refuse } from '../ground/problems.ts';
import { changeMe } from '../people/people.ts';
import type { Call, Calls } from './call.ts';
import { handlers } from './routes.ts';

type Fields = Readonly<Record<string, string>>;

interface Form {
  readonly path: string;
  /** The body that the route of the API wants. */
  readonly body: (fields: Fields) => unknown;
}

/** By the route of the API that does the work. */
const FORMS = {
  playNow: {
    path: '/play-now',
    body: ({ game, seats, level }) => ({ game, ...(seats && { seats: Number(seats) }), ...(level && { level }) }),
  },
  join: { path: '/join', body: ({ code }) => ({ code: code?.replace(/[\s-]/g, '') }) },
} as const satisfies Partial<Record<RouteName, Form>>;
type FormName = keyof typeof FORMS;

/** Takes the forms; `app` is a part of the server of its own, since nothing else reads fields. */
export function takeForms(app: FastifyInstance, calls: Calls): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_: FastifyRequest, text: string) =>
    Object.fromEntries(new URLSearchParams(text)),
  );
  app.setErrorHandler(async (error, request, reply) => {
    // Another site's form is not explained on our pages.
    if (error instanceof ProblemError && error.problem.code === 'wrong-origin') throw error;
    return reply.redirect(`/#problem-${calls.problemOf(error, request).code}`, 303);
  });
  for (const [name, { path, body }] of Object.entries(FORMS) as [FormName, Form][])
    app.post(path, { onRequest: (request) => calls.enter(name, request) }, async (request, reply) => {
      const fields = (request.body ?? {}) as Fields;
      const call = calls.admit(API[name], request, reply, body(fields));
      const { table } = await handlers[name](await named(call, fields));
      return reply.redirect(`/table/${table.id}`, 303);
    });
}

/** Somebody without a name gets one of those that the form suggests, and the face that the page has shown. */
async function named(call: Call, { names = '', avatar }: Fields): Promise<Call> {
  const person = await call.known();
  if (person.name) return call;
  const suggested = names.split(',');
  const found = check(API.changeMe.in, {
    name: suggested[Math.floor(Math.random() * suggested.length)]?.trim(),
    ...(avatar && { avatar }),
  });
  if (!('value' in found)) throw refuse('no-name');
  const { name, avatar: face } = await changeMe(call.house, person, found.value as { name: string });
  return { ...call, known: async () => ({ ...person, name, ...(face && { avatar: face }) }) };
}
