import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { name, readRequest } from '../src/index.ts';
import { cleaned } from '../src/typed.ts';

const chat = (text: string) => readRequest(JSON.stringify({ type: 'chat', id: 1, table: 'k3v9q2mx7r', text }));
const heard = (text: string) => {
  const reading = chat(text);
  return 'message' in reading && reading.message.type === 'chat' ? reading.message.text : reading;
};

describe('what people type', () => {
  it.each([
    ['NUL', 'a\u0000b', 'ab'],
    ['control characters', 'a\u0007\u001bb\u009f', 'ab'],
    ['overrides of direction', '\u202egnp\u202c.exe\u2066\u2069\u200f', 'gnp.exe'],
    ['halves of a character', 'a\ud800b\udc00', 'ab'],
    ['marks that hide in text', '\ufeffa\u00adb\u{e0041}', 'ab'],
    ['line breaks and wide gaps', ' a\r\n\t b\u2028c\u00a0 ', 'a b c'],
    ['letters in pieces', 'e\u0301 z\u0307', '\u00e9 \u017c'],
  ])('%s: cleaned in chat and in names', (_, given, clean) => {
    expect(heard(given)).toBe(clean);
    expect(v.parse(name, given)).toBe(clean);
  });

  it.each(['Żółć', 'Ёлка', '👩‍👩‍👧 🏳️‍🌈', 'می‌خواهم', 'O’Neill & co. <3'])('%s stays as it is', (text) => {
    expect(heard(text)).toBe(text);
  });

  it.each(['', '   ', '\u0000', '\u200d', '\u202e \u200b'])('nothing to be seen is refused: %j', (text) => {
    expect(chat(text)).toEqual({ wrong: 'text', id: 1 });
    expect(v.is(name, text)).toBe(false);
  });

  it('length counts what is left', () => {
    expect(v.is(name, `${'x'.repeat(24)}\u0000\u0000`)).toBe(true);
    expect(v.is(name, 'x'.repeat(25))).toBe(false);
  });

  it('whatever comes, what is kept is well formed, composed and the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }), (text) => {
        const clean = cleaned(text);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(cleaned(clean)).toBe(clean);
        expect(Buffer.from(clean, 'utf8').toString('utf8')).toBe(clean);
        expect(clean).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      }),
      { seed: 2026 },
    );
  });
});
