import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const READ_BY_PEOPLE = [
  'web/**/*.{ts,tsx}',
  'domain/*.ts',
  'server/features/**/*.ts',
  'server/assistant/*.ts',
  'README.md',
];
/** Connecting is announced there, with 'Coming Soon' beside it. */
const ANNOUNCED = /connect-page\.tsx$|integrations-section\.tsx$|\.test\.ts$/;
const PROMISES =
  /\b(?:will (?:not )?be (?:posted|published)|(?:runs|posted|published|goes out) on time|goes? out (?:by itself|before)|should go out|published later|publish these words|it posts the text|it runs \S+ as .+ on )/i;
const COMMENT = /^\s*(?:\/\/|\*|\/\*\*)/;

it('nothing that people read promises to publish but where an account is connected', () => {
  const files = globSync(READ_BY_PEOPLE).filter((path) => !ANNOUNCED.test(path));
  expect(files.length).toBeGreaterThan(300);
  const promising = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => PROMISES.test(line) && !COMMENT.test(line) && !/where you have connected/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(promising).toEqual([]);
});
