/** Who sits at a table: everybody is called differently, each bot of a level too. */
import type { TableInfo } from '@astragal/wire';
import { beforeAll, expect, it, vi } from 'vitest';
import { lookOf } from '../../src/shell/looks.ts';
import { namesOf, sittersOf } from '../../src/table/people.svelte.ts';
import type { Stage } from '../../src/table/stage.ts';
import { i18n } from '../../src/text/index.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await i18n.use('en');
});

const bot = (level: string) => ({ by: 'bot', name: level, level });
const person = (name: string) => ({ by: 'person', name });
const at = (game: string, seats: readonly object[]) => ({ game, seats, mine: [0] }) as unknown as TableInfo;
const all = (info: TableInfo): string[] => info.seats.map((_, seat) => namesOf(info)(seat));

it('bots of one level are different people', () => {
  const info = at('dice-forge', [person('Ann'), bot('skilled'), bot('skilled'), bot('expert')]);
  expect(all(info)).toEqual(['Ann', 'Damon', 'Melitta', 'Thais']);
  const sitters = sittersOf(info, { waits: [], mode: 'play' } as unknown as Stage, namesOf(info), undefined);
  const faces = sitters.slice(1).map(({ level, nth }) => lookOf('dice-forge', level, nth));
  expect(new Set(faces).size).toBe(3);
});

it('people of one name, and bots without one, are numbered', () => {
  expect(all(at('dice-forge', [person('Ann'), person('Ann')]))).toEqual(['Ann 1', 'Ann 2']);
  expect(all(at('pig', [person('Ann'), bot('bold'), bot('bold')]))).toEqual(['Ann', 'Bold 1', 'Bold 2']);
});
