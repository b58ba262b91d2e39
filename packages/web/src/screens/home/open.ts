import type { TableLine } from '@astragal/wire';

/** Whether somebody may still sit down. */
export const isOpenSeat = (table: TableLine): boolean =>
  table.phase === 'setup' && table.mine.length === 0 && table.seats.some((seat) => seat.by === 'open');
