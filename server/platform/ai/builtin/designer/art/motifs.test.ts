import { describe, expect, it } from 'vitest';
import { rasterise } from '../render.ts';
import { MOTIFS, type MotifName, motif, motifFor } from './motifs.ts';

const COLOURS = { main: '#fb5931', companion: '#143241', light: '#ffffff', dark: '#000000' };

describe('motifs', () => {
  it.each([
    ['A cosy coffee shop', 'coffee'],
    ['A mountain at sunset', 'mountain'],
    ['20% off all running shoes', 'shoe'],
    ['Our spring tune-up for bikes', 'bike'],
    ['Two dogs on a walk', 'paw'],
    ['We are hiring', 'briefcase'],
  ])('finds the thing in %j', (text, name) => {
    expect(motifFor(text, text)).toBe(name);
  });

  it('does not see a car in care, nor art in a start', () => {
    expect(motifFor('Careful start', '')).toBeNull();
  });

  it('paints every motif with the given colours only', () => {
    const names = Object.keys(MOTIFS) as MotifName[];
    expect(names.length).toBeGreaterThanOrEqual(20);
    for (const name of names) {
      const svg = motif(name, 0, 0, 100, COLOURS);
      expect(svg).not.toMatch(/"[ABCD]"/);
      expect(
        rasterise(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${svg}</svg>`).length,
      ).toBeGreaterThan(200);
    }
  });
});
