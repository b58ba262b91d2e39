/** What is said about playing without a network, and about what this device keeps. The other languages say the same. */
import { counted } from '@astragal/kernel';

const n = (count: number, one: string, other: string): string => counted('en', count, { one, other });

export const words = {
  device: 'On this device',
  readyOffline: 'Ready offline',
  part: (percent: string) => `${percent} here`,
  goesOn: 'continues online',
  notHere: 'Not on this device',
  needsNetwork: 'Needs a connection',
  restComes: 'The rest downloads when you are online.',
  bots: (count: number) => (count === 0 ? 'alone, on this device' : `${n(count, 'bot', 'bots')}, on this device`),
  sub: 'The bots play on this device. No data is sent.',
  subShort: 'The bots play on this device.',
  noNetwork: 'You are offline.',
  tablesReady: (count: number) =>
    count === 0
      ? 'No games on this device yet; they download on your first visit online.'
      : `${n(count, 'game is', 'games are')} ready here.`,
  isKept: 'Your games are saved here and can be moved to the server later.',
  tryAgain: 'Try again',
  comeBack: 'Joining and open tables are back when you are online.',
  waits: 'waiting for a connection',
  goOn: 'Continue',
  remove: 'Remove',
  fetch: 'Download',
  removeOf: (name: string) => `Remove ${name} from this device`,
  fetchOf: (name: string) => `Download ${name} to this device`,
  partOf: (here: string, all: string) => `${here} of ${all}`,
  site: 'Rules, lessons, pages',
  games: (count: number) => (count === 0 ? 'No games and replays yet' : `${n(count, 'game', 'games')} with replays`),
  allowed: (used: string, all: string) => `${used} of the ${all} your browser allows`,
  keepsNothing: {
    none: 'Nothing can be saved here: that needs an encrypted address (https) and a browser that supports service workers.',
    forbidden:
      'This browser does not let the site save anything. Allow it to store data, or leave the private window, and reload the page.',
    full: 'There is no space left in this browser. Remove another game or free some space on the device, then download this one again.',
    unknown: 'Checking what is here…',
  },
  install: 'Install Astragal',
  installHint: 'Its own window and icon; starts without an internet connection.',
  newer: 'A new version is ready.',
  update: 'Update',
  playsHere: 'On this device',
  playsHereHint: 'The game runs in this browser and needs no connection.',
  noFriends: 'Without a connection everybody plays on this device.',
  handOver: 'Move this game to the server',
  handOverLater: 'Move this game to the server when I am online',
  promised: 'It moves to the server when you are online again.',
  keepHere: 'Keep it here',
  theGame: 'Which game',
  handOverHint: 'It continues there at a private table, also on your other devices.',
  handedOver: 'This game continues on the server.',
  toServer: 'Open its table',
  saveFile: 'Save the game as a file',
  readFile: 'Open a game from a file',
  badFile: 'This file does not contain a valid game. Nothing was changed.',
  delete: 'Delete this game',
  deleteSure: 'The game and its replay will be deleted from this device for good.',
  elsewhere: 'This game is open in another tab. Here you can only watch.',
  playHere: 'Play here',
  trouble: {
    full: 'There is no space left in this browser: your last move was not saved. Nothing else is lost.',
    forbidden: 'This browser does not let the site save anything: your last move was not saved.',
    elsewhere: 'This game was continued in another tab.',
    gone: 'There is no such game on this device.',
    rules: 'This game isn’t downloaded here. Go online to get it.',
  },
  notBegun: {
    full: 'There is no space left in this browser, so no game was started. Remove something under “On this device”.',
    forbidden:
      'This browser does not let the site save anything, so no game was started. Allow it to store data, or leave the private window.',
    rules: 'This game isn’t downloaded here. Go online to get it.',
  },
};
export type OfflineWords = typeof words;
