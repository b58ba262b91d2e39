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
  expect(all(info)).toEqual(['Ann', ...personas.skilled.names.slice(0, 2), personas.expert.names[0]]);
  const sitters = sittersOf(info, { waits: [], mode: 'play' } as unknown as Stage, namesOf(info), undefined);
  expect(new Set(sitters.slice(1).map(({ look }) => look)).size).toBe(3);
});

it('people of one name, and bots without one, are numbered', () => {
  expect(all(at('pig', [person('Ann'), person('Ann')]))).toEqual(['Ann 1', 'Ann 2']);
  expect(all(at('pig', [person('Ann'), bot('bold'), bot('bold')]))).toEqual(['Ann', 'Bold 1', 'Bold 2']);
});
