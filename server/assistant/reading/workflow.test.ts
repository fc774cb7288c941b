import { describe, expect, it } from 'vitest';
import { readWorkflow } from './workflow.ts';

/** Each agent as 'kind name < source: words'. */
function read(said: string): string[] | string {
  const found = readWorkflow(said);
  if ('question' in found) return found.question;
  return found.agents.map(({ type, name, from, input, description }) =>
    [
      `${type} ${name}`,
      from ? ` < ${from}` : '',
      input ? `: ${input}` : '',
      description ? `: ${description}` : '',
    ].join(''),
  );
}

describe('a workflow in words', () => {
  it('OBEY-06 gives a writer, and those who draw and speak what it writes', () => {
    expect(read('write a post about our new menu, make a picture of it and read it aloud')).toEqual([
      'chat Post: Write a post about our new menu',
      'image Picture < Post',
      'audio Voice-over < Post',
    ]);
  });

  it('OBEY-06 gives a version for each network, and a picture for each version', () => {
    expect(read('take a text, make a LinkedIn and a Twitter version, draw a picture for each')).toEqual([
      'chat Text',
      'chat LinkedIn < Text: For LinkedIn',
      'chat Twitter < Text: For Twitter',
      'image Picture for LinkedIn < LinkedIn',
      'image Picture for Twitter < Twitter',
    ]);
    expect(read('Announce our sale and wine tasting. Make versions for all four networks and a picture')).toEqual([
      'chat Post: Announce our sale and wine tasting',
      'chat LinkedIn < Post: For LinkedIn',
      'chat Twitter < Post: For Twitter',
      'chat Instagram < Post: For Instagram',
      'chat Facebook < Post: For Facebook',
      'image Picture < Post',
    ]);
  });

  it('OBEY-06 gives an editor for what is done to the text', () => {
    expect(read('Write about our open day, then shorten it to two sentences and record it')).toEqual([
      'chat Post: Write about our open day',
      'chat Edit < Post: Shorten it to two sentences',
      'audio Voice-over < Edit',
    ]);
  });

  it('OBEY-07 makes nothing where a part is not understood, and asks about that part', () => {
    expect(read('do my taxes')).toBe(
      'What should be done at “do my taxes”? Say what is written, changed, drawn or read aloud.',
    );
    expect(read('make a picture')).toContain('“make a picture”');
  });
});
