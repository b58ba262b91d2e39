/** The games as a server would list them, from the rules on this device. */
import { levelsOf } from '@astragal/bots';
import { type ShelvedGame, shelf } from '@astragal/shelf';
import type { GameInfo } from '@astragal/wire';

async function infoOf({ rules }: ShelvedGame): Promise<GameInfo> {
  const { game, bots } = await rules();
  const options = Object.entries(game.options).map(([name, spec]) => [name, { ...spec, values: [...spec.values] }]);
  return { id: game.id, version: game.version, seats: game.seats, options: Object.fromEntries(options), levels: [...levelsOf(bots)] };
}

/** Those whose rules are here. */
export async function localGames(): Promise<GameInfo[]> {
  const found = await Promise.allSettled(shelf.filter(({ hidden }) => !hidden).map(infoOf));
  return found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
