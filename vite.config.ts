import { join } from 'node:path';
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
  plugins: [slimCalendar(), react(), tailwindcss()],
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
            { name: 'shared', test: /web\/(lib|components)\/|lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': behindProxy, '/dev': behindProxy } },
});

/** Gives the calendar library the few helpers that it needs, in the place of two libraries. */
function slimCalendar(): Plugin {
  const helpers = join(import.meta.dirname, 'web/features/scheduled/calendar/library-helpers.ts');
  return {
    name: 'slim-calendar',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes('node_modules/react-big-calendar/')) return null;
      if (source === 'react-overlays') return helpers;
      return source.startsWith('lodash/') ? `\0${source}` : null;
    },
    load(id) {
      const name = /^\0lodash\/(\w+)$/.exec(id)?.[1];
      return name ? `export { ${name} as default } from ${JSON.stringify(helpers)};` : null;
    },
  };
}
