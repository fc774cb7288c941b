import { describe, expect, it } from 'vitest';
import { asksBack, isReference, isVerbatim, quotedTexts, refersBack } from './references.ts';

describe('what a message points at', () => {
  it.for(['that', 'it', 'this post', 'the last version', 'the LinkedIn one', 'Schedule that', 'them please', ''])(
    '“%s” is nothing of its own',
    (content) => expect(isReference(content)).toBe(true),
  );

  it.for([
    'our new coffee blend',
    'that moment when the oven is ready',
    'the post office opening',
    'it services in Leeds',
  ])('“%s” is a topic', (content) => expect(isReference(content)).toBe(false));

  it('is what was said before only in short messages without words of their own', () => {
    expect(refersBack('make it shorter')).toBe(true);
    expect(refersBack('draw a picture for that post')).toBe(true);
    expect(refersBack('Write about bread')).toBe(false);
    expect(refersBack('Rewrite this: we open at seven')).toBe(false);
  });
});

describe('the very words', () => {
  it('are those in quotation marks of any kind, or pasted below the request', () => {
    expect(quotedTexts('Post “Doors open” and "see you"')).toEqual(['Doors open', 'see you']);
    expect(isVerbatim('Post "Doors open at 7!" tomorrow', 'Doors open at 7!')).toBe(true);
    expect(isVerbatim('Post this tomorrow:\nWe open a second shop in Leeds.', 'We open a second shop in Leeds.')).toBe(
      true,
    );
    expect(isVerbatim('Post about our second shop tomorrow', 'our second shop')).toBe(false);
  });
});

describe('an answer instead of a post', () => {
  it('is known by asking back', () => {
    expect(asksBack('What should the story be about? A few facts are enough: what, when, where.')).toBe(true);
    expect(asksBack('Sure! Could you please share what it is about?')).toBe(true);
    expect(asksBack('What are you working towards this week?')).toBe(false);
    expect(asksBack('What should the menu be about? Tell us.\n\n#Menu')).toBe(false);
  });
});

it('ends in the longest and strangest messages too', () => {
  const long = (piece: string): string => piece.repeat(20_000 / piece.length);
  for (const piece of ['that ', 'the last ', '“']) expect(refersBack(long(piece))).toBe(false);
  expect(isReference(long('the last '))).toBe(false);
  expect(isReference(`x${long('\n')}y`)).toBe(false);
});
