import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { onePathIcons } from './scripts/one-path-icons.ts';
import { chunkOf, compileHints, directIcons, listScreenFiles } from './scripts/web-chunks.ts';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
// The server refuses writes from foreign origins: behind the proxy, the page is its own. Its mails are for browsers on this machine, which
// keep their connections.
const behindProxy = { target: server, headers: { origin: server }, agent: new Agent({ keepAlive: true }) };

export default defineConfig({
  root: 'web',
  plugins: [
    slimCalendar(),
    slimCanvas(),
    slimCalls(),
    directIcons(),
    onePathIcons(),
    react(),
    tailwindcss(),
    listScreenFiles(),
    slimToasts(),
    compileHints(),
    iconInDocument(),
    beginAfterPaint(),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: URL would need holes in the content security policy.
    assetsInlineLimit: 0,
    // One request: what one screen alone needs of it is less than asking for it costs.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A component that nothing shows is left out, with all that it alone needs.
      treeshake: { manualPureFunctions: ['memo', 'forwardRef', 'createContext'] },
      output: {
        codeSplitting: {
          groups: [{ debugName: 'by who needs it', name: chunkOf, includeDependenciesRecursively: false, priority: 1 }],
        },
      },
    },
  },
  server: { proxy: { '/api': behindProxy, '/mcp': behindProxy, '/calendar': behindProxy } },
});

/** Writes the icon into the document: it is shorter than a request for it. Pictures may be data, unlike scripts and styles. */
function iconInDocument(): Plugin {
  const icon = readFileSync(join(import.meta.dirname, 'web/public/favicon.svg'), 'utf8');
  return {
    name: 'icon-in-document',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('"/favicon.svg"', `"data:image/svg+xml,${encodeURIComponent(icon)}"`),
  };
}

/**
 * Has web/public/first.js begin the app: once the screen that the document holds is painted. A browser that has all scripts already
 * would run them first.
 */
function beginAfterPaint(): Plugin {
  return {
    name: 'begin-after-paint',
    apply: 'build',
    transformIndexHtml: {
      // The scripts are named by then.
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /<script type="module" crossorigin src="([^"]+)"><\/script>/g,
          '<link rel="modulepreload" crossorigin href="$1" data-begins>',
        ),
    },
  };
}

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

/** Gives the canvas's libraries the flight of the view, and leaves out what else they could animate: colours and styles. */
function slimCanvas(): Plugin {
  const motion = join(import.meta.dirname, 'web/features/workflow/canvas/view-motion.ts');
  const VIEW_MOTION = '\0view-motion';
  return {
    name: 'slim-canvas',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isCanvas = /node_modules\/(d3-transition|d3-zoom|@xyflow\/system)\//.test(importer);
      return isCanvas && (source === 'd3-color' || source === 'd3-interpolate') ? VIEW_MOTION : null;
    },
    load: (id) =>
      id === VIEW_MOTION
        ? `import { interpolateZoom, neverAnimated } from ${JSON.stringify(motion)};
           export { interpolateZoom, interpolateZoom as interpolate, neverAnimated as color, neverAnimated as interpolateNumber,
             neverAnimated as interpolateRgb, neverAnimated as interpolateString, neverAnimated as interpolateTransformCss,
             neverAnimated as interpolateTransformSvg };`
        : null,
  };
}

/**
 * Leaves out the styles of stacked toasts, which there are none of: one of them begins with ':last-child', so that whatever is put
 * behind the page, such as a dialog, would have the browser style the whole page anew.
 */
function slimToasts(): Plugin {
  return {
    name: 'slim-toasts',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = String(file.source).replaceAll(
              /(?<=[{}])[^{}]*\.Toastify__toast--stacked[^{}]*\{[^{}]*\}/g,
              '',
            );
      },
    },
  };
}

/** Leaves out what the API's documentation says of each call: only the server shows it. */
function slimCalls(): Plugin {
  const calls = join(import.meta.dirname, 'domain/api/');
  return {
    name: 'slim-calls',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      id.startsWith(calls) ? code.replace(/(?<=^ {2}summary:\s+)'(?:[^'\\]|\\.)*'/gm, "''") : null,
  };
}
