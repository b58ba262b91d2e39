/** Everything in the box of Platformer. Nothing is hidden at a table: decks are bags, and what is in them is known. */
import type { State } from '@astragal/platformer';
import {
  ARTIFACT_IDS,
  ATTACK_IDS,
  ATTACKS,
  BOSS_IDS,
  CARDS,
  type CardId,
  ENEMIES,
  ENEMY_IDS,
  EVENT_IDS,
  HERO_IDS,
  ITEM_IDS,
  MINIONS,
  POTION_IDS,
  POTIONS,
  TILE_IDS,
  TILES,
  TOKEN_IDS,
  TOKENS,
} from '@astragal/platformer/content';
import type { BoxPieces, Piece } from '@astragal/table/rulebook/types.ts';
import type { Wording } from '../table/words.ts';

const piece = (id: string, tags: readonly string[], rules: readonly string[], count = 1): Piece => ({ id, count, tags, rules });
const useTag = (id: CardId): string => (CARDS[id].use ? 'exhaust' : 'passive');
const MINION_TOKENS = 4;

/** Tiles, attacks and tokens share names with other things; their ids say what they are. */
const TILE = 'tile:';
const ATTACK = 'attack:';
const TOKEN = 'token:';
const EVENT = 'event:';
const bare = (id: string): string => id.replace(/^\w+:/, '');

const isOf = (kind: string, id: string): boolean => id.startsWith(kind);

function told(id: string, { names }: Wording, what: 'name' | 'text'): string {
  const key = bare(id) as never;
  if (isOf(TILE, id)) return what === 'name' ? names.tiles[key] : '';
  if (isOf(ATTACK, id)) return what === 'name' ? names.attacks[key] : names.attackText[key];
  if (isOf(TOKEN, id)) return what === 'name' ? names.tokens[key] : names.tokenText[key];
  if (isOf(EVENT, id)) return what === 'name' ? names.events[key] : names.eventText[key];
  if (id in CARDS) return what === 'name' ? names.cards[key] : [names.deedText[key], names.cardText[key]].filter(Boolean).join(' ');
  if ((HERO_IDS as readonly string[]).includes(id)) return what === 'name' ? names.heroes[key] : names.heroText[key];
  return what === 'name' ? names.foes[key] : ((names.bossText as Record<string, string>)[id] ?? names.foeText[key]);
}

export const pieces: BoxPieces<Wording, State> = {
  groups: [
    { id: 'heroes', pieces: HERO_IDS.map((id) => piece(id, ['hero'], ['P-24', 'P-49', 'P-55'])) },
    {
      id: 'enemies',
      pieces: [
        ...ENEMY_IDS.map((id) => piece(id, ['enemy', ENEMIES[id].tier], ['P-25', 'P-36', 'P-80'], ENEMIES[id].tokens)),
        ...Object.keys(MINIONS).map((id) => piece(id, ['enemy', 'boss'], ['P-115', 'P-80'], MINION_TOKENS)),
      ],
    },
    { id: 'bosses', pieces: BOSS_IDS.map((id) => piece(id, ['boss', id], ['P-91', 'P-97', id === 'ikee' ? 'P-104' : 'P-103'])) },
    { id: 'items', pieces: ITEM_IDS.map((id) => piece(id, ['item', useTag(id)], ['P-26', 'P-53', 'P-54'])) },
    { id: 'potions', pieces: POTION_IDS.map((id) => piece(id, ['potion', 'exhaust'], ['P-27', 'P-54'], POTIONS[id].count)) },
    { id: 'artifacts', pieces: ARTIFACT_IDS.map((id) => piece(id, ['artifact', useTag(id)], ['P-116', 'P-117', 'P-118'])) },
    {
      id: 'attacks',
      pieces: ATTACK_IDS.map((id) => piece(`${ATTACK}${id}`, ['attack', ATTACKS[id].boss], ['P-99', 'P-101', 'P-102'])),
    },
    {
      id: 'tokens',
      pieces: TOKEN_IDS.map((id) =>
        piece(`${TOKEN}${id}`, ['token', TOKENS[id].boss, TOKENS[id].good ? 'good' : 'bad'], ['P-93', 'P-106'], TOKENS[id].count),
      ),
    },
    { id: 'events', pieces: EVENT_IDS.map((id) => piece(`${EVENT}${id}`, ['event'], ['P-121', 'P-122'])) },
    {
      id: 'tiles',
      pieces: TILE_IDS.map((id) => piece(`${TILE}${id}`, ['tile', TILES[id].maze, ...(TILES[id].boss ? ['boss'] : [])], ['P-13', 'P-3'])),
    },
  ],
  filters: [
    ['passive', 'exhaust'],
    ['I', 'II', 'III'],
    ['medusa', 'ikee'],
    ['good', 'bad'],
    ['forest', 'void'],
  ],
  name: (id, wording) => told(id, wording, 'name'),
  text: (id, wording) => told(id, wording, 'text'),
  left: (view) => ({
    ...counted([...view.itemDeck, ...view.potionDeck, ...view.potionBottom]),
    ...counted(view.events.map((id) => `${EVENT}${id}`)),
    ...counted(view.bossDeck.map((id) => `${ATTACK}${id}`)),
    ...counted(tilesToCome(view).map((id) => `${TILE}${id}`)),
    ...counted(ENEMY_IDS.filter((id) => view.highest < view.levels - 1 && !view.enemyCards.includes(id))),
  }),
};

function counted(ids: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

/** Tiles that lie in no open level and may turn up above: those of the maze, with the boss icon for the boss's own level alone. */
function tilesToCome({ tiles, maze, highest, levels }: State): string[] {
  return TILE_IDS.filter((id) => {
    if (tiles.includes(id) || (maze !== 'mixed' && TILES[id].maze !== maze)) return false;
    return TILES[id].boss ? highest < levels : highest < levels - 1;
  });
}
