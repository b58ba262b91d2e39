/** Answers say what they do to what lies there, as far as it is seen. */
import { type ChoiceOf, LANGUAGES, Play, type SeenFrom, seeded, start } from '@astragal/kernel';
import { expect, it } from 'vitest';
import { type DemonFace, type HeroView, type SanctumKind, sanctum } from '../src/index.ts';
import { en } from '../src/text/en.ts';
import { pl } from '../src/text/pl.ts';
import { ru } from '../src/text/ru.ts';

const lexicons = { en, pl, ru };
const OPTIONS = { difficulty: 'normal', heroes: 'random', bonuses: 'off', hints: 'on' } as const;
const view = sanctum.view(start(sanctum, 2, OPTIONS, new Play(seeded('answers'), [])).state, 0);

const imp: DemonFace = { level: 1, colour: 'green', hits: [4], damage: 1, slot: 'helmet', itemColour: 'blue' };
const brute: DemonFace = { level: 2, colour: 'red', hits: [2, 4], damage: 3, slot: 'boots', itemColour: 'blue' };
const die = (value: number, silver = false) =>
  ({ ...{ value, rolled: value, silver }, changed: false, use: 'free', foe: -1, location: -1 }) as const;

/** The huntress in a fight with two demons. */
const me: HeroView = {
  ...view.heroes[0]!,
  hero: 'huntress',
  foes: [imp, brute].map((face) => ({ kind: 'demon', face, hits: face.hits.map(() => 'open' as const) })),
  fight: { ...view.heroes[0]!.fight, phase: 'attack', dice: [die(4), die(2), die(3, true)] },
};
const sight: SeenFrom<SanctumKind> = { view: { ...view, heroes: [me, view.heroes[1]!] }, seat: 0 };

const said = (choice: ChoiceOf<SanctumKind>, seen: SeenFrom<SanctumKind> | undefined = sight): string[] =>
  LANGUAGES.map((language) =>
    (lexicons[language].choices[choice.do] as (...about: unknown[]) => string)(choice, String, seen).replaceAll('\u00a0', ' '),
  );

it('a hit names the number and the demon, then its pieces', () => {
  expect(said({ do: 'hit', die: 0, foe: 1, location: 1 })).toEqual([
    '4 onto Cinder Brute (2, 4). Die 1, foe 2, location 2',
    'Trafienie wynikiem 4: Żużlowy osiłek (2, 4). Kość 1, wróg 2, miejsce 2',
    'Удар числом 4: Зольный громила (2, 4). Кубик 1, враг 2, символ 2',
  ]);
  expect(said({ do: 'double', die: 0, foe: 0, location: 0, other: 1, second: 1 })).toEqual([
    'Double Strike: 4 onto Plague Whelp (4), Cinder Brute (2, 4). Die 1, foe 1, location 1, foe 2, location 2',
    'Podwójne uderzenie, wynik 4: Zadżumiony szczeniak (4), Żużlowy osiłek (2, 4). Kość 1, wróg 1, miejsce 1, wróg 2, miejsce 2',
    'Двойной удар, число 4: Чумной щенок (4), Зольный громила (2, 4). Кубик 1, враг 1, символ 1, враг 2, символ 2',
  ]);
});

it('what changes dice says from what to what', () => {
  expect(said({ do: 'use', slot: 'helmet', ability: 0, pay: 'stamina', die: 1, to: 3 })).toEqual([
    'Helmet: 2 → 3. Die 2, ability 1, 1 stamina token',
    'Hełm: 2 → 3. Kość 2, zdolność 1, 1 żeton wytrwałości',
    'Шлем: 2 → 3. Кубик 2, способность 1, 1 маркер выносливости',
  ]);
  expect(said({ do: 'rage', die: 1, to: 4 })).toEqual(['Rage: 2 → 4. Die 2', 'Szał: 2 → 4. Kość 2', 'Ярость: 2 → 4. Кубик 2']);
  expect(said({ do: 'flip', die: 1 })[0]).toBe('Somersault: 2 → 5. Die 2');
  expect(said({ do: 'partner', from: 0 })[0]).toBe('Dance Partner: 3 → 4. Die 3, die 1');
  expect(said({ do: 'reroll', dice: '0+2' })).toEqual([
    'Reroll: 4, 3. Die 1, die 3',
    'Przerzuć wyniki: 4, 3. Kość 1, kość 3',
    'Перебросить числа: 4, 3. Кубик 1, кубик 3',
  ]);
});

it('shields say what they block, demons are called by name', () => {
  expect(said({ do: 'shield', slot: 'armor', ability: 0, pay: 'stamina+stamina' })).toEqual([
    'Armour: block 2 damage. Ability 1, 2 stamina tokens',
    'Zbroja: zablokuj 2 punkty obrażeń. Zdolność 1, 2 żetony wytrwałości',
    'Доспех: заблокируйте 2 ед. урона. Способность 1, 2 маркера выносливости',
  ]);
  expect(said({ do: 'hinder', foe: 0 })).toEqual([
    'Hinder Plague Whelp (4). Foe 1',
    'Osłab cios: Zadżumiony szczeniak (4). Wróg 1',
    'Ослабить удар: Чумной щенок (4). Враг 1',
  ]);
  expect(said({ do: 'claim', foe: 1 })).toEqual([
    'First: Cinder Brute (2, 4). Foe 2',
    'Najpierw: Żużlowy osiłek (2, 4). Wróg 2',
    'Сначала: Зольный громила (2, 4). Враг 2',
  ]);
  expect(said({ do: 'lose', die: 1 })).toEqual([
    'Lose the die showing 2. Die 2',
    'Strać kość z wynikiem 2. Kość 2',
    'Потерять кубик с числом 2. Кубик 2',
  ]);
  expect(said({ do: 'take', set: 0 }, { ...sight, view: { ...sight.view, sets: [[imp, brute]] } })).toEqual([
    'Take Plague Whelp (4) + Cinder Brute (2, 4). Set 1',
    'Weź zestaw: Zadżumiony szczeniak (4) + Żużlowy osiłek (2, 4). Zestaw 1',
    'Взять группу: Чумной щенок (4) + Зольный громила (2, 4). Группа 1',
  ]);
});

it('goes by numbers where nothing is seen, or the table has moved on', () => {
  const hit = { do: 'hit', die: 3, foe: 0, location: 0 } as const;
  expect(said(hit)).toEqual(said(hit, undefined));
  expect(said(hit)[0]).toBe('Die 4 on foe 1, location 1');
});
