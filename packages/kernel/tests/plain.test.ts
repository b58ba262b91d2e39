import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copy, counted, hash, plural, same, sortedJson } from '../src/index.ts';

it('copies plain data deeply and independently', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sortedJson(copy(value))).toBe(sortedJson(value));
    }),
  );
  const odd = JSON.parse('{"__proto__":{"a":1},"constructor":2}') as object;
  expect(sortedJson(copy(odd))).toBe('{"__proto__":{"a":1},"constructor":2}');
  const original = { list: [{ n: 1 }] };
  copy(original).list[0]!.n = 2;
  expect(original.list[0]!.n).toBe(1);
});

it('writes equal data as equal text, whatever the order of keys', () => {
  expect(sortedJson({ b: 1, a: [1, { d: 2, c: 3 }] })).toBe('{"a":[1,{"c":3,"d":2}],"b":1}');
  expect(sortedJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 2 })).toBe(false);
  expect(same(JSON.parse('{"__proto__":{}}'), {})).toBe(false);
  expect(same({}, JSON.parse('{"toString":1}'))).toBe(false);
  fc.assert(fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => same(a, b) === (sortedJson(a) === sortedJson(b))));
});

it('writes words and numbers as JSON does', () => {
  const plain = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined));
  fc.assert(fc.property(fc.array(plain), (list) => sortedJson(list) === JSON.stringify(list)));
  expect(sortedJson({ 'a "key"': 'w\n', ключ: 'кубик' })).toBe('{"a \\"key\\"":"w\\n","ключ":"кубик"}');
});

it('hashes the same everywhere: these values are the promise to browsers and old records', () => {
  expect(hash({ a: 1, b: [true, 'ż', 'ё'] })).toBe(hash({ b: [true, 'ż', 'ё'], a: 1 }));
  expect(hash('')).toMatchInlineSnapshot(`"ffc907ae9c678cfaa864673b6050e19f"`);
  expect(hash({ state: { gold: 3 }, stack: [] })).toMatchInlineSnapshot(`"4a15c86c621db03c060d5cdfcf86de20"`);
});

it('hashes different data differently', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, n) => hash({ n })));
  expect(seen.size).toBe(20_000);
});

it.each([
  [1, 'kość', 'кубик', 'die'],
  [2, 'kości', 'кубика', 'dice'],
  [5, 'kostek', 'кубиков', 'dice'],
  [12, 'kostek', 'кубиков', 'dice'],
  [22, 'kości', 'кубика', 'dice'],
  [25, 'kostek', 'кубиков', 'dice'],
  [21, 'kostek', 'кубик', 'dice'],
])('counts %i', (n, pl, ru, en) => {
  expect(plural('pl', n, { one: 'kość', few: 'kości', many: 'kostek' })).toBe(pl);
  expect(plural('ru', n, { one: 'кубик', few: 'кубика', many: 'кубиков' })).toBe(ru);
  expect(counted('en', n, { one: 'die', other: 'dice' })).toBe(`${n}\u00a0${en}`);
});
