import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;
// The server refuses writes from foreign origins: behind the proxy, the page is its own.
const behindProxy = { target: server, headers: { origin: server } };

const EVERY_SCREEN =
  /^(?!.*@xyflow).*node_modules\/(react|react-dom|scheduler|react-router|react-toastify|zustand|@tanstack\/[\w-]+|zod|clsx)\//;

/** What shows texts, pictures and sounds that were made: no screen begins with it. */
const RESULTS = /web\/components\/(audio-player|markdown|output-|response-panel|results-dialog)/;
/** What shows and edits posts, and where they stand: whoever looks at one. */
const POSTS = /web\/components\/(post\/|post-content|publication-|mark-posted|copy-picture)/;
/** What forms with a way back from leaving need: brand and settings. */
const FORMS =
  /web\/components\/(unsaved-guard|tabs)|web\/lib\/(use-leave-guard|fetch-telling|brand-query|sample-brand)|domain\/(pictures|brand\.|sample-brand|api\/brand)/;
/** What shows and schedules tasks. */
const TASKS =
  /web\/components\/(platform-icons|platform-toggles|series-words|toast-undo|dialog-head|label-chips|note-list|question|form-note)|web\/lib\/(connections|use-now)|domain\/(api\/)?connections/;
/** What the canvas shares with whoever shows what agents do. */
const AGENTS = /web\/components\/(media-addresses|agent-icon|loading-overlay)|domain\/graph/;
/** What a single screen needs travels with it. */
const ALONE = /web\/lib\/user-details/;
const LATER = [RESULTS, POSTS, FORMS, TASKS, AGENTS, ALONE];
const SIGNED_IN = /web\/shell\/shell\.tsx|chat\/chat-conversations\.tsx|domain\/first-templates/;
/** Icons and small things, those of the entry included: else the sign-in screen would need the frame's file for them. */
const SHARED = (id: string): boolean =>
  /lucide-react\/(?!.*icons\/)|preload-helper|web\/(lib|components)\/|web\/shell\/(addresses|error-boundary)|chat\/browser-events|domain\/(agents|outputs)/.test(
    id,
  ) && !LATER.some((group) => group.test(id));

export default defineConfig({
  root: 'web',
  plugins: [slimCalendar(), slimCanvas(), react(), tailwindcss()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // A data: URL would need holes in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A component that nothing shows is left out, with all that it alone needs.
      treeshake: { manualPureFunctions: ['memo', 'forwardRef', 'createContext'] },
      output: {
        codeSplitting: {
          groups: [
            // What every screen needs changes rarely: its own file stays in the browser's cache.
            { name: 'base', test: EVERY_SCREEN, priority: 2 },
            // What several screens share travels together instead of one by one.
            { name: 'shared', test: SHARED, priority: 1 },
            // An icon that only one screen shows travels with it.
            { name: 'icons', test: /lucide-react.*icons\//, minShareCount: 2, priority: 1 },
            // Whoever is signed in sees the frame and the conversations in it at once: one file instead of four.
            { name: 'signed-in', test: SIGNED_IN },
            { name: 'results', test: RESULTS, minShareCount: 2 },
            { name: 'posts', test: POSTS, minShareCount: 2 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
            { name: 'tasks', test: TASKS, minShareCount: 2, priority: 1 },
            { name: 'agents', test: AGENTS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': behindProxy, '/mcp': behindProxy, '/calendar': behindProxy } },
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
        ? `import { interpolateZoom, leftOut } from ${JSON.stringify(motion)};
           export { interpolateZoom, interpolateZoom as interpolate, leftOut as color, leftOut as interpolateNumber,
             leftOut as interpolateRgb, leftOut as interpolateString, leftOut as interpolateTransformCss,
             leftOut as interpolateTransformSvg };`
        : null,
  };
}
