import { describe, expect, it } from 'vitest';
import { orderedPicture } from '../../../../../../tests/support/ai-tasks.ts';
import { readMatter } from './content.ts';

const read = (brief: string) => {
  const task = orderedPicture(brief);
  return { content: readMatter(task), look: task.look };
};

describe('reading a brief for a picture', () => {
  it('takes an offer apart into its number, its matter, its time and its name', () => {
    const { content } = read('Create an image announcing our autumn sale, 20% off all shoes this weekend');
    expect(content).toMatchObject({
      kind: 'offer',
      big: '20%',
      headline: 'off all shoes',
      kicker: 'This weekend',
      sub: 'Our autumn sale',
      cta: null,
    });
  });

  it('prints quoted words as they are', () => {
    const { content, look } = read(
      'Design a square poster with a blue background that says "Grand Opening THIS friday"',
    );
    expect(content.headline).toBe('Grand Opening THIS friday');
    expect(look.colour).toBe('#2459d6');
  });

  it('gives quoted words the roles that the brief names', () => {
    const { content } = read(
      'A banner with the headline "Run free", the subtitle "Shoes for every road" and a button "Shop now"',
    );
    expect(content).toMatchObject({ headline: 'Run free', sub: 'Shoes for every road', cta: 'Shop now' });
  });

  it('prints neither the question at the end of a post nor half of its label', () => {
    const { content } = read('Just in: our new oat milk latte! €4.20. Questions? Just ask. #OatMilkLatte');
    expect(content).toMatchObject({ kicker: 'Just in', headline: 'Our new oat milk latte!', sub: '€4.20.' });
  });

  it('knows who said a quote', () => {
    const { content } = read('A quote card: “Small teams win.” — Ada Okafor');
    expect(content).toMatchObject({ kind: 'quote', headline: 'Small teams win.', by: 'Ada Okafor' });
  });

  it('reads day, time, place and call of an event', () => {
    const { content } = read(
      'Workshop: sourdough for beginners, Saturday, 14 June, 10 am at Lark Bakery, Lyon. Register at larkbakery.com',
    );
    expect(content).toMatchObject({
      kind: 'event',
      kicker: 'Workshop',
      headline: 'Sourdough for beginners',
      cta: 'Register at larkbakery.com',
      leaf: { day: '14', month: 'Jun' },
    });
    expect(content.details.map(({ text }) => text)).toEqual(['Saturday, 14 June', '10 am', 'Lark Bakery, Lyon']);
  });

  it.each([
    'Today in focus: our Saturday bread class. 10 am. Eight places. Come by.',
    'Booking opens today! Bread workshop on Saturday at 10 am.',
    'This week: join our bread class on Saturday at 10 am.',
  ])('draws the day that something is on, not the day that it is told: %s', (post) => {
    const { content } = read(post);
    expect(content.details.map(({ text }) => text)).toEqual(['Saturday', '10 am']);
  });

  it('keeps the day of an offer, whatever other days are named', () => {
    expect(read('Sale: 20% off today. Our Saturday hours are 9 am to 4 pm.').content.kicker).toBe('Today');
    expect(read('Today only: 20% off our Saturday bread').content.kicker).toBe('Today only');
  });

  it('leaves no lone marks where it took the time out', () => {
    const { content } = read('Announce our Saturday bread class: 10 am, eight places, €35');
    expect(content).toMatchObject({ kicker: 'Our bread class', headline: 'Eight places, €35' });
  });

  it.each([
    ['5 tips for sleep:\n1. No screens\n2. Cool room\n3. Walk', 'tips', ['No screens', 'Cool room', 'Walk']],
    [
      'Recipe for banana bread: 1) Mash bananas 2) Mix in flour 3) Bake',
      'steps',
      ['Mash bananas', 'Mix in flour', 'Bake'],
    ],
    [
      'Three reasons to ride: fresh air, no traffic and strong legs',
      'tips',
      ['Fresh air', 'No traffic', 'Strong legs'],
    ],
  ])('finds the list in %j', (brief, kind, items) => {
    const { content } = read(brief);
    expect([content.kind, content.items]).toEqual([kind, items]);
  });

  it('counts steps, not ingredients, and keeps what stands behind the list', () => {
    expect(
      read('Write a recipe for banana bread: 3 bananas, 200 g flour, 1 egg. Mash, mix and bake.').content,
    ).toMatchObject({
      kicker: 'Recipe',
      headline: 'Banana bread',
      items: ['3 bananas', '200 g flour', '1 egg'],
      isCounted: false,
      sub: 'Mash, mix and bake.',
    });
  });

  it('draws the workshop that is a place, and dates the one that is an event', () => {
    expect(read('A picture of our new bike workshop').content.kind).toBe('subject');
    expect(read('A picture of our bike workshop on 3 May').content.kind).toBe('event');
  });

  it.each([
    ['We are hiring a senior designer in Berlin', 'hiring', 'Senior designer'],
    ['We reached 10,000 happy customers!', 'number', 'happy customers!'],
    ['95% of our customers come back', 'number', 'of our customers come back'],
    ['What is your one habit?', 'question', 'What is your one habit?'],
    ['Draw a cosy coffee shop', 'subject', 'A cosy coffee shop'],
    ['Make a picture for our new compostable coffee bags', 'product', 'Our new compostable coffee bags'],
    ['Black Friday banner', 'offer', 'Black Friday'],
    ['Announce that our app now works offline', 'announcement', 'Our app now works offline'],
  ])('reads %j as %s', (brief, kind, headline) => {
    const { content } = read(brief);
    expect([content.kind, content.headline]).toEqual([kind, headline]);
  });

  it('takes wishes for the look out of the words', () => {
    const { content, look } = read(
      'Generate a dark minimal picture for Instagram about our yoga class, in 4k, with our logo in the bottom right corner',
    );
    expect(content.headline).toBe('Our yoga class');
    expect(look).toEqual({ colour: null, tone: 'dark', isBranded: false, isMinimal: true, isTextless: false });
  });

  it('prints neither links, hashtags nor emoji of a post', () => {
    const { content } = read(
      '🎉 Exciting news! 🎉 We opened our second store in Lyon. See https://example.com/lyon #opening #lyon',
    );
    expect(content.headline).toBe('We opened our second store in Lyon');
    expect(JSON.stringify(content)).not.toMatch(/#|https|🎉/u);
  });

  it('does not make a job of a sentence about hiring', () => {
    expect(read('The biggest mistake founders make is hiring too late.').content.kind).toBe('announcement');
  });

  it('reads a hundred kilobytes without getting lost', () => {
    const { content } = read('word, and another one; '.repeat(5000));
    expect(content.headline.length).toBeLessThanOrEqual(70);
  });
});
