/**
 * The house has one direction: web → domain ← server. Every import is held against the table below; each refusal says
 * what to do instead. docs/ARCHITECTURE.md draws the same thing.
 */
import { importedPath, importsOf, isOfTests, sourceFiles } from './source-files.ts';

const SERVER_FEATURES_LEFT_TO_RIGHT = [
  'chat',
  'month',
  'plans',
  'scheduled',
  'publishing',
  'notices',
  'workflows',
  'usage',
];
const PURE_LIBRARIES = ['zod', 'temporal-polyfill', 'rrule-temporal', 'compromise'];

interface Place {
  room: string;
  part: string;
  feature: string;
}

function placeOf(path: string): Place {
  const [room = '', part = '', feature = ''] = path.split('/');
  return { room, part, feature };
}

/** Why `from` may not import `to`, or null where it may. */
export function refusal(from: string, to: string): string | null {
  const a = placeOf(from);
  const b = placeOf(to);
  if (isOfTests(from) || a.room === 'scripts' || from === 'server/main.ts' || from.startsWith('server/wiring/'))
    return null;
  if (isOfTests(to)) return 'nothing imports tests';
  if (a.room === 'domain' && b.room !== 'domain')
    return 'domain knows neither server nor web: move what both need here';
  if (a.room === 'web' && b.room === 'server') return 'web talks to the server by the calls in domain/api only';
  if (a.room === 'server' && b.room === 'web') return 'server never knows web';
  if (a.room === 'server' && b.room === 'server') return serverRefusal(a, b);
  const mayCompose = ['features', 'router.tsx', 'prerender.tsx'].includes(a.part);
  if (a.room === 'web' && b.room === 'web' && b.part === 'features' && !mayCompose)
    return a.part === 'shell' ? null : 'components and lib know no feature: pass what they need';
  if (a.room === 'web' && a.part === 'features' && b.part === 'features' && a.feature !== b.feature)
    return 'web features never import each other: shell and router compose them';
  return null;
}

function serverRefusal(a: Place, b: Place): string | null {
  if (b.part === 'main.ts' || b.part === 'wiring') return 'nothing imports main or the wiring: pass what you need';
  if (b.part === 'lib') return null;
  if (a.part === 'lib') return 'server/lib is what every part of the server may use: it knows domain only';
  if (a.part === 'engine' && b.part !== 'engine') return 'the engine knows domain and its ports only';
  if (a.part === 'platform' && b.part !== 'platform' && b.part !== 'config.ts')
    return 'platform knows no feature: take what you need as a port';
  if (a.part !== 'features' || b.part !== 'features' || a.feature === b.feature) return null;
  const order = SERVER_FEATURES_LEFT_TO_RIGHT;
  const [left, right] = [order.indexOf(a.feature), order.indexOf(b.feature)];
  if (left >= 0 && right > left) return null;
  return `between server features only rightward: ${order.join(' → ')}; all others stand alone`;
}

/** Why domain may not use a library or a built-in module, or null where it may. */
export function libraryRefusal(from: string, specifier: string): string | null {
  if (!from.startsWith('domain/') || isOfTests(from)) return null;
  const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : (specifier.split('/')[0] ?? '');
  return PURE_LIBRARIES.includes(name) ? null : 'domain is zod and small pure libraries: no Node, no DOM, no React';
}

/** One cycle of imports as the files on it, or null. */
export function findCycle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return null;
}

function main(): void {
  const faults: string[] = [];
  const graph = new Map<string, string[]>();
  for (const { path: file, text } of sourceFiles('domain', 'server', 'web')) {
    const local: string[] = [];
    for (const specifier of importsOf(text)) {
      if (!specifier.startsWith('.')) {
        const why = libraryRefusal(file, specifier);
        if (why) faults.push(`${file} imports ${specifier}: ${why}`);
        continue;
      }
      const target = importedPath(file, specifier);
      local.push(target);
      const why = refusal(file, target);
      if (why) faults.push(`${file} imports ${target}: ${why}`);
    }
    graph.set(file, local);
    if (/\/index\.tsx?$/.test(file)) faults.push(`${file}: no barrel files, import from where a thing is written`);
  }
  const cycle = findCycle(graph);
  if (cycle) faults.push(`a cycle: ${cycle.join(' → ')}`);
  if (faults.length > 0) {
    console.error(`Import directions are broken:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`Import directions hold in ${graph.size} files.`);
}

if (import.meta.main) main();
