import { describe, expect, it } from 'vitest';
import { PLATFORMS, type Platform } from '../../../../../../domain/post/platforms.ts';
import { orderedPicture, shownPicture } from '../../../../../../tests/support/ai-tasks.ts';
import { editedText } from '../../../../../../tests/support/edited-text.ts';
import { sceneOf } from '../../../../../../tests/support/stage/drawings.ts';
import { TEMPLATES } from '../../../../../../web/lib/templates.ts';
import type { PictureTask } from '../../../tasks.ts';
import { contentOf } from './content.ts';

const FREE = [
  'Write a LinkedIn post about our new compostable coffee bags, launching Monday at 12 euro',
  'tweet that we ran out of rye bread, more tomorrow at 8',
  'Write a post about our cinnamon buns, made with butter from a farm nearby, sold only on Saturdays',
  'can you write something about the deadline for tax returns, which is 31 July?',
  'Hey could u write smth about how we roast our beans? we roast on tuesdays',
  'Please draft a short email to our guests about the new opening hours: 8 to 6',
  'Create a lesson plan on fractions for year 4',
  'Plan a social media campaign for our spring sale. When: 3 March. Audience: families',
  'Write a recipe for banana bread',
  'Write a business plan for a mobile dog grooming service in Leeds. We charge £35 a dog.',
  'Compose a newsletter about the new season. Tone: warm. No emojis please.',
  'Announce that we moved to 12 King Street, Leeds. More room, free parking, same phone number.',
  'Remind everyone that the market starts at 9 on Sunday',
  'Thank our volunteers for the clean-up last Saturday',
  'Write a post to thank everyone who came to our party, it was packed, we raised 640 euro',
  'Congratulate Zoe on passing her exam with distinction',
  'Welcome our new apprentice Malik to the team',
  'Ask our followers which flavour they want next',
  'Write three tweets about our winter service, including a brake check, for 79 euros',
  'Write a product description.\nProduct: Harbour apron\nPrice: €48\nFeatures:\n- two pockets\n- washed linen',
  'Product: oak table\nPrice: €390\nMaterial: solid oak\nDelivery: two weeks',
  'Write a facebook post.\nWhen: Friday, 7 pm\nWhere: Town Hall, York\nTopic: open mic night',
  'Write a blog post about composting. Points: start small; keep it dry; turn it weekly. Audience: beginners',
  'I need a caption for a photo of our mechanic Tom fixing a bike from 1952',
  'Could you please write a longer linkedin post for us? We are a small carpentry with six people. We planted 200 trees.',
  'Write an article titled "Why slow bread tastes better". Ending: ask readers for their favourite.',
  'Generate a four-week running plan for beginners',
  'Write documentation for tidy-csv. Options:\n- --out: the file to write\n- --trim: removes spaces',
  'Give me a poem about autumn rain',
  'Write a short story about a lighthouse keeper',
  'Post on Instagram: peonies are in, 15 euro a bunch',
  'Share that our app now works offline, syncing when you are back online',
  'Write a press release about our partnership with Northline Advisory, starting in October',
  'Write a job ad for a payroll assistant, part-time. Send your CV to jobs@example.com',
  'Write a quiz night invitation for every Thursday at 8pm, teams up to 6',
  'Prepare a travel guide for two days in Porto. Day 1: Ribeira, the bridge. Day 2: Foz, the beach. Food: sardines',
  'Write a market research report. Findings:\n- 62 % buy lunch outside\n- 41 % decide before 11 am\nLimits: only our customers',
  'Write a listing for a flat in Leith. Price: £260,000. Size: 72 m². Viewings: Saturday',
  'Make a checklist for moving house: cancel the power, tell the bank, pack the kitchen',
  '# Our plan\n\n**Bold** start with [a link](https://example.com)\n\n## 1. Measure\n\n[your example]\n\n## 2. Change\n\nText.',
];
const ORDER =
  /\b(?:write (?:an?|about|something|three|the (?!file)|documentation)\b|draft|compose|prepare|generate|tweet that|create an?|plan a (?:social|campaign)|give me|could you|can you|please (?:write|draft)|remind everyone|announce that|post (?:about|on)|smth|linkedin post|facebook post|blog (?:post|article) titled|no emojis)\b/iu;
const LABEL =
  /\b(?:audience|points|price|material|features|delivery|ending|tone|goal|platforms|findings|limits|when|where|topic|product|size|viewings|options|ingredients|steps|subject):/iu;
const MARKS = /[#*`[\]|]|__/u;

/** Everything that stands on a picture. */
function wordsOn(task: PictureTask): string {
  return sceneOf(task)
    .texts.flatMap(({ text }) => text.lines)
    .join(' ')
    .replace(/\s+/g, ' ');
}

function expectMatterOnly(words: string): void {
  expect(words).toMatch(/\p{L}{3}/u);
  expect(words).not.toMatch(ORDER);
  expect(words).not.toMatch(LABEL);
  expect(words).not.toMatch(MARKS);
}

/** A picture of the text that the editor makes of a brief. */
const pictureOfText = (brief: string, platform: Platform | null): PictureTask =>
  shownPicture(editedText(brief, platform), { platform });

describe('pictures for briefs that ask for a text', () => {
  it.each(TEMPLATES.map(({ title, prompt }) => [title, prompt] as const))(
    '%s shows its matter on every platform',
    (_, prompt) => {
      for (const platform of PLATFORMS)
        for (const variant of [0, 1, 2]) expectMatterOnly(wordsOn(orderedPicture(prompt, { platform, variant })));
    },
  );

  it.each(TEMPLATES.map(({ title, prompt }) => [title, prompt] as const))(
    '%s as a finished document or post shows its matter too',
    (_, prompt) => {
      for (const platform of [null, ...PLATFORMS]) expectMatterOnly(wordsOn(pictureOfText(prompt, platform)));
    },
  );

  it.each(FREE)('shows only the matter of %j', (brief) => {
    expectMatterOnly(wordsOn(orderedPicture(brief)));
  });
});

describe('the matter on a card', () => {
  const read = (brief: string) => contentOf(orderedPicture(brief).poster, false);
  const promptOf = (id: string) => TEMPLATES.find((template) => template.id === id)?.prompt ?? '';

  it('an article shows its title, its result and its points', () => {
    expect(read(promptOf('blog-content-generator'))).toMatchObject({
      headline: 'How a small café can halve its food waste',
      sub: 'We went from 9 kg of waste a week to 4 kg in two months.',
      items: [
        'Measure before you change anything',
        'Bake in two small batches',
        'Give day-old bread a second life',
        'Call your local food bank',
      ],
    });
  });

  it('a listing shows house, place, price and features, which nobody counts', () => {
    const { details, ...listing } = read(promptOf('real-estate-listing-generator'));
    expect(listing).toMatchObject({ headline: 'Three-bedroom terraced house for sale', isCounted: false });
    expect(details).toContainEqual({ icon: 'pin', text: '8 Orchard Row, York' });
    expect(details).toContainEqual({ icon: 'tag', text: '£385,000' });
  });

  it('a campaign shows what it is for, with day, time and place', () => {
    expect(read(promptOf('social-media-campaign'))).toMatchObject({
      kind: 'event',
      headline: 'Opening of our second bakery',
      items: [],
      details: [
        { icon: 'calendar', text: 'Saturday' },
        { icon: 'clock', text: '9 am to 4 pm' },
        { icon: 'pin', text: '14 Mill Lane, Leeds' },
      ],
    });
  });

  it('a lesson plan says what it is about', () => {
    expect(read(promptOf('educational-content-creator')).headline).toBe('Lesson plan about the water cycle');
  });

  it.each([
    ['Order before 12 feb, delivery is free', 'Order before 12 February, delivery is free'],
    ['The deadline for tax returns is 31 July', 'The deadline for tax returns is 31 July'],
    ['Is a four-day week possible for small agencies?', 'Is a four-day week possible for small agencies?'],
  ])('leaves no hole in %j', (brief, headline) => {
    expect(read(brief).headline).toBe(headline);
  });

  it('keeps a date and a time of different days apart', () => {
    const { headline, sub } = read('Our workshop on Monday is full. The next one is on Tuesday at 7 pm.');
    expect([headline, sub]).toEqual(['Our workshop on Monday is full', 'The next one is on Tuesday at 7 pm.']);
  });
});
