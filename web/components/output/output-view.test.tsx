import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Output } from '../../../domain/workflow/outputs.ts';
import { OutputView } from './output-view.tsx';

const undone = ['“a fox”: the built-in designer sets words and plain symbols.'];

test.each(['image', 'audio', 'text'] as const)(
  'PIC-380 what is to be known of an output of the kind %s stands below it',
  (output_type) => {
    const output: Output = {
      output_type,
      output: '/api/media/a',
      agent: 'A',
      timestamp: 0,
      undone,
      notes: ['A note.'],
    };
    for (const look of ['card', 'plain'] as const) {
      const shown = renderToStaticMarkup(<OutputView output={output} index={1} look={look} />);
      expect(shown).toContain(`Not done: ${undone[0]}`);
      expect(shown).toContain('A note.');
    }
  },
);

test.each(['card', 'plain'] as const)('OUT-12 OUT-36 a text has its headings, emphasis and line breaks: %s', (look) => {
  const output: Output = {
    output_type: 'text',
    output: '## Fresh bread\n\nIt rises for **eighteen hours**.\nCome by.',
    agent: 'Writer',
    timestamp: 0,
  };
  const shown = renderToStaticMarkup(<OutputView output={output} index={1} look={look} />);
  expect(shown).toContain('>Fresh bread</h2>');
  expect(shown).toContain('<strong>eighteen hours</strong>.<br/>Come by.');
  expect(shown).not.toMatch(/##|\*\*/);
});
