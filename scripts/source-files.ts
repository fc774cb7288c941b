import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A file of code: where it lies, and what stands in it. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every file of code in some top folders, by its path from the root. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** Whether a file only serves tests: nothing of the product may import it. */
export function isOfTests(path: string): boolean {
  return path.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(path);
}

const IMPORT = /(?:^|[\s;])(?:import|export)\s[^'"();]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** The specifiers that a source text imports. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? '');
}

/** The path from the root of what a file imports by a relative specifier. */
export function importedPath(from: string, specifier: string): string {
  return relative(root, normalize(join(root, dirname(from), specifier))).replaceAll('\\', '/');
}
