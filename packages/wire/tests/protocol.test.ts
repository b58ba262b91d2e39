import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { API, failure, NOTICES, PROBLEMS, REQUESTS, readNotice, readRequest, STATUS, turnHook } from '../src/index.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map((found) => JSON.parse(found[1]!) as { type?: string; event?: string });
const typesIn = (list: readonly { type?: string }[]) => new Set(list.map(({ type }) => type));

describe('docs/protocol.md', () => {
  it('shows every request and every notice', () => {
    const shown = typesIn(examples);
    for (const type of [...Object.keys(REQUESTS), ...Object.keys(NOTICES)]) expect(shown).toContain(type);
  });

  it('names every route, and says of it what the API says', () => {
    const rows = [...page.matchAll(/^\| (?:GET|PUT|POST|PATCH) \| `\/.*$/gm)].map(([row]) => row);
    expect(rows).toEqual(Object.values(API).map(({ method, path, says }) => `| ${method} | \`${path}\` | ${says} |`));
  });

  it('shows only messages that the schemas accept, whole', () => {
    for (const example of examples) {
      if (!example.type) {
        expect(v.is(example.event ? turnHook : failure, example)).toBe(true);
        continue;
      }
      const text = JSON.stringify(example);
      const readings = [readRequest(text), readNotice(text)];
      expect(readings).toContainEqual({ message: example });
    }
  });
});

describe('reading a message', () => {
  it('says where it goes wrong', () => {
    expect(readRequest('{')).toEqual({ wrong: 'json' });
    expect(readRequest('null')).toEqual({ wrong: 'type' });
    expect(readRequest('{"type":"__proto__"}')).toEqual({ wrong: 'type' });
    expect(readRequest('{"type":"answer","id":1,"table":"k3v9q2mx7r","seat":-1,"ask":1,"choice":"roll"}')).toEqual({
      wrong: 'seat',
      id: 1,
    });
    expect(readRequest('{"type":"chat","id":1,"table":"k3v9q2mx7r","text":"   "}')).toEqual({ wrong: 'text', id: 1 });
  });

  it('keeps the number of a request that goes wrong elsewhere, where it can be read', () => {
    expect(readRequest('{"type":"nonsense","id":7}')).toEqual({ wrong: 'type', id: 7 });
    expect(readRequest('{"id":0}')).toEqual({ wrong: 'type', id: 0 });
    for (const id of ['"7"', '-1', '1.5', '1e99', 'null', '{}']) expect(readRequest(`{"type":"ping","id":${id}}`)).toEqual({ wrong: 'id' });
  });

  it('drops fields it does not know', () => {
    expect(readRequest('{"type":"ping","id":1,"more":true}')).toEqual({ message: { type: 'ping', id: 1 } });
  });
});

it('every problem has an HTTP status, every route a distinct place', () => {
  expect(Object.keys(STATUS).sort()).toEqual(Object.keys(PROBLEMS).sort());
  const places = Object.values(API).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});
