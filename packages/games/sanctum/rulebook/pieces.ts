/** Everything in the box of Sanctum. What may still come is read off the view: what nobody may know stays out of it. */
import type { SanctumView } from '@astragal/sanctum';
import {
  BLESSING_IDS,
  BONUS_IDS,
  CARD_IDS,
  CARDS,
  FURY_IDS,
  HERO_IDS,
  type ItemId,
  itemOf,
  LORD_IDS,
  POTIONS,
  SKILLS_OF,
  skillOf,
} from '@astragal/sanctum/content';
import type { BoxPieces, Piece } from '@astragal/table/rulebook/types.ts';
import type { Wording } from '../table/wording.ts';

const piece = (id: string, tags: readonly string[], rules: readonly string[], count = 1): Piece => ({ id, count, tags, rules });
/** Blessings, potions and bonuses share words with other things; their ids say what they are. */
const KINDS = { blessing: 'blessing:', potion: 'potion:', bonus: 'bonus:' } as const;
const bare = (id: string): string => id.replace(/^\w+:/, '');

function itemTags(id: ItemId): string[] {
  const { type, level, colour, abilities } = itemOf(id);
  return ['item', type, colour, `level${level}`, ...(abilities.some(({ effect }) => effect === 'shield') ? ['shield'] : [])];
}

function told(id: string, { names }: Wording, what: 'name' | 'text'): string {
  const key = bare(id) as never;
  const pick = (name: Readonly<Record<string, string>>, text: Readonly<Record<string, string>>): string =>
    (what === 'name' ? name : text)[key] ?? '';
  if (id.startsWith(KINDS.blessing)) return pick(names.blessings, names.blessingText);
  if (id.startsWith(KINDS.potion)) return pick(names.potions, names.potionText);
  if (id.startsWith(KINDS.bonus)) return pick(names.bonuses, names.bonusText);
  if (id in CARDS) return pick(names.items, names.itemText);
  if (id.startsWith('lord-') || id.startsWith('fury-')) return pick(names.cards, names.cardText);
  if ((HERO_IDS as readonly string[]).includes(id)) return pick(names.heroes, names.heroText);
  return pick(names.skills, names.skillText);
}

export const pieces: BoxPieces<Wording, SanctumView> = {
  groups: [
    { id: 'heroes', pieces: HERO_IDS.map((id) => piece(id, ['hero', id], ['S-8', 'S-9'])) },
    {
      id: 'skills',
      pieces: HERO_IDS.flatMap((hero) =>
        SKILLS_OF[hero].map((id) => {
          const { column, level, kind, mark } = skillOf(id);
          const rules = ['S-40', kind === 'tile' ? 'S-42' : 'S-43', ...(mark === 'silver' ? ['S-44'] : [])];
          return piece(id, ['skill', hero, column, `level${level}`], rules);
        }),
      ),
    },
    { id: 'demons', pieces: CARD_IDS.map((id) => piece(id, itemTags(id), ['S-31', 'S-34', 'S-46'])) },
    { id: 'lords', pieces: LORD_IDS.map((id) => piece(id, ['lord'], ['S-90', 'S-94', 'S-110'])) },
    { id: 'furies', pieces: FURY_IDS.map((id) => piece(id, ['fury'], ['S-95', 'S-125'])) },
    { id: 'blessings', pieces: BLESSING_IDS.map((id) => piece(`${KINDS.blessing}${id}`, ['blessing'], ['S-61', 'S-135'])) },
    { id: 'potions', pieces: POTIONS.map((id) => piece(`${KINDS.potion}${id}`, ['potion', id], ['S-29', 'S-50'])) },
    { id: 'bonuses', pieces: BONUS_IDS.map((id) => piece(`${KINDS.bonus}${id}`, ['bonus'], ['S-10', 'S-12'])) },
  ],
  filters: [
    ['red', 'green', 'blue'],
    ['helmet', 'armor', 'boots', 'amulet', 'weapon'],
    ['level1', 'level2', 'level3'],
    ['shield'],
    [...HERO_IDS],
  ],
  name: (id, wording) => told(id, wording, 'name'),
  text: (id, wording) => told(id, wording, 'text'),
  left(view) {
    const held = new Set<string>([...view.chest, ...view.heroes.flatMap(({ bag, gear }) => [...bag, ...gear.map(({ item }) => item)])]);
    const shown = new Set<string>([
      ...view.cathedral,
      ...view.roar,
      ...view.heroes.flatMap(({ foes }) => foes.flatMap((foe) => (foe.kind === 'demon' ? [] : [foe.card]))),
    ]);
    const blessed = new Set<string>(view.heroes.flatMap(({ blessings }) => blessings.map(({ tile }) => tile)));
    const one = (ids: readonly string[], gone: ReadonlySet<string>, prefix = ''): [string, number][] =>
      ids.filter((id) => !gone.has(id)).map((id) => [`${prefix}${id}`, 1]);
    return Object.fromEntries([
      ...one(CARD_IDS, held),
      ...one(LORD_IDS, shown),
      ...one(FURY_IDS, shown),
      ...one(BLESSING_IDS, blessed, KINDS.blessing),
    ]);
  },
};
