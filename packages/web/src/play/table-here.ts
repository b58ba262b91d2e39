/** A table that is on no server: nobody is in a hurry, and nobody else looks on. */
import type { TableInfo } from '@astragal/wire';

type Own = 'id' | 'game' | 'version' | 'options' | 'seats' | 'mine' | 'created';

export const tableHere = (own: Pick<TableInfo, Own> & Partial<TableInfo>): TableInfo => ({
  ...{ pace: { kind: 'untimed' }, timeout: 'bot', takeover: false, public: false, chat: false },
  ...{ phase: 'playing', host: false, watchers: 0 },
  ...own,
});
