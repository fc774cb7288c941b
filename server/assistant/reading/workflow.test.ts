import { describe, expect, it } from 'vitest';
import { ruleWords } from '../../../domain/branch.ts';
import { readWorkflow } from './workflow.ts';

/** Each agent as 'kind name < source: words'. */
function read(said: string): string[] | string {
  const found = readWorkflow(said);
  if ('question' in found) return found.question;
  return found.agents.map(({ type, name, from, when, rule, input, description }) =>
    [
      `${type} ${name}`,
      from ? ` < ${from}` : '',
      when ? ` if ${when}` : '',
      rule ? `: ${ruleWords(rule)}` : '',
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

  it('KIND-28 gives a branch for what is done only if, and a join for what comes after it', () => {
    expect(
      read(
        'Write about our open day, if it is longer than 280 characters, shorten it to 280 characters, otherwise add #openday. Then draw a picture',
      ),
    ).toEqual([
      'chat Post: Write about our open day',
      'branch Branch < Post: Longer than 280 characters',
      'chat Edit < Branch if yes: Shorten it to 280 characters',
      'chat Edit 2 < Branch if no: Add #openday',
      'join Join < Edit,Edit 2',
      'image Picture < Join',
    ]);
    expect(read('Take a text. If it does not mention "York", add #York')).toEqual([
      'chat Text',
      'branch Branch < Text: Text does not contain ‘York’',
      'chat Edit < Branch if yes: Add #York',
      'join Join < Edit,Branch if no',
    ]);
    expect(read('Take a text and if it is for Instagram, draw a picture, otherwise read it aloud')).toEqual([
      'chat Text',
      'branch Branch < Text: Is for Instagram',
      'image Picture < Branch if yes',
      'audio Voice-over < Branch if no',
    ]);
    expect(read('Take a text. If it sounds rude, make it shorter, else make a LinkedIn version')).toEqual([
      'chat Text',
      'branch Branch < Text: Ask a model: Is it true that it sounds rude?',
      'chat Edit < Branch if yes: Make it shorter',
      'chat LinkedIn < Branch if no: For LinkedIn',
      'join Join < Edit,LinkedIn',
    ]);
    expect(read('if it is longer than 20 characters, shorten it')).toContain('Say first what is written');
  });

  it('KIND-28 gives a join for what is put together, and references for brand and day', () => {
    expect(
      read('take a text, make a LinkedIn and a Twitter version, put them together and sign off with our brand name'),
    ).toEqual([
      'chat Text',
      'chat LinkedIn < Text: For LinkedIn',
      'chat Twitter < Text: For Twitter',
      'join Join < LinkedIn,Twitter',
      'chat Edit < Join: Sign off with {{brand.name}}',
    ]);
  });

  it('OBEY-07 makes nothing where a part is not understood, and asks about that part', () => {
    expect(read('do my taxes')).toBe(
      'What should be done at “do my taxes”? Say what is written, changed, drawn or read aloud.',
    );
    expect(read('make a picture')).toContain('“make a picture”');
  });
});
