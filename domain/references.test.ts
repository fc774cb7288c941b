import { describe, expect, it } from 'vitest';
import { askedPlatforms } from './asked-platforms.ts';
import { asksBack, isReference, isVerbatim, quotedTexts, refersBack } from './references.ts';
import { askedVoice, scriptBrief, spokenWords } from './spoken-words.ts';

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

  it('of a request for sound are what it quotes or what follows the colon', () => {
    expect(spokenWords('Read aloud: Welcome to our shop')).toBe('Welcome to our shop');
    expect(spokenWords('Say "good morning everyone" slowly')).toBe('good morning everyone');
    expect(spokenWords('Make a podcast intro about coffee')).toBeNull();
    expect(askedVoice('Read this with Michael News: hello there')).toBe('Michael News');
    expect(askedVoice('Read this')).toBe('Mercury Jane');
  });
});

describe('a request for sound', () => {
  it.for([
    ['Make a podcast intro about our bakery', 'write a post about our bakery'],
    ['Please record a short voice-over about our sale', 'Please write a post about our sale'],
    ['Record an audio greeting for our guests', 'write a greeting for our guests'],
  ])('“%s” is one for words first', ([message, brief]) => expect(scriptBrief(message ?? '')).toBe(brief));
});

describe('an answer instead of a post', () => {
  it('is known by asking back', () => {
    expect(asksBack('What should the story be about? A few facts are enough: what, when, where.')).toBe(true);
    expect(asksBack('Sure! Could you please share what it is about?')).toBe(true);
    expect(asksBack('What are you working towards this week?')).toBe(false);
    expect(asksBack('What should the menu be about? Tell us.\n\n#Menu')).toBe(false);
  });
});

describe('the platforms that a message asks for', () => {
  it.for([
    ['Write a LinkedIn post about bread', ['linkedin']],
    ['Write an Instagram caption and a facebook post about cats', ['instagram', 'facebook']],
    ['Write for LinkedIn and Twitter: we are hiring', ['linkedin', 'twitter']],
    ['a tweet about coffee', ['twitter']],
    ['and a version for X', ['twitter']],
    ['Write posts for all platforms about our sale', ['linkedin', 'twitter', 'instagram', 'facebook']],
    ['Write a post about leaving Facebook', []],
    ['What is Instagram?', []],
    ['Should I be on LinkedIn?', []],
    ['Give me 5 LinkedIn post ideas', []],
    ['Write a text saying "follow us on Instagram"', []],
    ['Compare LinkedIn and Facebook for me', []],
  ] as const)('“%s”', ([message, platforms]) => expect(askedPlatforms(message)).toEqual(platforms));

  it('are none in the longest and strangest messages, which end all the same', () => {
    const long = (piece: string): string => piece.repeat(20_000 / piece.length);
    for (const piece of ['"', 'for an a ', '“”', 'the post ']) expect(askedPlatforms(long(piece))).toEqual([]);
    for (const piece of ['that ', 'the last ', '“']) expect(refersBack(long(piece))).toBe(false);
    expect(isReference(long('the last '))).toBe(false);
    expect(isReference(`x${long('\n')}y`)).toBe(false);
  });
});
