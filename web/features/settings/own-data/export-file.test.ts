import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { NOT_AN_EXPORT } from '../../../../domain/api/account/own-data.ts';
import { importable } from './export-file.ts';

const described = {
  format: 'fanfare-export',
  version: 1,
  user: { email: 'maya@example.com' },
  workflows: [{ name: 'Monday tip' }],
  messages: ['a long conversation'],
};
const json = JSON.stringify(described);
const noise = (bytes: number) => Uint8Array.from({ length: bytes }, (_, at) => (at * 7919) % 251);
const fileOf = (content: BlobPart, name = 'fanfare.zip') => new File([content], name);
const sent = async (file: File) => JSON.parse(await (await importable(file)).text());

const ONLY_WORKFLOWS = { format: 'fanfare-export', version: 1, workflows: described.workflows };

test('only the workflows of an export are sent, whether it comes as a zip or as the JSON in it', async () => {
  const zip = zipSync({ 'fanfare.json': strToU8(json), 'media/a.png': [noise(300_000), { level: 0 }] });
  expect(await sent(fileOf(zip))).toEqual(ONLY_WORKFLOWS);
  expect(await sent(fileOf(json, 'fanfare.json'))).toEqual(ONLY_WORKFLOWS);
});

test('the order of the files in the zip does not matter, nor what the zip is called', async () => {
  const zip = zipSync({ 'media/a.png': [noise(300_000), { level: 0 }], 'fanfare.json': strToU8(json) });
  expect(await sent(fileOf(zip, 'backup'))).toEqual(ONLY_WORKFLOWS);
});

test('of a large zip no more is read than up to the end of the JSON', async () => {
  const zip = zipSync({ 'fanfare.json': strToU8(json), 'media/a.png': [noise(8_000_000), { level: 0 }] });
  const file = fileOf(zip);
  let given = 0;
  file.stream = () =>
    new ReadableStream(
      {
        pull: (controller) => {
          controller.enqueue(zip.slice(given, given + 65_536));
          given += 65_536;
        },
      },
      { highWaterMark: 0 },
    );
  expect(await sent(file)).toEqual(ONLY_WORKFLOWS);
  expect(given).toBeLessThan(1_000_000);
});

test.each([
  ['a zip of something else', zipSync({ 'holiday.txt': strToU8('sun') }), NOT_AN_EXPORT],
  ['a text', 'just words', NOT_AN_EXPORT],
  [
    'a zip that was cut off',
    zipSync({ 'fanfare.json': [noise(50_000), { level: 0 }] }).slice(0, 20_000),
    'This zip can’t be read. Please download it again.',
  ],
])('%s is refused in words that help', async (_, content, text) => {
  await expect(importable(fileOf(content as BlobPart))).rejects.toThrow(text);
});
