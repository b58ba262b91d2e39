/**
 * Packs what the server sends, when the site is built: as small as can be takes seconds, which the first visitor would wait for. Only files
 * whose names carry a hash: they never change, so `NAME.br` beside one is never out of date.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|wasm)$/;
const brotli = promisify(brotliCompress);

export function packed(): Plugin {
  let assets: string;
  return {
    name: 'packed',
    apply: 'build',
    configResolved({ root, build }) {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      if (!existsSync(assets)) return; // The build has failed, and says why.
      const files = readdirSync(assets).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => pack(join(assets, name))));
    },
  };
}

async function pack(file: string): Promise<void> {
  const plain = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${file}.br`, await brotli(plain, { params }));
}
