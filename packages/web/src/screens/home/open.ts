import type { TableLine } from '@astragal/wire';

/** Whether somebody may still sit down. */
export const isOpenSeat = (table: TableLine): boolean =>
  table.phase === 'setup' && table.mine.length === 0 && table.seats.some((seat) => seat.by === 'open');

/** Games that are over, the newest first. */
export const finished = (tables: readonly TableLine[]): readonly TableLine[] =>
  tables.filter(({ phase }) => phase === 'over').sort((a, b) => (b.ended ?? b.since) - (a.ended ?? a.since));
