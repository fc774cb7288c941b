/** Builds the web app, draws its icons and compresses it once, as well as it can be done: the server then only hands the files out. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { drawIcons } from './icons.ts';

const root = join(import.meta.dirname, '..');
const COMPRESSIBLE = /\.(js|css|html|svg|json)$/;

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    promisify(brotliCompress)(content, best).then((bytes) => writeFile(`${path}.br`, bytes)),
    promisify(gzip)(content, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ]);
}

// Tests build too, where it is 'test': with anything else libraries bring their development half, twice as large and slow.
process.env.NODE_ENV = 'production';
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const folder = join(root, 'dist/web');
await drawIcons(join(root, 'web/public/favicon.svg'), folder);
const names = await readdir(folder, { recursive: true });
await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))));
