import { plural } from '@astragal/kernel';
import type { SealWords } from '@astragal/table/seal.ts';

const rolls = (n: number): string => `${n} ${plural('en', n, { one: 'roll', other: 'rolls' })}`;

export const words: SealWords = {
  title: { fair: 'Fair dice', device: 'Dice of this device', system: 'Dice without a seal', shared: 'The same dice for everyone' },
  name: (from, state, proven) => {
    if (from !== 'fair')
      return { device: 'Dice of this device', system: 'Dice without a seal', shared: 'The same dice for everyone' }[from];
    if (state === 'wrong') return 'Fair dice: something does not agree';
    if (state === 'right') return 'Fair dice: opened, all rolls are right';
    return proven > 0 ? `Fair dice: sealed, ${rolls(proven)} proven` : 'Fair dice: sealed';
  },
  sealed: 'sealed',
  before: (n) =>
    n === 0 ? 'before the first roll' : n === 1 ? 'before the first roll, proven here' : `before the first of ${rolls(n)}, all proven here`,
  right: 'opened: every roll is what it had to be',
  wrong: 'something does not agree',
  promised: 'Promised',
  committed: 'Committed',
  toCheck: 'To check',
  promise: 'Nobody, not even whoever runs the server, can know or steer a player’s roll before the answer that brings it is given.',
  commitment: ['The server sealed its secret numbers as', ', each player’s device sealed its own, and one of each makes a roll.'],
  checking: 'Every open roll is counted again here as it falls, and after the game all of them, here or on any computer.',
  plain: {
    device:
      'This game runs on this device alone, which holds both sides: its record shows whether a part of it was changed, but not that nobody chose a roll.',
    system: 'This table plays with the plain luck of the computer it runs on: nothing was sealed, so nothing can be proven or disproven.',
    shared:
      'All tables of this game have the same rolls, settled beforehand: they are equal for everybody, and no secret to anyone who knows them.',
  },
  copy: 'Copy the seal',
  copied: 'Copied',
  limits: 'What it does not prove',
  cannot: [
    'That a server never refuses an answer after seeing its secret, to ask again.',
    'That nobody works with whoever runs the server: whoever has both secrets knows rolls beforehand and can choose between some.',
    'That nobody looked at bots’ rolls or hidden cards: there the server holds both secrets. It cannot change them, but it can let its bots answer by them.',
  ],
  renewed: (names) =>
    `Secrets sealed in mid-game: ${names}. The server could know the rolls of those answers: a device had lost its secrets, another one answered, or the server did not take them.`,
  foreign: 'An answer for your seat came with secrets of another device. If it was not yours, ask whoever runs the server.',
  check: 'Check the rolls',
  close: 'Close',
  fault: {
    title: (at) => (at === 0 ? 'The deal does not agree with the seal' : `Answer ${at} does not agree with the seal`),
    text: 'Nobody can play until everybody at the table agrees to go on.',
    by: (name) => `Noticed by the device of ${name}.`,
    claimed: (name) =>
      `The device of ${name} says it was told a different roll; the one the server has stored fits. After two minutes the game can go on without everybody’s consent.`,
    clocksStand: 'The clocks stand still.',
    clockRuns: (name) => `Only the clock of ${name} is running.`,
    missing: (names) => `Still to agree: ${names}.`,
    alone: 'No answer leaves this screen unless you agree to go on. Keep the evidence as a file.',
    roll: (shown, computed) => `The table shows side ${shown}, the secrets give side ${computed}.`,
    keep: 'Keep the evidence',
    goOn: 'Go on all the same',
  },
};
