import { crc32, deflateSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { isWholeRun } from '../../../tests/support/whole-run.ts';
import { sanitiseSvg } from './svg.ts';

// What computes without end does so for its full six seconds: on a loaded machine these take minutes.
vi.setConfig({ testTimeout: 240_000 });

const BOX = '<rect width="5" height="5"/>';
const svg = (inner: string, size = 'width="10" height="10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inner}</svg>`;

/** Each with a number of its own, so that a failure names the one that got through. */
const OUTWARD = [
  `<rect style="fill:\\75rl(http://evil-01)"/>`,
  `<style>rect{fill:\\75rl(http://evil-02)}</style>`,
  `<style>rect{background:image-set("http://evil-03" 1x)}</style>`,
  `<rect style="cursor:image-set('http://evil-04' 1x)"/>`,
  `<style>rect{background:src("http://evil-05")}</style>`,
  `<style>@font-face{font-family:a;src:url (http://evil-06)}</style>`,
  `<rect fill="url(#a) url(http://evil-07)"/>`,
  `<?xml-stylesheet href="http://evil-08"?>`,
  `<use xml:base="http://evil-09" href="#a"/>`,
  `<use href=" http://evil-10#a"/>`,
  `<use xlink:href="&#9;http://evil-11#a"/>`,
  `<image href="data:image/svg+xml,evil-12"/>`,
  `<rect><set attributeName="href" to="http://evil-13"/></rect>`,
  `<x:script xmlns:x="http://www.w3.org/2000/svg" href="http://evil-14"/>`,
  `<rect oNloAd="evil-15()"/>`,
  `<desc><h:img xmlns:h="http://www.w3.org/1999/xhtml" src="http://evil-16"/></desc>`,
  `<style><![CDATA[@import "http://evil-17";]]></style>`,
  `<filter id="f"><feImage href="http://evil-18"/></filter>`,
];

it('keeps the drawing and drops whatever leads outside or runs', async () => {
  const clean = await sanitiseSvg(svg(`${OUTWARD.join('')}<style>.a{fill:red}</style>${BOX}`));
  expect(clean).toContain(BOX);
  expect(clean).toContain('<style>.a{fill:red}</style>');
  expect(clean?.match(/evil-\d\d|script|xml-stylesheet|<set/g) ?? []).toEqual([]);
});

it('keeps the words of a logo as words', async () => {
  const words = svg('<text x="1" y="8" font-family="Georgia">Lark</text>');
  expect(await sanitiseSvg(words)).toBe(words);
});

const doubling = Array.from({ length: 24 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`);
const endless = '<filter id="f"><feTurbulence baseFrequency=".01" numOctaves="100000000"/></filter>';
const deep = 50_000;

/** A black square of one bit for each pixel, put together by hand: an encoder would work on all of them for a minute on a busy machine. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const [length, check, named] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const pixels = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

it('takes one that holds a picture of few pixels', async () => {
  const image = `<image width="10" height="10" href="data:image/png;base64,${blackPng(90).toString('base64')}"/>`;
  expect(await sanitiseSvg(svg(image))).toContain('data:image/png;base64,');
});

/** Each computes until its six seconds are over. */
const ENDLESS: [string, () => string][] = [
  ['computes without end', () => svg(`${endless}<rect width="10" height="10" filter="url(#f)"/>`)],
  ['nests without end', () => svg('<g>'.repeat(deep) + BOX + '</g>'.repeat(deep))],
  [
    'multiplies words without end',
    () =>
      svg(
        `<defs><text id="g0" font-size="4">${'many words '.repeat(150)}</text>${doubling.slice(0, 5).join('')}</defs><use href="#g5"/>`,
      ),
  ],
];

it.for<[string, () => string]>([
  ...ENDLESS.slice(0, isWholeRun ? ENDLESS.length : 1),
  ['multiplies without end', () => svg(`<defs><g id="g0">${BOX}</g>${doubling.join('')}</defs><use href="#g24"/>`)],
  [
    'holds a small file of very many pixels',
    () => svg(`<image width="10" height="10" href="data:image/png;base64,${blackPng(9_000).toString('base64')}"/>`),
  ],
  ['is no SVG', () => 'hello'],
])('refuses one that %s, and lives', async ([, source]) => {
  expect(await sanitiseSvg(source())).toBe(null);
});

it.for(['width="1" height="100000000"', 'width="100000000" height="1"', 'width="1e30" height="1e30"'])(
  'takes one with measures that crash a renderer (%s), or not, and lives',
  async (size) => {
    expect([null, svg(BOX, size)]).toContain(await sanitiseSvg(svg(BOX, size)));
  },
);
