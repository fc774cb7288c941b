import { describe, expect, it } from 'vitest';
import { readSpans } from './spans.ts';
import { cutWords } from './words.ts';

it('CHAT-136 a sign of money behind its sum goes with it, and one in front of the next sum does not', () => {
  const spans = readSpans('Schreib bitte einen Post: Eier ab Donnerstag, 10er Schachtel 3,80 €. Ohne Hashtags');
  expect(spans).toContainEqual({ role: 'matter', text: 'Eier ab Donnerstag, 10er Schachtel 3,80 €. ' });
  const before = readSpans('Post this: £5 off all boots today');
  expect(before).toContainEqual({ role: 'matter', text: '£5 off all boots today' });
});

describe('words between single marks', () => {
  it('CHAT-107 are a quotation, whose closing mark belongs to no word, and whose time to post stands behind it', () => {
    const message = "Put 'Half day: we close at one' on Facebook on 25 November at 10";
    expect(cutWords(message).words.map(({ text }) => text)).toContain('one');
    expect(readSpans(message)).toEqual([
      { role: 'order', text: 'Put ' },
      { role: 'matter', text: "'Half day: we close at one' " },
      { role: 'platform', text: 'on Facebook ' },
      { role: 'when', text: 'on 25 November at 10' },
    ]);
  });

  it.each(["don't forget: it's at Joe's", "the members' evening is on Friday", "rock 'n' roll on the 4th"])(
    'CHAT-107 are not made of apostrophes: %s',
    (message) => {
      expect(cutWords(message).gaps.join('')).not.toMatch(/[“”]/);
    },
  );

  it('CHAT-107 hold apostrophes of their own', () => {
    const { gaps } = cutWords('post ‘Don’t wait: the hall is Sam’s on Monday’ tomorrow');
    expect(gaps.join('').match(/[“”]/g)).toEqual(['“', '”']);
  });
});
