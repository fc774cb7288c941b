import { describe, expect, it } from 'vitest';
import { follow } from './follow.ts';

const BAKERY =
  'Our bakery in Ghent opens on Saturday 6 March at 8 am! 🥐 We bake sourdough, rye and brioche every morning. A loaf costs €4.50 and coffee is free on the first day. Bring a friend and get two croissants for the price of one. See you at Korenmarkt 12. #bakery #ghent';
const YOGA =
  'Yoga for beginners starts on Tuesday 9 September at 7 pm in the town hall. The course has eight evenings and costs £60. Mats are provided. Sign up at yoga.example or call Priya on 01632 960 155.';
const INVOICES =
  'We just launched version 3 of our invoicing app. You can now send invoices from your phone, see who has paid and remind those who have not. It is free for up to five customers; after that it costs $9 a month. Over 2,000 freelancers already use it. Try it at billo.example.';

describe('a plain order', () => {
  it.each([
    [
      'as three bullet points',
      YOGA,
      /^- Yoga .*\n- The course .* £60\.\n- Sign up at yoga\.example .*155\.$/,
      'Left out: “Mats are provided.”',
    ],
    ['bullet points, max 3', YOGA, /^- Yoga .*\n- The course .*\n- Sign up .*$/, 'Left out: “Mats are provided.”'],
    ['summarise as 3 key takeaways', INVOICES, /^- We just .*\n- It is free .*\n- Try it at billo\.example\.$/, 'Left'],
    [
      'As a numbered list of two points',
      'Doors open at 6. We start at 7.',
      /^1\. Doors open at 6\.\n2\. We start at 7\.$/,
      null,
    ],
    ['As 3 bullets', 'Doors open at 6. We start at 7.', /^- Doors .*\n- We start at 7\.$/, 'It says only 2 things'],
    ['three bullet points', 'Bring a towel, a lock and shoes.', /^Bring:\n- A towel\n- A lock\n- Shoes$/, null],
  ])('OBEY-80 gives as many points as were asked for: %s', (instruction, text, expected, note) => {
    const { text: after, notes, undone } = follow(text, instruction, null);
    expect(undone).toEqual([]);
    expect(after).toMatch(expected);
    if (note === null) expect(notes).toEqual([]);
    else expect(notes.join()).toContain(note);
  });

  it.each([
    'Add a call to action',
    'Add a joke',
    'End with a call to action',
    'Include a fun fact',
    'Add a title and a hook',
  ])('OBEY-81 never puts the order itself into the text: %s', (instruction) => {
    const { text, undone } = follow(YOGA, instruction, null);
    expect(text).not.toMatch(/call to action|joke|fun fact|hook/i);
    expect(undone).toHaveLength(1);
  });

  it.each([
    ['Add the hashtag #local at the end', BAKERY, /Korenmarkt 12\.\n\n#bakery #ghent #local$/],
    ['Remove the last sentence', BAKERY, /for the price of one\. #bakery #ghent$/],
    ['As a list', BAKERY, /^- Our bakery[^#]*\n- See you at Korenmarkt 12\.\n\n#bakery #ghent$/],
    ['Last sentence only', BAKERY, /^See you at Korenmarkt 12\.$/],
  ])('OBEY-82 keeps the hashtags, and takes them for no sentence: %s', (instruction, text, expected) => {
    const { text: after, undone } = follow(text, instruction, null);
    expect(undone).toEqual([]);
    expect(after).toMatch(expected);
  });

  it('OBEY-83 replaces what a word names, not the word in a saying', () => {
    expect(follow(BAKERY, 'Replace the price with €5', null)).toMatchObject({
      text: BAKERY.replace('€4.50', '€5'),
      undone: [],
    });
  });

  it('OBEY-83 has removed what is not there, and says so', () => {
    expect(follow(INVOICES, 'Remove the phone number', null)).toEqual({
      text: INVOICES,
      notes: ['It has no phone number.'],
      undone: [],
    });
    expect(follow('Cut £38. Wash £12.', 'Remove the price', null).notes).toEqual([]);
  });

  it.each([
    ['Swap Saturday for Sunday', YOGA],
    ['Drop everything after the price', INVOICES],
    ['Begin with "Our yoga course" on Monday 4 May', YOGA],
    ['Swap the first and the last sentence', INVOICES],
    ['Insert the word "finally" before opens', BAKERY],
    ['Add "Free parking" after the address', BAKERY],
  ])('OBEY-83 touches nothing where it does not find what is named: %s', (instruction, text) => {
    const { text: after, undone } = follow(text, instruction, null);
    expect(after).toBe(text);
    expect(undone).toHaveLength(1);
  });

  it.each([
    [BAKERY, 0.8, /at 8 am! .*€4\.50.* Korenmarkt 12\./],
    [YOGA, 0.9, /at 7 pm .*£60.*yoga\.example/],
    [INVOICES, 0.8, /\$9 a month.*billo\.example/],
  ])(
    'OBEY-84 makes a text shorter that one sees it, keeps when, where, how much and the link, and tells what went',
    (text, share, kept) => {
      const { text: after, notes, undone } = follow(text, 'Make it shorter', null);
      expect(undone).toEqual([]);
      expect(after.length).toBeLessThan(text.length * share);
      expect(after).toMatch(kept);
      expect(notes.join()).toContain('Left out');
    },
  );

  it.each([
    ['End with: See you soon!', 'The fair is on.', 'The fair is on.\n\nSee you soon!'],
    ['Start with: Hello neighbours,', 'The fair is on.', 'Hello neighbours,\n\nThe fair is on.'],
    ['Begin with "The kids’ day is here!"', 'Come on Friday.', 'The kids’ day is here! Come on Friday.'],
    ['End with “She said "hi" twice.”', 'The fair is on.', 'The fair is on.\n\nShe said "hi" twice.'],
    ['Begin with "First.\nSecond."', 'The fair is on.', 'First.\nSecond. The fair is on.'],
    ['Add a P.S.: We also sell gift cards', 'The fair is on.', 'The fair is on.\n\nP.S. We also sell gift cards.'],
    ['End with our website korst.example', 'The fair is on.', 'The fair is on.\n\nOur website: korst.example'],
    ['Add our slogan "Bread with heart"', 'The fair is on.', 'The fair is on.\n\nBread with heart.'],
    ['Add the date 12 May', 'The fair is on.', 'The fair is on. Date: 12 May.'],
    ['Add the phone number 555 1234', 'The fair is on.', 'The fair is on. Phone number: 555 1234'],
  ])('OBEY-85 puts in the words that are given, with their own marks: %s', (instruction, text, expected) => {
    expect(follow(text, instruction, null)).toEqual({ text: expected, notes: [], undone: [] });
  });

  it.each([
    ['Extract the date and the price', YOGA, /^Yoga .* town hall\. The course .* £60\.$/],
    ['Remove everything but the date', YOGA, /^Yoga .* town hall\.$/],
    ['Only keep the sentence about the price', YOGA, /^The course has eight evenings and costs £60\.$/],
    ['Write a subject line for an email', INVOICES, /^We just launched version 3 of our invoicing app$/],
    ['Say it in two short sentences', YOGA, /^Yoga .* town hall\. The course .* £60\.$/],
    ['Make it a tweet thread', INVOICES, /^1\/2 We just .*\n\n2\/2 It is free/s],
    ['Only the second sentence', YOGA, /^The course has eight evenings and costs £60\.$/],
    ['A one-line summary', YOGA, /^Yoga [^.]* town hall\.$/],
    ['TL;DR', 'Tea at 4 pm. It is nice.', /^Tea at 4 pm\.$/],
    ['Only hashtags', 'New rye bread. #rye', /^#rye$/],
    ['Leave it as it is', YOGA, /^Yoga .* 155\.$/],
    ['Make a list of the facts', 'Tea at 4 pm. It is free.', /^- Tea at 4 pm\.\n- It is free\.$/],
    ['Check for errors', 'We recieve plants.', /^We receive plants\.$/],
    [
      'No more than 1 emoji',
      '🎉 We turned ten! Cake on Friday 🎂 at 8 🕗.',
      /^🎉 We turned ten! Cake on Friday at 8\.$/,
    ],
  ])('OBEY-86 is done: %s', (instruction, text, expected) => {
    const { text: after, undone } = follow(text, instruction, null);
    expect(undone).toEqual([]);
    expect(after).toMatch(expected);
  });
});
