import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
// The server refuses writes from foreign origins: behind the proxy, the page is its own.
const behindProxy = { target: server, headers: { origin: server } };

const EVERY_SCREEN =
  /node_modules\/(react|react-dom|scheduler|react-router|react-toastify|zustand|@tanstack\/[\w-]+|zod|clsx)\//;

export default defineConfig({
  root: 'web',
  plugins: [react(), tailwindcss(), compressFiles()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: URL would need holes in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs changes rarely: its own file stays in the browser's cache.
            { name: 'base', test: EVERY_SCREEN },
            // Icons and small things that several screens share travel together instead of one by one.
            { name: 'shared', test: /web\/lib\/|lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': behindProxy, '/dev': behindProxy } },
});

/** Writes each script and style once more as .br and .gz, so that the server never compresses anything itself. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    // After all is written: earlier, the names of preloaded files are still blanks.
    async writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle).filter((each) => /\.(js|css)$/.test(each))) {
        const content = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(dir, `${name}.gz`), await promisify(gzip)(content));
      }
    },
  };
}
