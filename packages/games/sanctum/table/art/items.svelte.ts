/** Items as they are drawn, as soon as their silhouettes are there: the table does not wait for them. */
import type { ItemId } from '@astragal/sanctum/content';
import type { ITEM_SHAPES } from './item-shapes.ts';

let shapes = $state.raw<typeof ITEM_SHAPES | undefined>();

import('./item-shapes.ts').then(
  (found) => {
    shapes = found.ITEM_SHAPES;
  },
  () => undefined, // Off line: items keep their names, and the next visit draws them.
);

/** The silhouette of an item; nothing while it is on its way. */
export const shapeOf = (item: ItemId): string => shapes?.[item] ?? '';
