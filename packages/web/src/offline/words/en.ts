/** What is said about playing without a network, and about what this device keeps. The other languages say the same. */
import { counted } from '@astragal/kernel';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });

export const words = {
  device: 'On this device',
  readyOffline: 'Ready offline',
  part: (percent: number) => `${percent} % here`,
  goesOn: 'goes on with a network',
  notHere: 'Not on this device',
  needsNetwork: 'Needs the network',
  restComes: 'The rest comes with the network.',
  bots: (count: number) => (count === 0 ? 'alone, on this device' : `${n(count, 'bot', 'bots')}, on this device`),
  sub: 'The bots play on this device. Nothing leaves it.',
  subShort: 'The bots play on this device.',
  noNetwork: 'No network.',
  tablesReady: (count: number) =>
    count === 0
      ? 'No game is on this device yet; the first visit with a network brings them.'
      : `${n(count, 'table is', 'tables are')} ready here.`,
  isKept: 'What you play is kept and can be handed over later.',
  tryAgain: 'Try again',
  comeBack: 'Joining and open tables come back with the network.',
  waits: 'waits for the network',
  goOn: 'Go on',
  remove: 'Remove',
  fetch: 'Fetch',
  removeOf: (name: string) => `Remove ${name} from this device`,
  fetchOf: (name: string) => `Fetch ${name} to this device`,
  partOf: (here: string, all: string) => `${here} of ${all}`,
  site: 'Rules, lessons, pages',
  games: (count: number) => (count === 0 ? 'No games and replays yet' : `${n(count, 'game', 'games')} with replays`),
  allowed: (used: string, all: string) => `${used} of the ${all} your browser allows`,
  keepsNothing: {
    none: 'Nothing can be kept here: that needs an encrypted address (https) and a browser that knows service workers.',
    forbidden:
      'This browser does not let the site keep anything. Allow it to store data, or leave the private window, and load the page anew.',
    full: 'There is no room left in this browser. Remove a game, or free space on the device, and fetch it again.',
    unknown: 'Looking at what is here…',
  },
  install: 'Install Astragal',
  installHint: 'Its own window and icon; starts without a network.',
  newer: 'A new version is ready.',
  update: 'Update',
  playsHere: 'On this device',
  playsHereHint: 'The game runs in this browser and needs no network.',
  noFriends: 'Without a network everybody plays at this device.',
  handOver: 'Hand the game to the server',
  handOverLater: 'Hand the game over when the network is back',
  promised: 'It goes to the server when the network is back.',
  keepHere: 'Keep it here',
  theGame: 'Which game',
  handOverHint: 'It goes on there as a private table: on your other devices, and with the network.',
  handedOver: 'This game goes on at the server.',
  toServer: 'Go to its table',
  saveFile: 'Save the game as a file',
  readFile: 'Read a game from a file',
  badFile: 'This file is not a game that could have been played here. Nothing was changed.',
  delete: 'Delete this game',
  deleteSure: 'The game and its replay vanish from this device for good.',
  elsewhere: 'This game is open in another tab. You are looking on.',
  playHere: 'Play here',
  trouble: {
    full: 'There is no room left in this browser: what was answered last did not count. Nothing else is lost.',
    forbidden: 'This browser does not let the site keep anything: what was answered last did not count.',
    elsewhere: 'Another tab has gone on with this game.',
    gone: 'There is no such game on this device.',
    rules: 'The rules of this game are not on this device. With a network they come.',
  },
  notBegun: {
    full: 'There is no room left in this browser, so no game was begun. Remove something under “On this device”.',
    forbidden:
      'This browser does not let the site keep anything, so no game was begun. Allow it to store data, or leave the private window.',
    rules: 'The rules of this game are not on this device. With a network they come.',
  },
};
export type OfflineWords = typeof words;
