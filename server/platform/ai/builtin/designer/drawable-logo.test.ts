import sharp from 'sharp';
import { expect, it } from 'vitest';
import { NO_BRAND } from '../../../../../domain/brand.ts';
import { shownPicture } from '../../../../../tests/support/ai-tasks.ts';
import { pngOf } from '../../../../../tests/support/stage/drawings.ts';
import { drawableLogo } from './drawable-logo.ts';

const MAGENTA = { r: 224, g: 33, b: 138 };
const webp = async (width: number, height: number): Promise<string> =>
  `data:image/webp;base64,${(
    await sharp({ create: { width, height, channels: 3, background: MAGENTA } })
      .webp({ lossless: true, effort: 0 })
      .toBuffer()
  ).toString('base64')}`;

async function pixelsOf(png: Uint8Array, { r, g, b }: typeof MAGENTA): Promise<number> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (data[at] === r && data[at + 1] === g && data[at + 2] === b) count++;
  return count;
}

it('draws a WEBP logo like any other', async () => {
  const brand = { ...NO_BRAND, name: 'Bean & Bloom', logo: await webp(240, 120) };
  const png = await pngOf(shownPicture('We are open', { brand }));
  expect(await pixelsOf(png, MAGENTA)).toBeGreaterThan(1000);
});

it('draws the words of an SVG logo, whatever fonts the machine has', async () => {
  const words = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><text x="4" y="46" font-family="Helvetica, Arial, sans-serif" font-weight="700" font-size="48" fill="#e0218a">Łark Café</text></svg>`;
  const logo = `data:image/svg+xml;base64,${Buffer.from(words).toString('base64')}`;
  const brand = { ...NO_BRAND, name: 'Lark', logo };
  const png = await pngOf(shownPicture('We are open', { brand }));
  expect(await pixelsOf(png, MAGENTA)).toBeGreaterThan(500);
});

it('makes large logos smaller', async () => {
  const url = await drawableLogo(await webp(3000, 1500));
  const { width, height } = await sharp(Buffer.from((url ?? '').split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([1024, 512]);
});

it.each([
  ['none', null, null],
  ['a PNG', 'data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['broken bytes', 'data:image/webp;base64,AAAA', null],
])('takes %s as it is', async (_, url, expected) => {
  expect(await drawableLogo(url)).toBe(expected);
});

it('refuses a logo of too many pixels', async () => {
  expect(await drawableLogo(await webp(5000, 4000))).toBeNull();
});
