import { createHash } from 'node:crypto';
import { lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { sfntOf } from '../ai/builtin/designer/type/woff.ts';

const require = createRequire(import.meta.url);
const NAMES = ['arimo', 'gelasio', 'inter', 'roboto'].flatMap((family) =>
  ['latin', 'latin-ext'].flatMap((subset) => [400, 700].map((weight) => `${family}-${subset}-${weight}-normal`)),
);
const pathOf = (name: string): string => require.resolve(`@fontsource/${name.split('-')[0]}/files/${name}.woff`);

let known: string[] | null = null;

/** The shipped fonts as files that the SVG renderer reads, unpacked once per machine; none where that can't be done. */
export function svgFontFiles(): string[] {
  known ??= unpacked();
  return known;
}

function unpacked(): string[] {
  try {
    const version = createHash('sha256').update(NAMES.map(pathOf).join('\n')).digest('hex').slice(0, 12);
    const folder = join(tmpdir(), `fanfare-fonts-${userInfo().username}-${version}`);
    if (!isOurs(folder)) unpackInto(folder);
    // What somebody else has put there is not read.
    return isOurs(folder) ? NAMES.map((name) => join(folder, `${name}.ttf`)) : [];
  } catch {
    // A logo without its letters is better than no picture.
    return [];
  }
}

function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  const isWritableByOthers = process.platform !== 'win32' && ((found?.mode ?? 0) & 0o022) !== 0;
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid) && !isWritableByOthers;
}

/** Under another name first: whoever sees the folder sees it whole. */
function unpackInto(folder: string): void {
  const making = mkdtempSync(`${folder}-`);
  try {
    for (const name of NAMES) writeFileSync(join(making, `${name}.ttf`), sfntOf(readFileSync(pathOf(name))));
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    // Another process was first.
    if (!isOurs(folder)) throw error;
  }
}
