/** B.14, B.15 What Demon Lord and fury cards demand: suffer the penalty or take the wounds (S-110 to S-130). */
import type { Seat } from '@astragal/kernel';
import { POTION_TOKEN, POTIONS, SLOTS, type SpaceColour, TOKENS, type Token } from '../content/effects.ts';
import { lordOf, type Penalty } from '../content/lords.ts';
import type { EffectChoice, Hero, PenaltyChoice, SanctumRefusal } from '../state.ts';
import { blessWishes } from './attack.ts';
import { canFill, canFillWell, freeDice, hasEmptyWell, hasSpent, heroAt, isAlive, type S, type T, wellColour } from './hero.ts';
import type { StepsOf } from './steps.ts';
import {
  addDamage,
  addFewerDice,
  corrupt,
  drain,
  fill,
  heal,
  loseBlessing,
  loseDie,
  loseToken,
  reroll,
  restrictCard,
  shortenTrack,
  spendRage,
  tellSuffered,
  useBlessing,
  wound,
} from './verbs.ts';

/** A penalty is possible or says why not; it happens by itself (`suffer`) or to something the player names (`targets`). */
interface PenaltyRule {
  cannot?(me: Hero): SanctumRefusal | undefined;
  targets?(me: Hero): PenaltyChoice[];
  suffer?(s: S, seat: Seat, t: T): void;
  /** What follows once the target is chosen. */
  after?(s: S, seat: Seat, t: T): void;
}

const loseOne = (token: Token, rule: 'S-111' | 'S-112'): PenaltyRule => ({
  cannot: (me) => (me[token] === 0 ? { why: 'no-token', rule, token } : undefined),
  suffer: (s, seat, t) => loseToken(s, seat, token, t),
});

/** S-114, S-115: an empty space of this colour. */
const corruptOne = (colour: SpaceColour | 'any'): PenaltyRule => ({
  cannot: (me) => (hasEmptyWell(me, colour) ? undefined : { why: 'no-space', rule: 'S-115', colour }),
  targets: (me) =>
    emptyWells(me).flatMap(({ slot, well }) =>
      colour === 'any' || wellColour(me, slot, well) === colour ? [{ do: 'corrupt', slot: SLOTS[slot]!, well }] : [],
    ),
});

const emptyWells = (me: Hero): { slot: number; well: number }[] =>
  me.gear.flatMap(({ wells }, slot) => wells.flatMap((held, well) => (held === 'empty' ? [{ slot, well }] : [])));

const unused = (me: Hero) => me.blessings.filter(({ used }) => !used);
const forfeits = (me: Hero): PenaltyChoice[] => unused(me).map(({ tile }) => ({ do: 'forfeit', blessing: tile }));
const noBlessing = (me: Hero): SanctumRefusal | undefined => (unused(me).length === 0 ? { why: 'no-blessing', rule: 'S-113' } : undefined);

/** S-127: every unassigned die showing the number, until none does; possible even without such a die. */
const rerollAll = (number: number): PenaltyRule => ({
  suffer(s, seat, t) {
    const { dice } = heroAt(s, seat).fight;
    for (let die = 0; die < dice.length; die++) while (dice[die]!.use === 'free' && dice[die]!.value === number) reroll(s, seat, die, t);
  },
});

/** S-120: potions that match a spent token. */
const drains = (me: Hero): PenaltyChoice[] =>
  POTIONS.flatMap((potion) =>
    me.potions[potion] === 0
      ? []
      : me.gear.flatMap(({ wells }, slot) =>
          wells.flatMap((held, well): PenaltyChoice[] =>
            held === POTION_TOKEN[potion] ? [{ do: 'drain', potion, slot: SLOTS[slot]!, well }] : [],
          ),
        ),
  );

export const PENALTY_RULES: Readonly<Record<Penalty, PenaltyRule>> = {
  'lose-stamina': loseOne('stamina', 'S-111'),
  'lose-focus': loseOne('focus', 'S-112'),
  'lose-blessing': { cannot: noBlessing, targets: forfeits },
  'lose-blessing-then-heal-1': { cannot: noBlessing, targets: forfeits, after: heal },
  'corrupt-any': corruptOne('any'),
  'corrupt-red': corruptOne('red'),
  'corrupt-blue': corruptOne('blue'),
  'corrupt-purple': corruptOne('purple'),
  'one-die-less-next-fight': { suffer: addFewerDice },
  'two-more-damage-next-fight': { suffer: (s, seat) => addDamage(s, seat, 2) },
  'shorten-track-2': { suffer: shortenTrack },
  'drink-and-lose': {
    cannot: (me) =>
      POTIONS.some((potion) => me.potions[potion] > 0 && hasSpent(me, POTION_TOKEN[potion]))
        ? undefined
        : { why: 'no-potion', rule: 'S-120' },
    targets: drains,
  },
  'pay-for-space': {
    cannot: (me) => (canFillWell(me) ? undefined : { why: 'no-space', rule: 'S-126', colour: 'any' }),
    targets: (me) =>
      emptyWells(me).flatMap(({ slot, well }) =>
        TOKENS.flatMap((token): PenaltyChoice[] =>
          canFill(me, slot, well, token) ? [{ do: 'fill', slot: SLOTS[slot]!, well, token }] : [],
        ),
      ),
  },
  'reroll-all-2': rerollAll(2),
  'reroll-all-3': rerollAll(3),
  'reroll-all-5': rerollAll(5),
  'use-rage': {
    cannot: (me) => (me.raging === 0 ? { why: 'rage-inactive', rule: 'S-128' } : undefined),
    suffer: spendRage,
  },
  'lose-unassigned-die': {
    cannot: (me) => (freeDice(me) === 0 ? { why: 'no-die', rule: 'S-129' } : undefined),
    targets: (me) => me.fight.dice.flatMap(({ use }, die): PenaltyChoice[] => (use === 'free' ? [{ do: 'lose', die }] : [])),
  },
  'only-modified-dice': { suffer: restrictCard },
};

type Taken<D extends PenaltyChoice['do']> = (s: S, seat: Seat, choice: Extract<PenaltyChoice, { do: D }>, t: T) => void;

const TAKERS: { readonly [D in PenaltyChoice['do']]: Taken<D> } = {
  forfeit: (s, seat, { blessing }, t) => loseBlessing(s, seat, blessing, t),
  corrupt: (s, seat, { slot, well }, t) => corrupt(s, seat, slot, well, t),
  drain: (s, seat, { potion, slot, well }, t) => drain(s, seat, potion, slot, well, t),
  fill: (s, seat, { slot, well, token }, t) => fill(s, seat, slot, well, token, t),
  lose: (s, seat, { die }, t) => loseDie(s, seat, die, t),
};

function effectWishes(s: S, seat: Seat): EffectChoice[] {
  const wishes: EffectChoice[] = [{ do: 'suffer' }, { do: 'wounds' }];
  blessWishes(s, heroAt(s, seat), wishes);
  return wishes;
}

/** K-48: a death in mid-fight leaves only the confirmation. */
function fallInFight(s: S, seat: Seat, t: T): void {
  const me = heroAt(s, seat);
  if (!isAlive(me) && me.fight.phase !== 'none') t.skipTo('end');
}

export const penalties: StepsOf<'effect' | 'penalty'> = {
  // S-110, K-52, K-53: penalty if possible now, wounds, each token blessing; after one the list is made again.
  effect: {
    wishes: (s, { seat }) => effectWishes(s, seat),
    refuse: (s, { seat, card }, wish) => (wish.do === 'suffer' ? PENALTY_RULES[lordOf(card).penalty].cannot?.(heroAt(s, seat)) : undefined),
    take(s, frame, choice, t) {
      const { seat, card } = frame;
      const { penalty, wounds } = lordOf(card);
      if (choice.do === 'bless') {
        useBlessing(s, seat, choice.blessing, t);
        return t.next(frame);
      }
      if (choice.do === 'wounds') wound(s, seat, wounds, t);
      else {
        tellSuffered(seat, penalty, t);
        const { targets, suffer } = PENALTY_RULES[penalty];
        suffer?.(s, seat, t);
        if (targets) t.next({ step: 'penalty', seat, card });
      }
      fallInFight(s, seat, t);
    },
  },

  // What exactly is suffered.
  penalty: {
    wishes: (s, { seat, card }) => PENALTY_RULES[lordOf(card).penalty].targets!(heroAt(s, seat)),
    take(s, { seat, card }, choice, t) {
      (TAKERS[choice.do] as Taken<typeof choice.do>)(s, seat, choice as never, t);
      PENALTY_RULES[lordOf(card).penalty].after?.(s, seat, t);
    },
  },
};
