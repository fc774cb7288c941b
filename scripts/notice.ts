/**
 * Writes NOTICE: whose work Fanfare is built on, and under which terms. `npm run notice`; a test holds the file against the
 * lockfile, so that no package comes in unseen.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './source-files.ts';

const root = join(import.meta.dirname, '..');
const FILE = join(root, 'NOTICE');

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
}

/** The terms that were read and found fit for a product that is sold and hosted; anything else stops the build. */
export const ACCEPTED = [
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
];

/** Packages that name their terms only in a file. */
const READ: Record<string, string> = { cldrjs: 'MIT' };

/** What has to be said of single terms. */
const REMARKS: [license: RegExp, remark: string][] = [
  [
    /^MPL-2.0$/,
    'Used as published, unchanged. Their source is in the packages and at the addresses that those name; whoever changes one of their files passes that file on under the same terms.',
  ],
  [
    /LGPL/,
    'libvips comes as a library of its own beside sharp, unchanged, and can be replaced by another build of it (see the documentation of sharp). Its source is at the addresses that the packages name.',
  ],
  [
    /^BSD-4-Clause$/,
    'Flite, by the Language Technologies Institute of Carnegie Mellon University, Copyright (c) 1999-2017, All Rights Reserved. Its terms are in the package (COPYING): they are permissive and, whatever the package calls them, hold no advertising clause. They ask that the notice is kept, that changes are marked (there are none), that the authors’ names stay, and that these endorse nothing.',
  ],
  [/^OFL-1.1$/, 'The faces that pictures and screens are set in, unchanged. They may not be sold by themselves.'],
];

/** What lies in the tree and was made by others. */
const IN_THE_TREE = [
  'server/assistant/reading/encoder/weights.bin: all-MiniLM-L6-v2 by the authors of Sentence Transformers, Apache-2.0 (weights.licence.txt beside it). Changed: tuned on our own turns of conversations, kept in whole bytes, without the pieces of other scripts.',
  'server/assistant/picture/weights.bin: the same, tuned on our own orders for pictures; the words are those of the other file.',
  'server/assistant/reading/spans/weights.bin: the same, tuned on our own messages.',
  'server/assistant/editing/documents/weights.bin: the same, tuned on our own notes for documents.',
  'server/assistant/reading/turn/revision/weights.bin: the same, tuned on our own corrections of texts.',
  'server/platform/ai/builtin/voice/lingware: the voices and text analyses of SVOX Pico by SVOX AG, Apache-2.0 (licence.txt beside them), unchanged.',
  'server/assistant/editing/mending/words.txt.br: word lists of the English Hunspell dictionaries, made from SCOWL (words.licence.txt beside it).',
];

export interface UsedPackage {
  name: string;
  version: string;
  license: string;
}

const packages = (
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> }
).packages;

/** Every package that reaches a user: what the server needs, and what the web app is built of. */
export function usedPackages(): UsedPackage[] {
  const places = new Set(Object.keys(packages).filter((place) => place !== '' && !packages[place]?.dev));
  const take = (place: string): void => {
    places.add(place);
    for (const name of Object.keys(packages[place]?.dependencies ?? {})) {
      const next = placeOf(name, place);
      if (next !== null && !places.has(next)) take(next);
    }
  };
  for (const name of webPackages()) {
    const place = placeOf(name, '');
    if (place !== null) take(place);
  }
  const found = [...places].map((place): UsedPackage => {
    const { version = '', license } = packages[place] ?? {};
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { name, version, license: license ?? READ[name] ?? 'none named' };
  });
  const each = new Map(found.map((one) => [`${one.name} ${one.version}`, one]));
  return [...each.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where the package lies that a package at a place gets by a name: the nearest folder upwards has it. */
function placeOf(name: string, from: string): string | null {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (packages[place]) return place;
    if (at === '') return null;
  }
}

function webPackages(): Set<string> {
  const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\./.test(name),
  );
  const specifiers = files.flatMap((name) => {
    const source = readFileSync(join(root, 'web', name), 'utf8');
    return [...importsOf(source), ...[...source.matchAll(/@import\s+['"]([^'"]+)['"]/g)].map(([, one = '']) => one)];
  });
  const outside = specifiers.filter((one) => /^[@a-z]/i.test(one) && !one.startsWith('virtual:'));
  return new Set(
    outside.map((one) =>
      one
        .split('/')
        .slice(0, one.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  );
}

/** Packages that would run a script when they are installed. */
export function installScripts(): string[] {
  return Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
}

/** The file as it should be. */
export function noticeText(used: UsedPackage[]): string {
  const groups = Map.groupBy(used, ({ license }) => license);
  const sections = [...groups].sort().map(([license, some]) => {
    const remarks = REMARKS.filter(([named]) => named.test(license)).map(([, remark]) => `${remark}\n`);
    return [`## ${license}`, '', ...remarks, ...some.map(({ name, version }) => `- ${name} ${version}`), ''].join('\n');
  });
  return `Fanfare is built on the work of others. These ${used.length} packages are part of it; the full terms of each are in its package.
Written by \`npm run notice\`.

${sections.join('\n')}
## In this tree

${IN_THE_TREE.map((one) => `- ${one}\n`).join('')}`;
}

if (import.meta.main) {
  const used = usedPackages();
  writeFileSync(FILE, noticeText(used));
  console.log(`NOTICE names ${used.length} packages.`);
}
