/** Positions made by hand: who plays whom, who is chased by what, who wears and knows what. Cards are always taken from where they lie. */
import { noLuck, Play } from '@astragal/kernel';
import { faceOf, itemOf } from './content/cards.js';
import { isFury, lordOf } from './content/lords.js';
import { columnStart, wallsOf } from './rules/hero.js';
import { equip, gainSkill, layBoard } from './rules/verbs.js';

const quiet = new Play(noLuck);
/** Arranges a state after setup. */
export function arrange(s, { heroes, top = [], battle: final }) {
  seatHeroes(
    s,
    heroes.map(({ hero }) => hero),
  );
  for (const [seat, given] of heroes.entries()) {
    if (given.at !== undefined) march(s, seat, given.at);
    chase(s, seat, ...(given.foes ?? []));
    bag(s, seat, ...(given.bag ?? []));
    for (const [slot, item] of Object.entries(given.wear ?? {})) wear(s, seat, slot, item);
    learn(s, seat, ...(given.skills ?? []));
    for (const [gem, n] of Object.entries(given.free ?? {})) free(s, seat, gem, n);
    bless(s, seat, ...(given.blessings ?? []));
  }
  stack(s, ...top);
  if (final) battle(s, final.seat, ...(final.row ?? []));
}
/** These heroes stand on the first spaces of the march, in turn order. */
export function seatHeroes(s, heroes) {
  s.phase = 'march';
  for (const [seat, hero] of heroes.entries()) {
    layBoard(s.heroes[seat], hero);
    march(s, seat, seat + 1);
  }
}
export const me = (s, seat = 0) => s.heroes[seat];
export function march(s, seat, at) {
  me(s, seat).at = at;
  s.front = Math.max(s.front, at);
  s.marching = [seat, ...s.marching.filter((each) => each !== seat)];
}
export function toWalls(s, ...seats) {
  for (const seat of seats) march(s, seat, wallsOf(s.heroes.length));
}
const remove = (list, one) => {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};
/** Takes a demon card out of its deck. */
export function card(s, id) {
  if (!remove(s.decks[faceOf(id).level - 1], id)) throw new Error(`${id} is not in its deck`);
  return id;
}
/** Puts this card on top of its deck. */
export const stack = (s, ...ids) => {
  for (const id of ids.toReversed()) s.decks[faceOf(id).level - 1].push(card(s, id));
};
export function chase(s, seat, ...ids) {
  for (const id of ids) me(s, seat).foes.push({ card: card(s, id), hits: faceOf(id).hits.map(() => 'open'), side: 'up' });
}
export function bag(s, seat, ...items) {
  for (const item of items) me(s, seat).bag.push(card(s, item));
}
/** Frees gems out of the skill table without giving skills. */
export function free(s, seat, gem, n = 1) {
  const hero = me(s, seat);
  for (let left = n; left > 0; left--) {
    const row = gem === 'white' ? hero.whites : hero.table;
    const places = gem === 'white' ? [0, 1, 2, 3, 4, 5, 6, 7, 8] : [2, 1, 0].map((level) => columnStart(gem) + level);
    row[places.find((place) => row[place] > 0)]--;
    hero.pool[gem]++;
  }
}
/** The hero wears this, paid with its own colours. */
export function wear(s, seat, slot, item) {
  bag(s, seat, item);
  for (const gem of itemOf(item).cost) free(s, seat, gem);
  equip(s, seat, item, slot, itemOf(item).cost, quiet);
  me(s, seat).fitted = [];
}
export function learn(s, seat, ...skills) {
  for (const skill of skills) gainSkill(s, seat, skill, quiet);
}
export function bless(s, seat, ...tiles) {
  for (const tile of tiles) {
    if (!remove(s.boxed, tile)) {
      const space = s.achievements.find((each) => each.tile === tile);
      space.tile = 'none';
      space.by = seat;
    }
    me(s, seat).blessings.push({ tile, used: false });
  }
}
/** Act VI: only this seat fights; the named cards open the row, the rest is whatever lies there. */
export function battle(s, seat, ...first) {
  s.phase = 'battle';
  s.breacher = seat;
  s.round = 1;
  s.heroes.forEach((hero, each) => {
    if (each === seat) return;
    hero.fate = 'dead';
    hero.health = 0;
  });
  battleRow(s, seat, ...first);
}
/** Nine cards lie before this seat, the named ones first. */
export function battleRow(s, seat, ...first) {
  for (const id of first) if (!(isFury(id) ? remove(s.furies, id) : remove(s.lords, id))) throw new Error(`${id} is not in its deck`);
  for (let place = 0; place < 9; place++) {
    const id = first[place] ?? (place % 2 === 0 ? s.lords.shift() : s.furies.shift());
    me(s, seat).foes.push(
      isFury(id) ? { card: id, hits: [], side: 'down' } : { card: id, hits: lordOf(id).hits.map(() => 'open'), side: 'up' },
    );
  }
}
//# sourceMappingURL=arrange.js.map
