/** Where what belongs to a game lies. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A folder in the package of a game; a game of the kernel has no package. */
export function folderOf(game: string, inside: string): string | undefined {
  let manifest: string;
  try {
    manifest = fileURLToPath(import.meta.resolve(`@astragal/${game}/manifest`));
  } catch {
    return undefined;
  }
  let folder = dirname(manifest);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return join(folder, inside);
}
