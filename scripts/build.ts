/** Builds the web app, prerenders its screens, draws its icons and compresses it once, as well as it can be done: the server then only hands the files out. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, minify } from 'vite';
import type * as Prerender from '../web/prerender.tsx';
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

/** What is copied as it stands is read by people too: its comments stay here. */
async function minifyFile(path: string): Promise<void> {
  const { code } = await minify(path, await readFile(path, 'utf8'), { module: false });
  await writeFile(path, code);
}

/** Says in prerendered.json which HTML the server writes into which documents. */
async function prerenderInto(folder: string): Promise<void> {
  const outDir = join(root, 'dist/prerender');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    // Everything is built in, as it is for browsers: what they make of the HTML has to be the same to the letter.
    ssr: { noExternal: true },
    build: {
      ssr: 'prerender.tsx',
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const { prerender } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as typeof Prerender;
  await writeFile(join(folder, 'prerendered.json'), JSON.stringify(await prerender()));
  await rm(outDir, { recursive: true });
}

// Tests build too, where it is 'test': with anything else libraries bring their development half, twice as large and slow.
process.env.NODE_ENV = 'production';
await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
const folder = join(root, 'dist/web');
await prerenderInto(folder);
await minifyFile(join(folder, 'first.js'));
await drawIcons(join(root, 'web/public/favicon.svg'), folder);
const names = await readdir(folder, { recursive: true });
await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))));
