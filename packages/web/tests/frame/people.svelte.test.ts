/** Who sits at a table: everybody is called differently, each bot of a level too. */

import type { Stage } from '@astragal/table/stage.ts';
import type { TableInfo } from '@astragal/wire';
import { beforeAll, expect, it, vi } from 'vitest';
import { namesOf, sittersOf } from '../../src/frame/people.svelte.ts';
import { en } from '../../src/text/en.ts';
import { i18n } from '../../src/text/index.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await i18n.use('en');
});

const bot = (level: string) => ({ by: 'bot', name: level, level });
const person = (name: string) => ({ by: 'person', name });
const at = (game: string, seats: readonly object[]) => ({ game, seats, mine: [0] }) as unknown as TableInfo;
const all = (info: TableInfo): string[] => info.seats.map((_, seat) => namesOf(info)(seat));

/** A game whose bots are somebody. */
const [peopled, personas] = Object.entries(en.games).flatMap(([id, { bots }]) => (bots ? [[id, bots] as const] : []))[0]!;

it('bots of one level are different people', () => {
  const info = at(peopled, [person('Ann'), bot('skilled'), bot('skilled'), bot('expert')]);
  const [first, second] = personas.skilled;
  expect(all(info)).toEqual(['Ann', first.name, second.name, personas.expert[0].name]);
  const sitters = sittersOf(info, { waits: [], mode: 'play' } as unknown as Stage, namesOf(info), undefined);
  expect(new Set(sitters.slice(1).map(({ look }) => look)).size).toBe(3);
});

it('a bot that is one of its level is called and looks so', () => {
  const info = at(peopled, [person('Ann'), { ...bot('skilled'), name: 'skilled/3' }]);
  expect(all(info)).toEqual(['Ann', personas.skilled[2].name]);
  const looksOf = (seats: TableInfo) =>
    sittersOf(seats, { waits: [], mode: 'play' } as unknown as Stage, namesOf(seats), undefined).map(({ look }) => look);
  expect(looksOf(info)[1]).not.toEqual(looksOf(at(peopled, [person('Ann'), bot('skilled')]))[1]);
});

it('people of one name, and bots without one, are numbered', () => {
  expect(all(at('pig', [person('Ann'), person('Ann')]))).toEqual(['Ann 1', 'Ann 2']);
  expect(all(at('pig', [person('Ann'), bot('bold'), bot('bold')]))).toEqual(['Ann', 'Bold 1', 'Bold 2']);
});
