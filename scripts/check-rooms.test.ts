import { expect, it } from 'vitest';
import { filesPerFolder, longestFunctions, namesWithSeveralHomes, usedByOneSide } from './check-rooms.ts';

const file = (path: string, text = '') => ({ path, text });

it('counts the files of each folder, the fullest first', () => {
  const files = ['web/a.ts', 'web/lib/b.ts', 'web/lib/c.ts'].map((path) => file(path));
  expect(filesPerFolder(files)).toEqual([
    ['web/lib', 2],
    ['web', 1],
  ]);
});

it('finds names that are exported in several files, however they are declared', () => {
  const files = [
    file('domain/a.ts', 'export interface Draft {}\nexport const LIMIT = 1;\nexport async function load() {}'),
    file('web/b.ts', 'export type Draft = string;\nconst LIMIT = 2;\nexport default function load() {}'),
  ];
  expect(namesWithSeveralHomes(files)).toEqual([
    ['Draft', ['domain/a.ts', 'web/b.ts']],
    ['load', ['domain/a.ts', 'web/b.ts']],
  ]);
});

it('finds what only one side uses of domain, but the calls themselves', () => {
  const files = [
    file('domain/both.ts', "import './inner.ts';"),
    file('domain/inner.ts'),
    file('domain/mine.ts'),
    file('domain/forgotten.ts'),
    file('domain/api/call.ts'),
    file('server/main.ts', "import '../domain/both.ts';\nimport '../domain/mine.ts';\nimport '../domain/api/call.ts';"),
    file('web/main.ts', "import '../domain/both.ts';"),
  ];
  expect(usedByOneSide(files)).toEqual(['domain/mine.ts', 'domain/forgotten.ts']);
});

it('measures functions from the line that opens them to the one that closes them', () => {
  const text = `export function outer({
  a,
}: Props) {
  const inner = () => {
    return a;
  };
  return inner;
}
`;
  expect(longestFunctions([file('web/a.ts', text)], 5)).toEqual([
    ['web/a.ts:1 outer', 8],
    ['web/a.ts:4 inner', 3],
  ]);
});
