/**
 * A room is found by its name and a thing by its own: folders stay small enough to read, domain holds what both sides
 * use, and an exported name has one home. `npm run rooms` prints the figures behind it.
 */
import { dirname } from 'node:path';
import { importedPath, importsOf, isOfTests, type SourceFile, sourceFiles } from './source-files.ts';

/** A folder with more is no longer taken in at a glance: it gets folders inside. */
const MOST_FILES = 25;

/** How many files each folder holds, the fullest first; tests stand beside their file and don't count. */
export function filesPerFolder(files: SourceFile[]): [folder: string, count: number][] {
  const counts = Object.entries(Object.groupBy(files, ({ path }) => dirname(path)));
  return counts.map(([folder, inside]): [string, number] => [folder, inside?.length ?? 0]).sort((a, b) => b[1] - a[1]);
}

const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (?<name>\w+)/gm;

/** The exported names that are declared in more than one file, with these files: whoever searches one should find one thing. */
export function namesWithSeveralHomes(files: SourceFile[]): [name: string, homes: string[]][] {
  const homes = new Map<string, Set<string>>();
  for (const { path, text } of files)
    for (const { groups } of text.matchAll(EXPORT)) {
      const name = groups?.name ?? '';
      homes.set(name, (homes.get(name) ?? new Set()).add(path));
    }
  return [...homes].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, [...paths].sort()]);
}

/** The files of domain that a side uses, itself or by another of them. */
function reachedFrom(side: string, files: SourceFile[]): Set<string> {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const specifier of importsOf(texts.get(from) ?? '')) {
      const to = specifier.startsWith('.') ? importedPath(from, specifier) : '';
      if (!to.startsWith('domain/') || reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  for (const { path } of files) if (path.startsWith(side)) visit(path);
  return reached;
}

/** The files of domain that only one side uses, or none. The calls are the contract itself and stay, whoever makes them. */
export function usedByOneSide(files: SourceFile[]): string[] {
  const [server, web] = [reachedFrom('server/', files), reachedFrom('web/', files)];
  return files
    .map(({ path }) => path)
    .filter((path) => path.startsWith('domain/') && !path.startsWith('domain/api/'))
    .filter((path) => !server.has(path) || !web.has(path));
}

/** The longest functions: from a line that opens one to the line that closes it at the same depth, as the formatter writes it. */
export function longestFunctions(files: SourceFile[], most: number): [place: string, lines: number][] {
  const found: [string, number][] = [];
  for (const { path, text } of files) {
    const lines = text.split('\n');
    for (const [start, line] of lines.entries()) {
      const opens = /^(\s*)(?:export |default |async )*(?:function\*? (\w+)|const (\w+)\b.*=> \{$)/.exec(line);
      if (!opens) continue;
      const end = lines.findIndex(
        (other, at) =>
          at > start &&
          /^\}/.test(other.slice(opens[1]?.length)) &&
          !other.endsWith('{') &&
          other.startsWith(opens[1] ?? ''),
      );
      if (end > start) found.push([`${path}:${start + 1} ${opens[2] ?? opens[3]}`, end - start + 1]);
    }
  }
  return found.sort((a, b) => b[1] - a[1]).slice(0, most);
}

function printFigures(files: SourceFile[]): void {
  const lines = (paths: string[]): number =>
    files.filter(({ path }) => paths.includes(path)).reduce((sum, { text }) => sum + text.split('\n').length, 0);
  const domain = files.map(({ path }) => path).filter((path) => path.startsWith('domain/'));
  const [server, web] = [reachedFrom('server/', files), reachedFrom('web/', files)];
  const shared = lines(domain.filter((path) => server.has(path) && web.has(path))) / lines(domain);
  const table = (rows: [string, number][]): string =>
    rows.map(([name, n]) => `${String(n).padStart(5)}  ${name}`).join('\n');
  console.log(`Fullest folders\n${table(filesPerFolder(files).slice(0, 10))}`);
  console.log(`Exported names with several homes: ${namesWithSeveralHomes(files).length}`);
  console.log(`Lines of domain that both sides use: ${(shared * 100).toFixed(1)} %`);
  console.log(`Longest functions\n${table(longestFunctions(files, 15))}`);
}

function main(): void {
  const files = sourceFiles('domain', 'server', 'web').filter(({ path }) => !isOfTests(path));
  const rooms = [...files, ...sourceFiles('tests', 'scripts').filter(({ path }) => !/\.(test|spec)\.ts$/.test(path))];
  if (process.argv.includes('--figures')) {
    printFigures(files);
    return;
  }
  const faults = [
    ...filesPerFolder(rooms)
      .filter(([, count]) => count > MOST_FILES)
      .map(([folder, count]) => `${folder} holds ${count} files: give it folders by what belongs together`),
    ...usedByOneSide(files).map((path) => `${path} is not used by both server and web: move it to the one that does`),
    ...namesWithSeveralHomes(files).map(
      ([name, homes]) => `${name} is exported by ${homes.join(' and ')}: one thing has one home, another another name`,
    ),
  ];
  if (faults.length > 0) {
    console.error(`The rooms are out of order:\n  ${faults.join('\n  ')}`);
    process.exit(1);
  }
  console.log(`The rooms are in order: ${files.length} files in ${filesPerFolder(files).length} folders.`);
}

if (import.meta.main) main();
