import { expect, test } from 'vitest';
import { type Block, parseInline, parseMarkdown } from './markdown-tree.ts';

const text = (words: string) => ({ type: 'text', text: words });
const kinds = (blocks: Block[]) => blocks.map(({ type }) => type);

test('blank lines part paragraphs, and line breaks within one are kept', () => {
  expect(parseMarkdown('One\ntwo\n\nThree')).toEqual([
    { type: 'paragraph', children: [text('One'), { type: 'break' }, text('two')] },
    { type: 'paragraph', children: [text('Three')] },
  ]);
});

test('headings, rules, quotes and code stand by themselves, with or without blank lines around them', () => {
  const blocks = parseMarkdown(
    '## Title\nText\n---\n> quoted\n> *more*\n```js\nconst a = `1`;\n\n# no heading\n```\nEnd',
  );
  expect(kinds(blocks)).toEqual(['heading', 'paragraph', 'rule', 'quote', 'code', 'paragraph']);
  expect(blocks[4]).toEqual({ type: 'code', language: 'js', text: 'const a = `1`;\n\n# no heading' });
});

test('a code block that is still being written shows what is there', () => {
  expect(parseMarkdown('```\nhalf')).toEqual([{ type: 'code', language: '', text: 'half' }]);
});

test('lists hold their items, further lines of them, and lists inside', () => {
  expect(parseMarkdown('- one\n  goes on\n- two\n  1. inner\n  2. second\n\n3. third')).toEqual([
    {
      type: 'list',
      ordered: false,
      start: 1,
      items: [
        { children: [text('one'), { type: 'break' }, text('goes on')], nested: [] },
        {
          children: [text('two')],
          nested: [
            {
              type: 'list',
              ordered: true,
              start: 1,
              items: [
                { children: [text('inner')], nested: [] },
                { children: [text('second')], nested: [] },
              ],
            },
          ],
        },
      ],
    },
    { type: 'list', ordered: true, start: 3, items: [{ children: [text('third')], nested: [] }] },
  ]);
});

test('tables have a head and rows', () => {
  expect(parseMarkdown('| Day | Plan |\n|---|:--:|\n| Mo | **run** |\nafter')).toEqual([
    {
      type: 'table',
      head: [[text('Day')], [text('Plan')]],
      rows: [[[text('Mo')], [{ type: 'strong', children: [text('run')] }]]],
    },
    { type: 'paragraph', children: [text('after')] },
  ]);
});

test('bold, italic, struck and code are read; stars and underscores in words are not', () => {
  expect(parseInline('**a *b*** and ~~c~~ `x * y`')).toEqual([
    { type: 'strong', children: [text('a '), { type: 'em', children: [text('b')] }] },
    text(' and '),
    { type: 'del', children: [text('c')] },
    text(' '),
    { type: 'code', text: 'x * y' },
  ]);
  expect(parseInline('snake_case_name, 3 * 4 * 5, \\*no\\*')).toEqual([
    text('snake_case_name, 3 * 4 * 5, '),
    text('*'),
    text('no'),
    text('*'),
  ]);
});

test('links lead to http and https only; everything else stays text', () => {
  expect(parseInline('[site](https://example.com/a_(b)) https://x.example/y.')).toEqual([
    { type: 'link', href: 'https://example.com/a_(b)', children: [text('site')] },
    text(' '),
    { type: 'link', href: 'https://x.example/y', children: [text('https://x.example/y')] },
    text('.'),
  ]);
  for (const bad of ['[x](javascript:alert(1))', '[x](data:text/html,hi)', '[x](/settings)', '[x](JaVaScRiPt:1)']) {
    expect(JSON.stringify(parseInline(bad))).not.toContain('"link"');
  }
});

test('HTML and pictures are nothing but text', () => {
  const shown = JSON.stringify(parseMarkdown('<img src=x onerror=alert(1)> ![p](https://evil.example/p.png)'));
  expect(shown).toContain('<img src=x onerror=alert(1)>');
  expect(shown).not.toContain('"image"');
});

test('nothing makes the reader slow or lets it fail', () => {
  const hostile = [
    '> '.repeat(3_000),
    '*'.repeat(20_000),
    '['.repeat(20_000),
    `${'  '.repeat(500)}- x`,
    '`'.repeat(9_999),
  ];
  for (const source of hostile) expect(() => parseMarkdown(source)).not.toThrow();
});
