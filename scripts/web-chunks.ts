/** Which files the web app is built into, and which of them each address needs first. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { PagePath } from '../server/platform/http/pages.ts';

const web = join(import.meta.dirname, '../web');
const ENTRY = 'main.tsx';
/** The frame of whoever is signed in. */
const FRAME = ['shell/shell.tsx', 'features/chat/chat-conversations.tsx'];
interface Screen {
  file: string;
  isFramed: boolean;
  /** Whether it stands below the tabs that it shares with another. */
  isTab?: boolean;
}

const TABS = 'shell/work-tabs.tsx';
/** What each address shows first. The root only leads on. */
const SCREENS: Record<Exclude<PagePath, '/'> | '/scheduled?tab=builder', Screen> = {
  '/auth': { file: 'features/auth/auth-page.tsx', isFramed: false },
  '/verify-email': { file: 'features/auth/verify-email-page.tsx', isFramed: false },
  '/reset-password': { file: 'features/auth/reset-password-page.tsx', isFramed: false },
  '/dev/mailbox': { file: 'features/mailbox/mailbox-page.tsx', isFramed: false },
  '/dashboard': { file: 'features/chat/chat-page.tsx', isFramed: true },
  '/chat': { file: 'features/chat/chat-page.tsx', isFramed: true },
  '/scheduled': { file: 'features/scheduled/scheduled-page.tsx', isFramed: true, isTab: true },
  '/scheduled?tab=builder': { file: 'features/workflow/workflow-builder.tsx', isFramed: true, isTab: true },
  '/ready': { file: 'features/outbox/outbox-page.tsx', isFramed: true },
  '/brand': { file: 'features/brand/brand-page.tsx', isFramed: true },
  '/connect': { file: 'features/connect/connect-page.tsx', isFramed: true },
  '/settings': { file: 'features/settings/settings-page.tsx', isFramed: true },
  '/upgrade': { file: 'features/upgrade/upgrade-page.tsx', isFramed: true },
};

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const SCREEN_FILES = new Map(Object.values(SCREENS).map((screen) => [screen.file, screen]));

/** The files, as paths below web/, that are asked for by themselves and bring a module along. */
function startsOf(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen]
    .filter((each) => graph.getModuleInfo(each)?.dynamicImporters.length)
    .concat([...seen].filter((each) => each === join(web, ENTRY)))
    .map((each) => each.replace(`${web}/`, ''));
}

/**
 * The file that a module travels in, by who needs it: what every screen needs, what the frame or the chat shares, what several
 * other screens need, inside or outside the frame, and each screen's own, also where something that is opened elsewhere needs it.
 * So a screen is a handful of files: each request costs more than a kilobyte. Null for what no screen begins with.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const starts = startsOf(id, graph);
  // Libraries change rarely: their own file stays in the browser's cache.
  const everywhere = /node_modules|^\0/.test(id) ? 'base' : 'entry';
  if (starts.includes(ENTRY) || id.startsWith('\0rolldown')) return everywhere;
  const needing = starts.flatMap((start) => SCREEN_FILES.get(start) ?? []);
  const isFramesOwn = starts.some((start) => FRAME.includes(start));
  const isOutside = needing.some(({ isFramed }) => !isFramed);
  if (isOutside && (isFramesOwn || needing.some(({ isFramed }) => isFramed))) return everywhere;
  if (isFramesOwn) return 'signed-in';
  const isChats = starts.includes(SCREENS['/chat'].file);
  // A file per icon would cost more than the icon.
  if (needing.length > 1 || starts.includes(TABS) || (starts.length > 1 && /lucide-react.*icons\//.test(id)))
    return isOutside ? 'signed-out' : isChats ? 'signed-in' : 'screens';
  const [screen] = needing;
  return screen ? basename(screen.file, '.tsx') : null;
}

const FIRST_FILES = new Set([
  ...['base', 'entry', 'signed-in', 'signed-out', 'screens'],
  ...Object.values(SCREENS).map(({ file }) => basename(file, '.tsx')),
]);

/**
 * Has browsers compile all of a file that screens begin with while it comes, beside the page's own thread: else that thread
 * compiles function by function while it draws the screen, which is a quarter of all that it does until then.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'post',
    generateBundle: {
      // Heard on the first line only: behind whatever else writes above the code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && FIRST_FILES.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** Says in screens.json which files each address needs first, so that the server can name them in the document. */
export function listScreenFiles(): Plugin {
  return {
    name: 'list-screen-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const chunkWith = (file: string) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, file)));
        if (!chunk) throw new Error(`scripts/web-chunks.ts names web/${file}, which is not in the build.`);
        return chunk;
      };
      const filesOf = (roots: string[]): string[] => {
        const files = new Set(roots);
        for (const file of files) {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          for (const each of chunk?.imports ?? []) files.add(each);
        }
        return [...files];
      };
      const first = filesOf([chunkWith(ENTRY).fileName]);
      const lists = Object.entries(SCREENS).map(([address, { file, isFramed, isTab }]) => {
        const roots = [...(isFramed ? FRAME : []), ...(isTab ? [TABS] : []), file].map(
          (each) => chunkWith(each).fileName,
        );
        const scripts = filesOf(roots).filter((each) => !first.includes(each));
        const styles = chunks
          .filter(({ fileName }) => scripts.includes(fileName))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        return [address, [...scripts, ...styles].map((each) => `/${each}`)];
      });
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(lists)) });
    },
  };
}

/**
 * Has every icon imported from its own file instead of from the one that exports them all: else each module that shows any
 * icon would seem to need every icon.
 */
export function directIcons(): Plugin {
  const folder = join(web, '../node_modules/lucide-react/dist/esm');
  const fileOf = new Map<string, string>();
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const exports = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8');
      for (const [, names = '', file = ''] of exports.matchAll(/export \{ (.+?) \} from '\.\/(icons\/.+?)';/g))
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, file);
    },
    transform(code, id) {
      if (!id.startsWith(`${web}/`)) return null;
      return code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (statement, names: string) =>
        names
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && !each.startsWith('type '))
          .map((each) => {
            const [name = '', here = name] = each.split(' as ');
            const file = fileOf.get(name);
            return file ? `import ${here} from 'lucide-react/dist/esm/${file}';` : statement;
          })
          .join(''),
      );
    },
  };
}
