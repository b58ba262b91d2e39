import { API } from '@astragal/wire';
import { expect, it } from 'vitest';
import { openApi } from '../src/http/openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: { 'application/json': { readonly schema: Record<string, object> } } };
}

const { paths } = openApi('https://games.example') as { paths: Record<string, Record<string, Operation>> };
const operations = new Map(Object.values(paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each])));
const bodyOf = (name: string) => operations.get(name)!.requestBody!.content['application/json'].schema;

it('describes every route, and every schema of it without a gap', () => {
  expect([...operations.keys()].sort()).toEqual(Object.keys(API).sort());
});

it('says what the server checks: bounds of names and options, defaults, words that a field may be', () => {
  expect(bodyOf('changeMe').properties).toMatchObject({ name: { type: 'string', maxLength: 24 } });
  expect(bodyOf('create').properties).toMatchObject({
    options: { propertyNames: { maxLength: 60 }, additionalProperties: { type: 'string', maxLength: 60 }, default: {} },
    timeout: { enum: ['bot', 'resign'], default: 'bot' },
    seats: { type: 'array', minItems: 1, maxItems: 16 },
  });
  expect(bodyOf('create').required).toEqual(['game', 'seats']);
});

it('names what comes in the address', () => {
  expect(operations.get('replay')!.parameters.map(({ name }) => name)).toEqual(['table', 'from', 'count', 'as']);
  expect(operations.get('replay')!.parameters[1]!.schema).toEqual({ type: 'string', pattern: '^\\d{1,9}$' });
});
