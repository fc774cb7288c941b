import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELIMITERS, type Delimiter, recordsOf } from './csv.ts';

const read = (text: string, delimiter: Delimiter = ',') => [...recordsOf(text, delimiter)];

describe('a table of text', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a, b","line\nbreak","say ""hi"""', [['a, b', 'line\nbreak', 'say "hi"']]],
    [
      'a,,\n,',
      [
        ['a', '', ''],
        ['', ''],
      ],
    ],
    ['6" nails,b', [['6" nails', 'b']]],
    ['"quoted" and more,b', [['quoted and more', 'b']]],
    [' "a" , b ', [['a', ' b ']]],
    ['""', [['']]],
    ['', []],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['=1+1,"=HYPERLINK(""x"")"', [['=1+1', '=HYPERLINK("x")']]],
  ])('MONTH-60 %j is read', (text, records) => {
    expect(read(text)).toEqual(records);
  });

  it('MONTH-60 whatever cells hold, written down they are read back the same', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\t', '|', '\n', '\r', ' ', 'é', '😀') });
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, fc.constantFrom(...DELIMITERS), (rows, delimiter) => {
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(delimiter)).join('\r\n');
        expect(read(text, delimiter)).toEqual(rows);
      }),
    );
  });

  it('MONTH-60 a quote that never ends, and a line without end, are said', () => {
    expect(() => read('a,b\n"c,d\ne,f')).toThrow('A quote that begins in row 2 never ends.');
    expect(() => read(','.repeat(2_000_000))).toThrow('Row 1 has more than 100 cells. Is this a table of posts?');
    expect(() => read('"'.repeat(2_000_001))).toThrow('A quote that begins in row 1 never ends.');
    expect(read('"'.repeat(2_000_000))).toEqual([['"'.repeat(999_999)]]);
  });
});
