/**
 * Joins the server's modules, and the libraries that are plain JavaScript, into a few files: Node resolves and wraps each module by
 * itself, and eighteen hundred of them are half of a start. Data and small processes are still read from where they lie.
 */
import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const home = join(root, 'dist/server');
/** A folder for each build: a process that still runs finds its own threads and what it loads later, however often is built. */
const folder = join(home, Date.now().toString(36));
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** The process, and the threads that read, write and draw: each begins in a file of its own. */
const ENTRIES = ['server/main.ts', 'server/assistant/thread.ts', 'server/platform/ai/builtin/worker-thread.ts'].map(
  (path) => join(root, path),
);
const joinedName = (path: string) => basename(path).replace(/\.ts$/, '.js');
/** Libraries with many small modules. Others stay packages: they look for their own files, or are few. */
const JOINED_LIBRARIES = [
  ...['culori', 'zod', 'drizzle-orm', 'pg-boss', 'cron-parser', 'rate-limiter-flexible', 'nodemailer'],
  ...['fastify', 'find-my-way', 'avvio', 'prom-client', '@opentelemetry/api'],
  // What draws: the typesetter with all that it loads, and sharp's JavaScript, which finds its native part as a package.
  ...[
    'satori',
    '@shuding/opentype.js',
    'linebreak',
    'unicode-trie',
    'tiny-inflate',
    'base64-js',
    'fflate',
    'escape-html',
  ],
  ...['css-background-parser', 'css-box-shadow', 'css-gradient-parser', 'css-to-react-native', 'css-color-keywords'],
  ...['camelize', 'color-name', 'hex-color-converter', 'parse-css-color', 'postcss-value-parser', 'simplex-noise'],
  ...['sharp', 'detect-libc', 'semver', '@img/colour'],
];
const isJoined = (id: string) => JOINED_LIBRARIES.some((name) => id === name || id.startsWith(`${name}/`));
const isOwn = (id: string) => /^[./]/.test(id);

/** A joined module still speaks of its own place. The whole folder may be moved: places are told from where the bundle lies. */
const keepPlaces = {
  name: 'keep-places',
  transform(code: string, id: string) {
    if (!code.includes('import.meta') || id.includes('node_modules')) return null;
    const place = (path: string) => JSON.stringify(`/${relative(folder, path)}`);
    return code
      .replaceAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (said: string, path: string) => {
        const entry = resolve(dirname(id), path);
        return ENTRIES.includes(entry) ? `new URL(${JSON.stringify(joinedName(entry))}, import.meta['url'])` : said;
      })
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${place(dirname(id))})`)
      .replaceAll('import.meta.main', String(id === ENTRIES[0]));
  },
};

const bundle = await rolldown({
  input: ENTRIES,
  cwd: root,
  platform: 'node',
  external: (id) => !isOwn(id) && !isJoined(id),
  plugins: [keepPlaces],
});
await bundle.write({ dir: folder, entryFileNames: '[name].js' });
// One rename: whoever starts meanwhile starts the one or the other, whole.
writeFileSync(join(folder, 'begin.js'), `import './${basename(folder)}/main.js';\n`);
renameSync(join(folder, 'begin.js'), join(home, 'main.js'));
for (const name of readdirSync(home).filter((one) => one !== 'main.js' && one !== basename(folder)))
  if (statSync(join(home, name)).mtimeMs < Date.now() - KEPT_MS) rmSync(join(home, name), { recursive: true });
