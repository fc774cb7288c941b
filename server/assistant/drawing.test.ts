import { describe, expect, it } from 'vitest';
import { ANY_LOOK } from '../platform/ai/tasks.ts';
import { pictureTaskOf } from './drawing.ts';
import { lookIn } from './drawing-look.ts';

describe('what was asked of a picture', () => {
  it.each([
    ['Create an image announcing our autumn sale, 20% off all shoes', 'Our autumn sale, 20% off all shoes'],
    ['make a banner for our spring plant fair, Saturday 4 May', 'Our spring plant fair, Saturday 4 May'],
    ['Can you make me a poster for the summer fete, village green?', 'The summer fete, village green.'],
    ['create an image for instagram: closed on the 27th', 'Closed on the 27th'],
    ['We need a card to say the shop is closed on Monday', 'The shop is closed on Monday'],
    ['pls do a pic 4 our open day w/ free cake', 'Our open day with free cake'],
    ['Poster for the book club, Thursday 19:30, library', 'The book club, Thursday 19:30, library'],
    ['a thank you card for our volunteers', 'Thank you: our volunteers'],
    ['Black Friday banner', 'Black Friday'],
    ['Create an image', ''],
    ['Mach ein Bild für unser Sommerfest am 12. Juli', 'Unser Sommerfest am 12. Juli'],
    ['Crea una imagen para anunciar nuestra clase de yoga', 'Nuestra clase de yoga'],
    ['Please draft a short email to our guests about the new opening hours: 8 to 6', 'The new opening hours: 8 to 6'],
    ['Write a recipe for banana bread', 'Recipe: banana bread'],
  ])('loses its order: %j', (asked, words) => {
    expect(pictureTaskOf(asked, null).words).toBe(words);
  });

  it.each([
    'Introducing the Trail Runner 2, our lightest running shoe ever.',
    'Just in: our new oat milk latte! €4.20.',
    'Today in focus: our Saturday bread class. 10 am. Eight places. Come by.',
    '5 tips for photos:\n1. Use window light\n2. Clean the lens\n3. Keep the background plain',
    'Our pictures of the week: simple, elegant, bold.',
    '# Sourdough\n\n## Steps\n\n1. Make it simple\n2. Use a dark oven',
  ])('is kept whole where it holds none: %j', (text) => {
    expect(pictureTaskOf(text, null)).toEqual({ words: text, look: ANY_LOOK, isDrawing: false });
  });

  it.each([
    [
      'Design a square poster with a blue background that says "Open THIS friday"',
      '"Open THIS friday"',
      { colour: '#2459d6' },
    ],
    ['A cosy coffee shop, no text', 'A cosy coffee shop', { isTextless: true }],
    ['A banner for half-price pizza, use red and white', 'Half-price pizza', { colour: '#d62839' }],
    ['A dark poster for the Night Market. Leave space for our logo.', 'The Night Market.', { tone: 'dark' }],
    ['a picture with the words We are closed', '“We are closed”', {}],
    ['Photo of our loaf with caption fresh at seven', '“Fresh at seven”', {}],
  ])('parts its words from its look: %j', (asked, words, look) => {
    expect(pictureTaskOf(asked, null)).toMatchObject({ words, look });
  });

  it.each([
    ['a green background, minimal style', { colour: '#1f8a4c', isMinimal: true }],
    ['pastel pink and gold', { colour: '#f27aa6' }],
    ['dark blue', { colour: '#2459d6', tone: 'dark' }],
    ['red and white', { colour: '#d62839', tone: null }],
    ['with warm light', { tone: null }],
    ['bright and airy', { tone: 'light' }],
    ['#0a7d5c', { colour: '#0a7d5c' }],
    ['without any text', { isTextless: true }],
    ['in our brand colours', { isBranded: true, colour: null, tone: null }],
    ['using our colors', { isBranded: true }],
    ['with bold colours', { isBranded: false }],
  ])('obeys the wish %j', (said, look) => {
    expect(lookIn(said)).toMatchObject(look);
  });

  it.each([
    ['Draw our logo mascot, a fox with a scarf', 'Our logo mascot, a fox with a scarf', true],
    ['an illustration of a lighthouse in watercolour', 'A lighthouse', true],
    ['make a pic of a cat on a bike', 'A cat on a bike', true],
    ['make a picture for our new menu', 'Our new menu', false],
  ])('tells drawing from telling: %j', (asked, words, isDrawing) => {
    expect(pictureTaskOf(asked, null)).toMatchObject({ words, isDrawing });
  });

  it('reads only the head of a long text, and loses nothing of it', () => {
    const text = `Our story. ${'We bake with rye. '.repeat(600)}The end.`;
    expect(pictureTaskOf(text, null).words).toMatch(/^Our story\..*The end\.$/su);
  });
});
