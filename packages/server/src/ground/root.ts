/** Where the whole of Astragal lies, from the sources as from the build. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

export const ROOT = resolve(here, here.includes('/dist/src/') ? '../../../../..' : '../../../..');
