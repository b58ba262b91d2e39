/** Where each route of the JSON API lives. Apart from its schemas (`api.ts`), so that a page can call it without carrying them. */

export interface Place {
  readonly method: 'GET' | 'PUT' | 'POST' | 'PATCH';
  /** Names the table's id as `:table`. */
  readonly path: string;
}

export const ROUTES = {
  me: { method: 'GET', path: '/api/me' },
  changeMe: { method: 'PUT', path: '/api/me' },
  history: { method: 'GET', path: '/api/me/games' },
  keeping: { method: 'GET', path: '/api/me/keeping' },
  makePhrase: { method: 'POST', path: '/api/me/phrase' },
  makeMove: { method: 'POST', path: '/api/me/move' },
  newPasskey: { method: 'POST', path: '/api/me/passkeys/new' },
  addPasskey: { method: 'POST', path: '/api/me/passkeys' },
  dropPasskey: { method: 'POST', path: '/api/me/passkeys/drop' },
  signOutEverywhere: { method: 'POST', path: '/api/me/sign-out' },
  calls: { method: 'GET', path: '/api/me/calls' },
  changeCalls: { method: 'PATCH', path: '/api/me/calls' },
  addDevice: { method: 'POST', path: '/api/me/calls/devices' },
  dropDevice: { method: 'POST', path: '/api/me/calls/devices/drop' },
  testCall: { method: 'POST', path: '/api/me/calls/test' },
  exportMe: { method: 'GET', path: '/api/me/export' },
  forgetMe: { method: 'POST', path: '/api/me/forget' },
  passkeySignIn: { method: 'POST', path: '/api/sign-in/passkey' },
  signIn: { method: 'POST', path: '/api/sign-in' },
  share: { method: 'POST', path: '/api/me/share' },
  shared: { method: 'POST', path: '/api/shared' },
  again: { method: 'POST', path: '/api/again' },
  games: { method: 'GET', path: '/api/games' },
  lobby: { method: 'GET', path: '/api/tables' },
  create: { method: 'POST', path: '/api/tables' },
  playNow: { method: 'POST', path: '/api/play-now' },
  invitation: { method: 'POST', path: '/api/invitation' },
  join: { method: 'POST', path: '/api/join' },
  table: { method: 'GET', path: '/api/tables/:table' },
  change: { method: 'PATCH', path: '/api/tables/:table' },
  links: { method: 'POST', path: '/api/tables/:table/links' },
  sit: { method: 'POST', path: '/api/tables/:table/sit' },
  start: { method: 'POST', path: '/api/tables/:table/start' },
  leave: { method: 'POST', path: '/api/tables/:table/leave' },
  resign: { method: 'POST', path: '/api/tables/:table/resign' },
  takeover: { method: 'POST', path: '/api/tables/:table/takeover' },
  kick: { method: 'POST', path: '/api/tables/:table/kick' },
  mute: { method: 'POST', path: '/api/tables/:table/mute' },
  rematch: { method: 'POST', path: '/api/tables/:table/rematch' },
  story: { method: 'GET', path: '/api/tables/:table/story' },
  replay: { method: 'GET', path: '/api/tables/:table/replay' },
  record: { method: 'GET', path: '/api/tables/:table/record' },
  fork: { method: 'POST', path: '/api/tables/:table/fork' },
  house: { method: 'GET', path: '/api/house' },
} as const satisfies Record<string, Place>;
