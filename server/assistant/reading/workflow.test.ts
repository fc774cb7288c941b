import { describe, expect, it } from 'vitest';
import { ruleWords } from '../../../domain/workflow/branch.ts';
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

  it.each([
    [
      'Write a product description for a red scarf at $20, then hashtags, then one version for each of the four networks',
      [
        'chat Post: Write a product description for a red scarf at $20',
        'chat Edit < Post: Hashtags',
        'chat LinkedIn < Edit: For LinkedIn',
        'chat Twitter < Edit: For Twitter',
        'chat Instagram < Edit: For Instagram',
        'chat Facebook < Edit: For Facebook',
      ],
    ],
    [
      'First write a joke about cats. Then make it into three bullet points. Finally a picture and a voice.',
      [
        'chat Post: Write a joke about cats',
        'chat Edit < Post: Make it into three bullet points',
        'image Picture < Edit',
        'audio Voice-over < Edit',
      ],
    ],
    [
      'Write about the school fair on 12 June, translate it to French, and make audio of both',
      [
        'chat Post: Write about the school fair on 12 June',
        'chat Edit < Post: Translate it to French',
        'audio Voice-over for Post < Post',
        'audio Voice-over for Edit < Edit',
      ],
    ],
    [
      'Take a text, make a tweet and a LinkedIn post of it and read it aloud in a calm voice',
      [
        'chat Text',
        'chat Twitter < Text: For Twitter',
        'chat LinkedIn < Text: For LinkedIn',
        'audio Voice-over < Text: In a calm voice',
      ],
    ],
    [
      'Write about our sale. Make a shorter version for Twitter and LinkedIn and draw a picture in warm colours for Instagram',
      [
        'chat Post: Write about our sale',
        'chat LinkedIn < Post: For LinkedIn, shorter',
        'chat Twitter < Post: For Twitter, shorter',
        'image Picture < Post: In warm colours for Instagram',
      ],
    ],
    [
      'Announce the concert. Version for Facebook with two emoji. Version for Instagram with 5 hashtags. Picture for each.',
      [
        'chat Post: Announce the concert',
        'chat Facebook < Post: For Facebook, with two emoji',
        'chat Instagram < Post: For Instagram, with 5 hashtags',
        'image Picture for Facebook < Facebook',
        'image Picture for Instagram < Instagram',
      ],
    ],
    [
      'Write about our menu, correct the spelling, then speak it and post it on LinkedIn',
      [
        'chat Post: Write about our menu',
        'chat Edit < Post: Correct the spelling',
        'audio Voice-over < Edit',
        'chat Edit 2 < Edit: Post it on LinkedIn',
      ],
    ],
  ])('OBEY-87 loses no step and no wish: %s', (said, expected) => {
    expect(read(said)).toEqual(expected);
  });

  it('OBEY-88 takes agents that are named as people, and a text that a condition speaks of', () => {
    expect(read('A writer, an editor that makes it shorter, and a voice')).toEqual([
      'chat Text',
      'chat Edit < Text: Make it shorter',
      'audio Voice-over < Edit',
    ]);
    expect(
      read('When the text is longer than 280 characters, shorten it, otherwise leave it, then make a picture'),
    ).toEqual([
      'chat Text',
      'branch Branch < Text: Longer than 280 characters',
      'chat Edit < Branch if yes: Shorten it',
      'join Join < Edit,Branch if no',
      'image Picture < Join',
    ]);
  });

  it('OBEY-07 makes nothing where a part is not understood, and asks about that part', () => {
    expect(read('do my taxes')).toBe(
      'What should be done at “do my taxes”? Say what is written, changed, drawn or read aloud.',
    );
    expect(read('make a picture')).toBe(
      'What should “make a picture” be made from? Say first what is written or taken.',
    );
    expect(read('Write a note and if it is longer than 100 words, cut it to 100 words')).toBe(
      'A branch counts characters. How many is it where “it is longer than 100 words”?',
    );
    expect(read('Generate an image')).toContain('Say first what is written');
  });
});
