/** The games that are measured: all that the shelf offers, or those that were asked for. */
import { shelf } from '@astragal/shelf';

export const games = shelf.filter(({ hidden }) => !hidden).map(({ id }) => id);

/** What the page keeps of somebody who has played here before, and is offered no lesson. */
export const KNOWN = JSON.stringify(Object.fromEntries(games.map((id) => [id, { done: [], offered: true, nudged: true }])));
