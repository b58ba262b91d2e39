import type { Tongue } from './types.ts';

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

export const tongue: Tongue = {
  idle: words(`a an the i me my we our you your it its he she they them their who whom whose what which how why when where
    is are was be been being am do does did done can could may might must shall should will would have has had
    to of in on at by for from with about into onto as and or if then than so not no that this these those there here
    much many get gets got give gives happen happens happening mean means work works use need needs want allowed possible thing things ever still any some
    every each one only just also too me again please rule rules game`),
  endings: words('ingly edly ments ment ings ness ies ing ers est ed es er ly s e'),
  forms: {
    bought: 'buy',
    buying: 'buy',
    dice: 'die',
    dies: 'die',
    died: 'die',
    dying: 'die',
    dead: 'die',
    death: 'die',
    killed: 'kill',
    fell: 'fall',
    fallen: 'fall',
    lost: 'lose',
    loses: 'lose',
    losing: 'lose',
    won: 'win',
    winning: 'win',
    winner: 'win',
    wins: 'win',
    hit: 'hit',
    hits: 'hit',
    threw: 'throw',
    thrown: 'throw',
    took: 'take',
    taken: 'take',
    stood: 'stand',
    men: 'man',
    paid: 'pay',
    sold: 'sell',
    began: 'begin',
    begun: 'begin',
    went: 'go',
    enemies: 'enemy',
    stopping: 'stop',
    stops: 'stop',
    stopped: 'stop',
    stories: 'story',
  },
  synonyms: [
    ['start', 'begin', 'setup', 'first'],
    ['end', 'finish', 'over', 'last'],
    ['win', 'victory', 'highest'],
    ['tie', 'draw', 'victory', 'equal'],
    ['buy', 'purchase', 'shop', 'pay', 'price', 'cost'],
    ['die', 'dice'],
    ['roll', 'throw'],
    ['player', 'people', 'seat'],
    ['undo', 'back', 'decision'],
    ['turn', 'round', 'step'],
    ['pick', 'choose', 'choice', 'decide'],
    ['swap', 'exchange', 'trade', 'replace'],
  ],
};
