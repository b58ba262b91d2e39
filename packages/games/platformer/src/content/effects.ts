/** The vocabulary of cards: what a passive card adds, what using a card does, what an enemy can do. Rules read these words, never a card's name. */

/** Numbers that are added up over the hero card and everything held. */
export interface Passive {
  /** Each hand symbol counts as this much higher. */
  readonly handBonus?: number;
  readonly coinsOnDefeat?: number;
  readonly coinsOnGem?: number;
  /** Coins in step 2 of one's turn. */
  readonly coinsOnRecharge?: number;
  readonly ignoreTraps?: number;
  readonly potionDiscount?: number;
  readonly discount?: number;
  /** The first attack of every turn deals this much less. */
  readonly firstAttackLess?: number;
  /** Wounds added to an Attack with two or more dice. */
  readonly twoDiceBonus?: number;
  /** The special die may be one of the two that are Fused. */
  readonly fuseWithSpecial?: number;
  readonly maxHealth?: number;
  readonly freeRespawn?: number;
}
export type PassiveKey = keyof Passive;

/** What happens when a card is exhausted, drunk, or a hero's once-per-turn ability is used. */
export type Use =
  | { readonly effect: 'walk'; readonly fields: number }
  | { readonly effect: 'climb'; readonly fields: number }
  | { readonly effect: 'next-attack'; readonly wounds: number }
  | { readonly effect: 'coins'; readonly coins: number }
  | { readonly effect: 'gems'; readonly gems: number }
  | { readonly effect: 'heal'; readonly hearts: number }
  | { readonly effect: 'hand' }
  | { readonly effect: 'reroll'; readonly dice: 'one' | 'any' }
  | { readonly effect: 'turn-die' }
  | { readonly effect: 'copy-die' }
  | { readonly effect: 'pull-token' }
  | { readonly effect: 'place-under-platform' }
  | { readonly effect: 'place-in-row' }
  | { readonly effect: 'steady' }
  | { readonly effect: 'float' }
  | { readonly effect: 'thick-skin' }
  | { readonly effect: 'safe-step' }
  | { readonly effect: 'safe-moves' };
export type UseEffect = Use['effect'];

/** What an enemy can do besides attacking. */
export interface EnemyAbility {
  /** Left and right of the enemy die do not move it. */
  readonly slow?: true;
  /** Wounds for a hero that comes to rest on it by gravity. */
  readonly thornCap?: number;
  /** Attacks a hero that Moves next to it. */
  readonly roots?: true;
  /** Hand points for each field. */
  readonly handCost?: number;
  /** A hero it attacks resets the special die. */
  readonly howl?: true;
  /** Gravity does not move it. */
  readonly winged?: true;
}

/** What must happen for an artifact to change hands. */
export type Deed =
  | 'highest-alone'
  | 'great-defeat'
  | 'penniless'
  | 'long-fall'
  | 'hero-pushed'
  | 'fainted'
  | 'gem-collected'
  | 'dear-purchase'
  | 'triple-roll'
  | 'high-climb';

/** What a solo event does: while the turn lasts, at once, or at its end. */
export interface EventEffect {
  readonly gravityAfterEnemyDie?: true;
  readonly steady?: true;
  readonly enemyDamage?: number;
  readonly firstDiscount?: number;
  readonly noCoinSymbols?: true;
  readonly enemyMoves?: number;
  readonly spawnEnemy?: true;
  readonly spawnGem?: true;
  readonly woundWithoutRoof?: number;
  readonly heal?: number;
  readonly removeLowest?: true;
}

/** One effect of a boss attack card, resolved in order. */
export type BossStep =
  | { readonly effect: 'attack'; readonly more: number; readonly ifToken?: string }
  | { readonly effect: 'give'; readonly token: string }
  | { readonly effect: 'wounds'; readonly wounds: number }
  | { readonly effect: 'wounds-per-bad-token'; readonly wounds: number }
  | { readonly effect: 'pay-or-wound'; readonly coins: number; readonly wounds: number }
  | { readonly effect: 'summon'; readonly minions: number }
  | { readonly effect: 'charge'; readonly fields: number }
  | { readonly effect: 'gravity' }
  | { readonly effect: 'reset-special' };

/** What a boss token does to its holder. */
export interface TokenEffect {
  readonly cancelBossCard?: true;
  readonly firstBootLost?: true;
  readonly attackLess?: number;
  readonly bossAttackBonus?: number;
  readonly noLadders?: true;
}
