import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../../domain/time.ts';
import { revise } from '../../revising/revise.ts';
import { stateSchema } from '../../state.ts';
import { readTurn } from '../request.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const move = 'We move to Mill Lane in December. A haircut costs £14. The old clock comes along.';
const list = 'Bring:\n- A mug\n- A towel\n- A friend';

/** A text after what is said of it. */
function textAfter(say: string, text: string): string {
  const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'facebook', text }], made: 'text' });
  const [draft] = state.drafts;
  if (!draft) return '';
  return readTurn(say, state, moment).reduce((now, one) => (one.op === 'revise' ? revise(now, one).draft : now), draft)
    .text;
}

describe('words for the beginning', () => {
  it.each(["it has to begin 'Dear neighbours'", 'start it with "Dear neighbours"', 'could it open "Dear neighbours"'])(
    'CHAT-131 stand before the text: %s',
    (say) => {
      expect(textAfter(say, move)).toMatch(/^Dear neighbours[.,:]?\s+we move to Mill Lane/i);
    },
  );
});

describe('words for the end', () => {
  it.each([
    'at the end: Coffee is on us.',
    'at the very end: Coffee is on us.',
    'finish with: Coffee is on us.',
    'and as the last line: Coffee is on us.',
    'add at the end: Coffee is on us.',
    'put this at the end: Coffee is on us.',
  ])('CHAT-115 stand below a list: %s', (say) => {
    expect(textAfter(say, list)).toBe(`${list}\n\nCoffee is on us.`);
  });

  it.each([
    'end it with a question: Who heard it strike?',
    'end with a question: Who heard it strike?',
    'finish with: Who heard it strike?',
    'close on Who heard it strike?',
    'finish on the question Who heard it strike?',
    'wrap it up with "Who heard it strike?"',
    'end by asking: Who heard it strike?',
  ])('CHAT-115 are the last sentence: %s', (say) => {
    expect(textAfter(say, move)).toBe(`${move}\n\nWho heard it strike?`);
  });
});

describe('sentences in another order', () => {
  const [a, b, c] = ['We move to Mill Lane in December.', 'A haircut costs £14.', 'The old clock comes along.'];
  it.each([
    ['please put the last sentence first', [c, a, b]],
    ['swap the first two sentences', [b, a, c]],
    ['swap the last two sentences please', [a, c, b]],
    ['swap the first and the last sentence', [c, b, a]],
    ['move the price to the end', [a, c, b]],
    ['move the first sentence to the end', [b, c, a]],
    ['start with the second sentence', [b, a, c]],
    ['can the price come first', [b, a, c]],
  ])('CHAT-116 %s', (say, sentences) => {
    expect(textAfter(say, move)).toBe(sentences.join(' '));
  });

  it('CHAT-137 go as a whole where a line or a bit is spoken of', () => {
    const why = 'Why do pipes freeze? The answer is mostly a tap, left shut for months, and nobody noticed.';
    expect(textAfter('tap bit to the top', why)).toBe(
      'The answer is mostly a tap, left shut for months, and nobody noticed. Why do pipes freeze?',
    );
  });

  it('CHAT-116 stay above the hashtags', () => {
    expect(textAfter('move the first sentence to the end', 'Tea at noon. Cake is free. #tea')).toBe(
      'Cake is free. Tea at noon. #tea',
    );
  });
});
