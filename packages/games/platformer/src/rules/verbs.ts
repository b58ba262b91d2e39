/** The only functions that write to the state. A verb changes it and tells it in the same breath. */

export * from './verbs/cards.ts';
export * from './verbs/dice.ts';
export * from './verbs/pieces.ts';
export * from './verbs/purse.ts';
export * from './verbs/turn.ts';
export * from './verbs/wounds.ts';
