/** The version of this release: the whole's `package.json` says it, and nothing else does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

export const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }).version;
