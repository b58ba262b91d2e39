import { plural } from '@astragal/kernel';

const rolls = { one: 'roll', other: 'rolls' };

export const words = {
  house: {
    title: 'Dice of this house',
    lead: (n: number, count: string, since: string) =>
      `${count} ${plural('en', n, rolls)} of finished games since ${since}, every single one. The server counts them; one game you can check yourself.`,
    none: 'No game has come to its end here yet. As soon as one does, its rolls are counted on this page.',
    waiting: (n: number) => `Still to be counted: ${n} ${plural('en', n, { one: 'game', other: 'games' })}.`,
    check: 'Check a game',
    csv: 'Counts, CSV',
    rolls: (n: number, count: string) => `${count} ${plural('en', n, rolls)}`,
    side: (side: number, count: string) => `side ${side}: ${count}`,
    badges: { few: 'too few', usual: 'even', rare: 'watching', unusual: 'ask the host' },
    verdicts: {
      few: 'Too few rolls to say.',
      usual: 'Nothing unusual.',
      rare: 'Rare, but it happens.',
      unusual: 'Unusual, even among so many tests.',
    },
    cases: (n: number) =>
      n < 1
        ? 'An honest die strays this far or farther in fewer than 1 of 100 cases.'
        : `An honest die strays this far or farther in ${n} of 100 cases.`,
    most: (side: number, more: boolean) => `Side ${side} comes up a little ${more ? 'more' : 'less'} often.`,
    degrees: (n: number) => `${n} ${plural('en', n, { one: 'degree', other: 'degrees' })}`,
    tests: { repeats: 'repeats', seats: 'seats', players: 'people/bots', winners: 'winners' },
    how: {
      title: 'How to read this',
      text: 'A dot shows how often a side of the die came up. The band is where an honest die lies in 95 of 100 cases, so of thirty dots one or two lie outside by chance. That is no reason to worry; the word “unusual” is a reason to ask the host.',
      places: 'Sides are counted by their place on the die, not by their faces: faces are forged in the game.',
      corrected: (n: number) =>
        `Whoever asks often finds something sometime. That is why all ${n} ${plural('en', n, { one: 'test', other: 'tests' })} are corrected together (Holm): with honest dice, at most 5 of 100 houses would read “unusual” anywhere here.`,
    },
    rows: {
      title: 'The same in a row',
      about: 'one die, per thousand rolls',
      length: 'in a row',
      seen: 'seen',
      expected: 'expected',
      longest: (length: number, side: number, game: string, day: string) =>
        `Longest so far: side ${side}, ${length} times. ${game}, ${day}.`,
    },
    players: {
      title: 'People and bots',
      means: (people: string, bots: string) => `The mean side of people is ${people}, that of bots ${bots}.`,
      alike: 'The dice do not know who rolls them.',
      unlike: 'That is farther apart than chance makes likely.',
      winners:
        'Winners often have rolled differently from losers: good rolls win games. So “winners” is told with each die, but is no test of the dice.',
    },
    limits: {
      title: 'What this cannot show',
      text: 'Dice that are always a little wrong stand out here sooner or later. Whether one roll was honest no such count can say: whoever steers a few rolls among thousands leaves no trace. For that, each game can be checked roll by roll.',
    },
    columns: ['game', 'die', 'side', 'seen', 'expected'] as readonly string[],
  },
  check: {
    title: 'Check the dice',
    ask: 'Has anybody tampered with these rolls?',
    last: 'Your last game',
    lastOf: (game: string, names: string, day: string) => (names ? `${game} with ${names}, ${day}` : `${game}, ${day}`),
    lastButton: 'Check its rolls',
    noGame: 'You have not finished a game here yet.',
    another: 'Another record',
    file: 'Drop a file here or choose one. Everything is counted on this device, nothing is sent.',
    fileButton: 'Choose a file',
    named: (file: string) => `File: ${file}`,
    again: 'Check another game',
    how: 'How it works',
    steps: [
      'Before the first roll the server shows its seal, the fingerprint of its secret numbers. The device of each player seals secrets of its own.',
      'With every answer the player’s device shows its next secret. Only that and the server’s next one together make the roll, so nobody can know or steer it before the answer is given.',
      'At the end the server opens its secret. This page counts every roll again from both sides and compares.',
    ] as readonly string[],
    troubles: {
      huge: 'This file is too large: no game takes more than 8 MB.',
      foreign: 'This file is not a game record of Astragal.',
      damaged: 'This record is damaged: a part of it cannot be read.',
    },
    right: (n: number) => `Agrees: ${n} of ${n}`,
    rightText: 'Every roll is what it had to be.',
    wrongRoll: (n: number) => `Does not agree: roll ${n}`,
    wrong: {
      damaged: 'Does not agree: a damaged part',
      commitment: 'Does not agree: the seal',
      inherited: 'Does not agree: the beginning',
      'seat-link': 'Does not agree: a player’s secret',
      roll: 'Does not agree: a roll',
      sum: 'Does not agree: an answer',
      end: 'Does not agree: the end',
    },
    why: {
      damaged: 'A part of the record cannot be read as it stands.',
      commitment:
        'The opened secret is not the one that was sealed before the first roll. Somebody changed the file, or the server broke its word.',
      inherited: 'What was played before, at another table, was changed.',
      'seat-link': 'The secret that came with this answer is not one that the player’s device had sealed.',
      roll: 'The record shows something else than the secrets of both sides give. Somebody changed the file or the roll.',
      sum: 'This answer, or the order in which things happened, is not what was written down then.',
      end: 'The game does not end where it was written to end: something is missing, or was added.',
    },
    answerOf: (n: number, name: string) => (name ? `Answer ${n}, ${name}.` : `Answer ${n}.`),
    before: (n: number) =>
      n === 0 ? 'Nothing before it was rolled.' : n === 1 ? 'The roll before it is right.' : `The ${n} rolls before it are right.`,
    after: (from: number, to: number) =>
      from === to ? `Roll ${from} cannot be judged any more.` : `Rolls ${from} to ${to} cannot be judged any more.`,
    sealed: 'Still sealed',
    sealedText: 'The secret of this game has not been opened. The server opens it when the game is over, unless it has lost its key.',
    none: 'Nothing to check',
    system:
      'This game was played with the plain luck of the computer it ran on, without seals. Its rolls can be neither proven nor disproven.',
    /** The luck of a finished game once more. */
    sharedGame:
      'This game had the dice of another one, as long as both asked for the same rolls; whatever else fell came from a secret of the server, which is not shown. Neither is proven here: what is proven of the other game’s dice, its own check tells.',
    shared: 'In this game all tables had the same rolls, settled beforehand. There is nothing secret to check.',
    proven: 'Proven',
    compare: 'The seal of this game. The table must have shown the same:',
    notProven: 'Not proven',
    can: {
      sealed: 'The opened secrets are those of the seal: whoever saw it before the first roll knows that nothing was chosen later.',
      rolls: 'All rolls are what the opened secrets give.',
      seat: (n: number) =>
        `${n === 1 ? '1 roll was' : `${n} rolls were`} made with a secret from the device of the player who answered: nobody could know or steer ${n === 1 ? 'it' : 'them'} before that answer.`,
      whole: 'No answer was changed, moved, left out or added.',
    },
    cannot: {
      bots: (n: number) =>
        `Rolls after bots’ answers (${n}): the server held both secrets. It could not change them, but it could know them and let its bots answer by them.`,
      hidden: (n: number) =>
        `That nobody looked at what lay hidden (${n}): like whoever shuffles a deck, the server could look, not change.`,
      server: (n: number) => `Rolls after answers that brought no secret (${n}): the server held both.`,
      deal: (n: number) => `The deal (${n}): the server knew it as soon as everybody had sealed, though it could not choose it.`,
      dealAlone: (n: number) => `The deal (${n}): the server held all secrets.`,
      older: (n: number) => `Rolls that a server without fair dice added (${n}).`,
      inherited: (n: number) => `Rolls from the table where this game began (${n}).`,
      renewed: (n: number) =>
        `Why secrets were sealed in mid-game (${n}): a device may have lost its own, or the server did not take them. Those rolls the server could know.`,
      skipped: (n: number) => `Why secrets were shown in vain (${n}): a lost connection does that, and so does a server that asks again.`,
      claimed: (n: number) =>
        `What a player’s screen was shown (${n}): the device said it was told a different roll than this record has. Only the evidence kept there can tell more.`,
      doubted: (n: number) => `What happened when a roll did not fit on a player’s screen (${n}): everybody agreed to go on all the same.`,
      refused: 'Whether the server ever refused an answer after seeing its secret, and asked again or let a bot answer.',
      together:
        'Whether somebody at the table works with whoever runs the server: whoever has both secrets knows rolls before they fall and can choose between some of them.',
      device: 'Whether these rolls were chosen: the device this game was played on held both sides.',
      file: 'Whether this is the game that was played: from the opened secret somebody could write another one that agrees. Screens that were at the table compared the record at the end.',
    },
    rolls: 'Rolls',
    onlyMine: 'only mine',
    more: (n: number) => `Show all ${n}`,
    deal: 'the deal',
    seat: (n: number) => `Seat ${n}`,
    cards: (n: number) => (n === 1 ? '1 card or tile' : `${n} cards or tiles`),
    inRecord: 'in the record',
    given: 'the secrets give',
    side: (n: number) => `side ${n}`,
    outOf: (value: number, n: number) => `${value} of ${n}`,
    good: 'right',
    bad: 'wrong',
    show: 'Show it at the table',
  },
};
export type FairWords = typeof words;
