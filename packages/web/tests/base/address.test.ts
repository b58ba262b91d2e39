import { expect, it } from 'vitest';
import { isNumber, namedAddress } from '../../src/base/address.ts';

it('tells a bare IP address from a name', () => {
  expect(['127.0.0.1', '192.168.1.5', '[::1]'].map(isNumber)).toEqual([true, true, true]);
  expect(['localhost', 'play.example', '1.example'].map(isNumber)).toEqual([false, false, false]);
});

it('knows the name of this machine alone', () => {
  expect(namedAddress('http://127.0.0.1:8080/settings')).toBe('http://localhost:8080/settings');
  expect(namedAddress('http://[::1]:8080/')).toBe('http://localhost:8080/');
  expect(namedAddress('http://192.168.1.5:8080/')).toBeUndefined();
});
