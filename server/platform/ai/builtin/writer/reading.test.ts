import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../../../../domain/platforms.ts';
import { draftOf } from './draft-of.test-support.ts';

const onLinkedIn = (brief: string) => draftOf(brief, { platform: 'linkedin' });

describe('briefs as people write them', () => {
  it('an aside behind the subject is a fact of it', () => {
    const { facts, kind, text } = onLinkedIn(
      'Write a LinkedIn post about our new compostable coffee bags, launching Monday at 12 euro',
    );
    expect([kind, facts.subject]).toEqual(['teaser', 'our new compostable coffee bags']);
    expect(text).toContain('Launching Monday at 12 euro.');
    // What launches on Monday is not here yet.
    expect(text).not.toMatch(/(?:is|are) here\b/);
  });

  it('several asides of a sentence become a list, a single one stays', () => {
    expect(
      onLinkedIn('We delivered 40 cargo bikes to Graz, replacing 25 diesel vans, saving 60 tonnes of CO2 a year').text,
    ).toContain('• Replacing 25 diesel vans\n• Saving 60 tonnes of CO2 a year');
    expect(onLinkedIn('We finished the roof two weeks early, using 4,000 reclaimed tiles').text).toContain(
      'two weeks early, using 4,000 reclaimed tiles.',
    );
  });

  it('what is said of a thing behind commas is a list of its traits', () => {
    const { facts, text } = onLinkedIn(
      'Post about the flowers we arranged for the Grand Hotel, 40 tables, all white, done in one night by three people',
    );
    expect(facts.subject).toBe('the flowers we arranged for the Grand Hotel');
    expect(text).toContain('• 40 tables\n• All white\n• Done in one night by three people');
  });

  it('a clause in the middle of a sentence does not break it', () => {
    expect(
      draftOf('Our baker Amir, who has been with us for ten years, is retiring on Friday. Come and say goodbye.').text,
    ).toMatch(/our baker Amir, who has been with us for ten years, is retiring on Friday/i);
  });

  it('a date in a relative clause is the date', () => {
    const { text } = onLinkedIn(
      'write something about the deadline for tax returns, which is 31 July, and that we still have a few appointments left',
    );
    expect(text).toContain('31 July');
    expect(text).toContain('We still have a few appointments left.');
    expect(text).not.toMatch(/\bwhich is\b|\bthat we\b/i);
  });

  it.each([
    ['Black Friday: 25% off all helmets, code HELMET25, only in store', '• Code HELMET25\n• Only in store'],
    ['Tip: cut the stems at an angle, and change the water every second day', 'ut the stems at an angle'],
    ['for sale: 3 room flat in Leith, 72 sqm, balcony facing south', '• 72 sqm\n• Balcony facing south'],
    ['New course: yoga for beginners, starting 3 March, 8 evenings, €96', 'New course: yoga for beginners.'],
  ])('the colon of a single line parts subject and facts: %j', (brief, said) => {
    expect(draftOf(brief, { platform: 'facebook' }).text).toContain(said);
  });

  it.each([
    ['what does everyone prefer, brunch or late dinner?', 'conversation'],
    ['Which class would you like to see on Sundays? yin, vinyasa or pilates', 'conversation'],
    ['Is a four-day week possible? We tried it for six months: revenue stayed the same.', 'topic'],
  ])('a question stays a question: %j', (brief, kind) => {
    const draft = draftOf(brief, { platform: 'facebook' });
    expect(draft.kind).toBe(kind);
    expect(draft.text.split('\n')[0]).toContain('?');
  });

  it('a question to the writer is no question to readers', () => {
    expect(draftOf('Hey could u write smth about how we roast our beans? we roast on tuesdays').text).not.toMatch(
      /how we roast our beans\?\s*$|could you/m,
    );
  });

  it('those whom a post is for are not its subject', () => {
    const { text } = onLinkedIn(
      'Write a post for people who are afraid of speaking in meetings. My advice: prepare one sentence, say it early, and stop there.',
    );
    expect(text).toMatch(/^This one is for people who are afraid of speaking in meetings\.\n\nMy advice: prepare/);
  });

  it('thanks name those who are thanked, and tell the rest in sentences', () => {
    const { text } = draftOf(
      'write a post to thank everyone who came to our party last saturday, it was packed, we raised 640 euro for the hospice',
    );
    expect(text.split('\n')[0]).toMatch(/everyone who came to our party last Saturday/);
    expect(text).toContain('It was packed. We raised 640 euro for the hospice.');
    expect(text).not.toContain('🎟️');
  });

  it('an invitation names what it invites to', () => {
    const { facts } = draftOf(
      'Join our free webinar on GDPR for small teams, hosted by Dr. Anna Weiss, on 12 June at 4 pm, register at example.com/gdpr',
    );
    expect(facts).toMatchObject({ subject: 'our free webinar on GDPR for small teams', when: '12 June at 4 pm' });
  });

  it.each([
    ['Giveaway: win a picnic basket worth 80 euro, comment until Sunday', 'in a picnic basket worth 80 euro'],
    ['We moved to a bigger office at 12 King Street, Leeds.', '12 King Street, Leeds.'],
    ['restock!! the blue mugs are back, only 30 pieces', 'Restock! The blue mugs are back.'],
    ['Quiz night every thursday 8pm. reserve a table: 030 1234567', 'Reserve a table: 030 1234567.'],
    ['"Breathe first, then answer." our teacher Lena says this', '"Breathe first, then answer." Our teacher Lena'],
    ['post about Sarah joining us as head of design', 'Sarah is joining us as head of design.'],
  ])('%j keeps together what belongs together', (brief, said) => {
    expect(draftOf(brief, { platform: 'facebook' }).text).toContain(said);
  });
});

describe('variety', () => {
  it('ten tries of one brief open and close in several ways', () => {
    const brief = 'Our bakery now opens at 6 am. We bake twice a day. The rye bread is back. Parking is free.';
    const posts = Array.from({ length: 10 }, (_, variant) =>
      draftOf(`Write a post: ${brief}`, { platform: 'linkedin', variant }).text.split('\n'),
    );
    expect(new Set(posts.map((lines) => lines[0])).size).toBeGreaterThanOrEqual(4);
    expect(
      new Set(posts.map((lines) => lines.filter((line) => line && !line.startsWith('#')).at(-1))).size,
    ).toBeGreaterThanOrEqual(4);
  });

  it('a list on LinkedIn has a line above it now and then, never without its list', () => {
    const brief = 'Announce that we moved. More room for meetings, free parking, a lift, same phone number.';
    const posts = Array.from({ length: 6 }, (_, variant) => draftOf(brief, { platform: 'linkedin', variant }).text);
    const introduced = posts.filter((text) => /^[A-Z][^\n]*:\n• /m.test(text));
    expect(introduced.length).toBeGreaterThan(0);
    expect(introduced.length).toBeLessThan(posts.length);
    for (const platform of PLATFORMS.filter((one) => one !== 'linkedin'))
      expect(draftOf(brief, { platform }).text).not.toMatch(/^[A-Z][^\n]*:\n• /m);
  });
});
