/** The JSON API described as OpenAPI, made from the same table of routes that serves it. */
import { API, failure, type Route, type Schema } from '@astragal/wire';
import { toJsonSchema } from '@valibot/to-json-schema';

type Json = Readonly<Record<string, unknown>>;

/** A schema of ours as JSON Schema. What a reader is told is what to send: that a text is tidied up afterwards is our affair. */
export function jsonSchema(schema: Schema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    ignoreActions: ['trim', 'to_upper_case', 'transform'],
    // Positions, questions and events are objects that only their game can describe.
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  });
  return rest;
}

const content = (schema: Schema) => ({ content: { 'application/json': { schema: jsonSchema(schema) } } });

const inPath = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

const inQuery = (query: Schema | undefined) =>
  Object.entries((query && (jsonSchema(query).properties as Json)) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));

/** The whole description. */
export function openApi(baseUrl: string | undefined): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(API) as [string, Route][]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId: name,
      summary: route.says,
      parameters: [...inPath(route.path), ...inQuery(route.query)],
      ...(route.in && { requestBody: { required: true, ...content(route.in) } }),
      responses: {
        200: { description: 'Done', ...content(route.out) },
        default: { description: 'A problem: its code and facts', ...content(failure) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Astragal',
      version: '1',
      description: 'Tables, records and replays. What happens at a table comes over the socket: see docs/protocol.md.',
    },
    ...(baseUrl && { servers: [{ url: baseUrl }] }),
    paths,
  };
}
