/** Content is data: the rules know the words of the vocabulary and no piece by its name. */
import { readdirSync, readFileSync } from 'node:fs';
import { Play, readOptions, seeded, start } from '@astragal/kernel';
import { describe, expect, it } from 'vitest';
import {
  ATTACK_IDS,
  BOSS_IDS,
  CARDS,
  EVENT_IDS,
  FOE_IDS,
  HERO_IDS,
  type PlatformerKind,
  type PlatformerOptions,
  platformer,
  TOKEN_IDS,
} from '../src/index.ts';

const RULES = new URL('../src/rules/', import.meta.url);
const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
/** Without comments, which may say of which card they speak. */
const code = (name: string): string => readFileSync(new URL(name, RULES), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

describe('content is data', () => {
  it('the rules name no card, hero, enemy, boss, token, attack or event', () => {
    const ids = [...Object.keys(CARDS), ...HERO_IDS, ...FOE_IDS, ...BOSS_IDS, ...TOKEN_IDS, ...ATTACK_IDS, ...EVENT_IDS];
    const named = files.flatMap((file) =>
      ids.filter((id) => new RegExp(`['".]${id}['"]|\\b[A-Z]+\\.${id}\\b`).test(code(file))).map((id) => `${file}: ${id}`),
    );
    expect(files.length).toBeGreaterThan(15);
    // Where wounds came from is told by the word of the rulebook.
    expect(named.filter((each) => each !== 'solo.ts: rockfall')).toEqual([]);
  });

  it('a view holds what is named, and nothing that a state may hold besides', () => {
    const options = readOptions(platformer as never, 2, {}) as PlatformerOptions;
    const { state } = start(platformer, 2, options, new Play<PlatformerKind>(seeded('view')));
    const planted = { ...state, secret: 1, house: { ...state.house, secret: 1 }, turn: { ...state.turn, secret: 1 } };
    const climbers = state.climbers.map((climber) => ({ ...climber, secret: 1 }));
    expect(platformer.view({ ...planted, climbers }, 0)).toEqual(state);
  });
});
