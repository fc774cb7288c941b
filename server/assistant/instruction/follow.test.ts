import { describe, expect, it } from 'vitest';
import { follow } from './follow.ts';

const BIKES =
  'Our winter bike check is back. From 2 December we go over brakes, gears, lights and chain for £29, and you get your bike back the same day. Book at pedalandpump.co.uk/winter or call 01904 555 018. We are closed on Sundays.';
const NEWS =
  'Invoicely 4.2 is out today! You can now split one invoice among several customers and export it as CSV. The update is free for all plans. Read the notes: invoicely.app/4-2';
const after = (instruction: string, text = BIKES): string => follow(text, instruction, null).text;

describe('an instruction to a text', () => {
  it.each([
    ['Only a title for it', 'Our winter bike check is back'],
    ['First line only', 'Our winter bike check is back.'],
    ['Just when and how much', /^From 2 December .* £29, and .*\. We are closed on Sundays\.$/],
    ['Keep it under 25 words', /^Our winter bike check is back\. From 2 Dec .* for £29\. We're closed on Sundays\.$/],
    ['For Twitter, at most 200 characters', /^(?=.{1,200}$)Our winter .*01904 555 018\. We're closed on Sundays\.$/],
    ['All in capitals', /BOOK AT pedalandpump\.co\.uk\/winter OR CALL/],
    ['Turn it into a bulleted list', /^- Our winter bike check is back\.\n- From 2 December/],
    ['Rewrite it as questions and answers', /\n\nHow do I book\?\nBook at pedalandpump/],
    ['Split it into three posts', /^1\/3 Our winter .*\n\n2\/3 From 2 December .*\n\n3\/3 Book at/s],
    ['Instagram caption, every sentence on its own line', /back\.\nFrom 2 December .*day\.\nBook/],
    ['Put ⭐ in front of every line', /^⭐ Our .*\n⭐ From .*\n⭐ Book .*\n⭐ We are closed on Sundays\.$/],
    ['Make the first sentence a headline in capitals', /^OUR WINTER BIKE CHECK IS BACK\n\nFrom 2 December/],
    ['End with the call "Book your slot today."', /Sundays\.\n\nBook your slot today\.$/],
    ['Begin with "Cold hands, warm brakes."', /^Cold hands, warm brakes\. Our winter/],
    ['Sign off as Pedal & Pump', /Sundays\.\n\n— Pedal & Pump$/],
    ['Make a tweet of it with the hashtag #York', /Sundays\.\n\n#York$/],
    ['Add one fitting emoji at the end', /Sundays\. 🚲$/],
    ['Leave out the phone number', /Book at pedalandpump\.co\.uk\/winter\. We are/],
    ['No link', /Book or call 01904 555 018\./],
    ['Say £27 instead of £29', /chain for £27, and/],
    ['Replace bike with bicycle everywhere', /^Our winter bicycle check .* get your bicycle back/],
    ['Put the price first', /^From 2 December .*£29.* Our winter bike check is back\./],
    ['Cut the last sentence', /01904 555 018\.$/],
    ['Two sentences at most, then two hashtags', /same day\.\n\n#\w+ #\w+$/],
    ['You are an editor. Take the text that comes in and cut it down to at most 150 characters.', /^(?=.{1,150}$)Our/],
  ])('OBEY-01 is done: %s', (instruction, expected) => {
    const { text, undone } = follow(BIKES, instruction, null);
    expect(undone).toEqual([]);
    if (typeof expected === 'string') expect(text).toBe(expected);
    else expect(text).toMatch(expected);
  });

  it('OBEY-01 does several things at once, and drops a sentence with the link that it was for', () => {
    expect(after('No link, no exclamation marks, add #news', NEWS)).toBe(
      'Invoicely 4.2 is out today. You can now split one invoice among several customers and export it as CSV. The update is free for all plans.\n\n#news',
    );
  });

  it.each([
    'Translate to French',
    'Make it funnier',
    'More persuasive, please',
    'Write a catchy story around it',
    'Only what is new',
  ])('OBEY-02 OBEY-03 says that it is not done, and keeps the text: %s', (instruction) => {
    const { text, undone } = follow(BIKES, instruction, null);
    expect(text).toBe(BIKES);
    expect(undone).toHaveLength(1);
    expect(undone[0]).toContain('needs a connected AI model');
  });

  it('OBEY-02 does what it can of an instruction and says the rest', () => {
    const { text, undone } = follow(BIKES, 'Warmer, and in two sentences', null);
    expect(text).toMatch(/^Our winter bike check is back\. From 2 December .* same day\.$/);
    expect(undone).toEqual(['“Warmer” needs a connected AI model.']);
  });
});
