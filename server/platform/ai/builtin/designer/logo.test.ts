import { describe, expect, it } from 'vitest';
import { type DrawableLogo, logoOf, plateFor } from './logo.ts';

function logoFrom(drawing: string): DrawableLogo {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60">${drawing}</svg>`;
  const logo = logoOf(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  if (!logo) throw new Error('The logo could not be drawn');
  return logo;
}

const disc = (fill: string) => `<circle cx="30" cy="30" r="28" fill="${fill}"/>`;
const gradient = (from: string, to: string) =>
  `<defs><linearGradient id="g"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${disc('url(#g)')}`;
const hairline = (stroke: string) => `<path d="M4 8h52M4 30h52M4 52h52" stroke="${stroke}" stroke-width=".25"/>`;
const badge = `${disc('#101010')}<path d="M24 20h12v20H24z" fill="#ffffff"/>`;
const [PAPER, DEEP, MIDDLE] = ['#fbf8f6', '#16303d', '#4d7c8a'];

describe('a logo on its ground', () => {
  it.each([
    ['a dark one on dark stands on white', disc('#143241'), DEEP, 'white'],
    ['a black one on deep green stands on white', disc('#101418'), '#0a5c36', 'white'],
    ['an orange one on dark needs nothing', disc('#fb5931'), DEEP, null],
    ['a sky blue one on light needs nothing', disc('#4aa3df'), PAPER, null],
    ['a dark one on light needs nothing', disc('#143241'), PAPER, null],
    ['a white one on light stands on dark', disc('#ffffff'), PAPER, 'dark'],
    ['a white one on dark needs nothing', disc('#ffffff'), DEEP, null],
    ['a dark gradient on dark stands on white', gradient('#060f14', '#224455'), DEEP, 'white'],
    ['a dark gradient on light needs nothing', gradient('#060f14', '#224455'), PAPER, null],
    ['thin dark lines on dark stand on white', hairline('#101418'), DEEP, 'white'],
    ['thin dark lines on light need nothing', hairline('#101418'), PAPER, null],
    ['thin white lines on light stand on dark', hairline('#ffffff'), PAPER, 'dark'],
    ['a dark badge with a white letter needs nothing on light', badge, PAPER, null],
    ['a dark badge with a white letter stands on white on dark', badge, DEEP, 'white'],
    ['the colour of its own ground is told apart by a plate', disc(MIDDLE), MIDDLE, 'white'],
  ])('%s', (_, drawing, ground, plate) => {
    expect(plateFor(logoFrom(drawing), ground)).toBe(plate);
  });

  it('needs no plate where it brings its own ground along', () => {
    expect(plateFor(logoFrom('<rect width="60" height="60" fill="#101418"/>'), DEEP)).toBeNull();
  });
});
