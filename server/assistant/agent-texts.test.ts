import { expect, it } from 'vitest';
import { writingTask } from '../../tests/support/ai-tasks.ts';
import { writingPrompt } from '../platform/ai/connected/prompts.ts';
import { TEXT_SENSE } from './text-sense.ts';
import { writeText } from './writing.ts';

const TEXT = 'Invoicely 4.2 is out today! You can now split one invoice, send reminders and export all as CSV.';

it('OBEY-04 hands text that comes in on as it is where nothing is said about it', () => {
  expect(writeText(writingTask({ brief: TEXT, isRevision: true, platform: null }))).toEqual({ text: TEXT, notes: [] });
});

it('OBEY-02 OBEY-04 edits an input, then does what the description says, and says what it can not do', () => {
  const brief = 'Write a post about our open day on Friday 3 July. Doors open at 9 am. Tea is £2.';
  const task = writingTask({ brief, description: 'Cheerful tone. Sign off as Oak Farm', platform: null });
  const written = writeText(task);
  expect(written).toMatchObject({ undone: [expect.stringContaining('“Cheerful tone” needs a connected AI model')] });
  expect(written).toMatchObject({ text: expect.stringMatching(/Friday 3 July.*9 am.*£2.*\n\n— Oak Farm$/s) });
  expect(JSON.stringify(written)).not.toMatch(/write a post/i);
});

it('OBEY-05 shows a model the text and the instruction apart', () => {
  const { instructions, prompt } = writingPrompt(
    writingTask({ brief: TEXT, description: 'Funnier', isRevision: true }),
  );
  expect(instructions).toContain("The section 'text' is finished.");
  expect(prompt).toMatch(/\[BEGIN text \w+\]\nInvoicely 4\.2[\s\S]*\[BEGIN request \w+\]\nFunnier\n/);
});

it('OBEY-05 notes what a model lost or added', () => {
  const { brand } = writingTask({});
  const check = (description: string, text: string) =>
    TEXT_SENSE.checkRevision({ brief: TEXT, description, brand }, text);
  expect(check('Funnier', 'Invoicely 4.3 is out today! Split, remind, export all as CSV.')).toEqual([
    'Not in the text: “42”.',
    'Not from your message: “43”.',
  ]);
  expect(check('Shorter', 'Invoicely is out today! Split, remind, export.')).toEqual([]);
});
