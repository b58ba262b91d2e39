/** The JSON API described as OpenAPI, made from the same table of routes that serves it. */
import { API, failure, type Route, type Schema } from '@astragal/wire';

interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly options?: readonly (Schema | string)[];
  readonly literal?: string | number;
  readonly value?: Schema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown; readonly kind: string }[];
}

type Json = Readonly<Record<string, unknown>>;

const BOUNDS: Readonly<Record<string, string>> = {
  min_length: 'minLength',
  max_length: 'maxLength',
  min_value: 'minimum',
  max_value: 'maximum',
};

/** A schema of ours as JSON Schema; covers what our messages use. */
export function jsonSchema(schema: Schema): Json {
  const it = schema as unknown as Described;
  return { ...shape(it), ...bounds(it) };
}

function shape(it: Described): Json {
  switch (it.type) {
    case 'object':
    case 'loose_object': {
      const fields = Object.entries(it.entries!);
      const needed = fields.flatMap(([name, each]) => ((each as unknown as Described).type === 'optional' ? [] : [name]));
      return {
        type: 'object',
        properties: Object.fromEntries(fields.map(([name, each]) => [name, jsonSchema(each)])),
        ...(needed.length > 0 && { required: needed }),
      };
    }
    case 'array':
      return { type: 'array', items: jsonSchema(it.item!) };
    case 'tuple':
      return { type: 'array', prefixItems: it.items!.map(jsonSchema) };
    case 'record':
      return { type: 'object', additionalProperties: jsonSchema(it.value!) };
    case 'optional':
      return jsonSchema(it.wrapped!);
    case 'union':
    case 'variant':
      return { anyOf: it.options!.map((each) => jsonSchema(each as Schema)) };
    case 'picklist':
      return { enum: it.options! };
    case 'literal':
      return { const: it.literal };
    case 'custom':
      return { type: 'object' };
    default:
      return { type: it.type };
  }
}

function bounds({ type, pipe = [] }: Described): Json {
  const found: Record<string, unknown> = {};
  for (const action of pipe) {
    if (action.type === 'integer') found.type = 'integer';
    const name = type === 'array' ? BOUNDS[action.type]?.replace('Length', 'Items') : BOUNDS[action.type];
    if (name) found[name] = action.requirement;
    if (action.type === 'regex') found.pattern = (action.requirement as RegExp).source;
  }
  return found;
}

const content = (schema: Schema) => ({ content: { 'application/json': { schema: jsonSchema(schema) } } });

/** The whole description. */
export function openApi(baseUrl: string | undefined): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(API) as [string, Route][]) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const query = route.query ? Object.entries((route.query as unknown as Described).entries!) : [];
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = {
      operationId: name,
      summary: route.says,
      parameters: [
        ...[...route.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
          name: param,
          in: 'path',
          required: true,
          schema: { type: 'string' },
        })),
        ...query.map(([param, schema]) => ({ name: param, in: 'query', required: false, schema: jsonSchema(schema) })),
      ],
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
