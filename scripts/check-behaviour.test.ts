import { describe, expect, it } from 'vitest';
import { listedIds, namedIds } from './check-behaviour.ts';

// Put together here, so that this file's own examples are not taken for tests of the product.
const titled = (call: string, title: string) => `${call}('${title}', async () => {});`;

describe('the list of behaviours', () => {
  it('is read item by item', () => {
    const markdown =
      '# Title\n\n## XX: area\n\n- XX-01 Something.\n- XX-02 See XX-01 too.\n- XX-301 More.\n\nText - XX-03 in a line.\n';
    expect(listedIds(markdown)).toEqual(['XX-01', 'XX-02', 'XX-301']);
  });

  it('is held against the titles of tests, wherever an id stands in them', () => {
    expect(namedIds(titled('it', 'XX-01 shows it'))).toEqual(['XX-01']);
    expect(namedIds(titled('test', 'XX-01 XX-302 show it'))).toEqual(['XX-01', 'XX-302']);
    expect(namedIds(titled('it.each([\n  [f(1), 2],\n])', 'shows %s (XX-03)'))).toEqual(['XX-03']);
  });

  it('counts neither skipped tests nor ids elsewhere', () => {
    expect(namedIds(titled('it.skip', 'XX-01 is not shown'))).toEqual([]);
    expect(namedIds(titled('it.todo', 'XX-01 is not shown'))).toEqual([]);
    expect(namedIds(titled('test.fixme', 'XX-01 is not shown'))).toEqual([]);
    expect(namedIds(titled('describe', 'XX-01 a group'))).toEqual([]);
    expect(namedIds('// XX-01 in a comment')).toEqual([]);
    expect(namedIds(titled('await', 'XX-01'))).toEqual([]);
  });
});
