import { describe, expect, test } from 'vitest';
import { isWholeRun } from '../../../tests/support/whole-run.ts';
import { examplesOf, faultsOf } from '../../../tests/understanding/scoring.ts';
import { EMPTY_STATE, stateSchema } from '../state.ts';
import { readOperations } from './message.ts';
import { read } from './read.ts';

/** What is read is learned: now and then one odd wording goes for several others, but never many. */
test.each([
  ['sample.jsonl', 1],
  ['phrases.jsonl', 0.97],
])(
  'of %s at least the share of %d is read as expected',
  (file, share) => {
    const examples = examplesOf(file).filter((_, at) => isWholeRun || at % 8 === 0);
    const misread = examples.filter((example) => faultsOf(example, read(example.message, example)).length > 0);
    expect(
      misread.map(({ id, message }) => `${id} ${message}`).slice(Math.floor(examples.length * (1 - share))),
    ).toEqual([]);
  },
  240_000,
);

describe('a plan tells what its card shows', () => {
  const first = (message: string) =>
    read(message, { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' }).plans[0];

  test('with instant, zone, rule, title and what was assumed', () => {
    expect(first('Schedule a LinkedIn post about our new coffee blend every Monday at 9am for 4 weeks')).toEqual({
      platforms: ['linkedin'],
      at: '2026-11-16T09:00',
      timeZone: 'Europe/Berlin',
      instant: '2026-11-16T08:00:00Z',
      frequency: 'weekly',
      weekdays: ['MO'],
      rrule: 'FREQ=WEEKLY;BYDAY=MO;COUNT=4',
      keeps: null,
      passed: null,
      said: { day: true, time: true },
      occurrences: 4,
      until: null,
      content: 'our new coffee blend',
      title: 'New coffee blend',
      medium: 'text',
      assumed: [],
    });
  });

  test('and says so where it had to assume', () => {
    expect(first('Post our spring menu tomorrow')?.assumed).toEqual(['12:00 assumed', 'all platforms']);
  });

  test.each(['on all platforms', 'on all four networks', 'everywhere', 'across all our channels'])(
    'assumes no platforms where all of them were named: %s',
    (where) => {
      const plan = first(`Post "Tea on Friday at 4, scones 3 euro" ${where} tomorrow at 9am`);
      expect([plan?.platforms, plan?.assumed]).toEqual([[], []]);
    },
  );

  test('and names the single days that a series can’t leave out', () => {
    expect(first('Tweet a riddle daily at 9am until 5 January, except Boxing Day')?.assumed).toEqual([
      'not left out: Boxing Day',
    ]);
    expect(first('Post a riddle on X on the 22nd at 9am instead of the 15th')?.assumed).toEqual([]);
    expect(first('Tweet our spring menu on 31 February at 9am')?.assumed).toEqual([
      'February 31 is no day; read as Sunday, February 28',
    ]);
  });

  test('the colon between a topic and its news stays, whatever stood before it', () => {
    expect(first('Schedule a post about our new menu for Friday at 8am on Facebook: lamb is back')?.content).toBe(
      'our new menu: lamb is back',
    );
  });

  test('a date that could be read both ways follows the user’s country', () => {
    const at = (timeZone: string) =>
      read('Post the menu on 12/03 at 9am', { now: '2026-11-14T09:00:00Z', timeZone }).plans[0]?.at;
    expect(at('Europe/Berlin')).toBe('2027-03-12T09:00');
    expect(at('America/New_York')).toBe('2026-12-03T09:00');
  });

  test('an end day is the last second of that day in the user’s zone', () => {
    expect(first('Daily at 7am until Christmas: an advent riddle on Instagram')?.rrule).toBe(
      'FREQ=DAILY;UNTIL=20261225T225959Z',
    );
  });

  test('a day that some months lack falls on their last day', () => {
    expect(first('On the 31st of every month at 9am post the rent reminder on FB')?.rrule).toBe(
      'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1',
    );
  });

  test('a picture or a sound asked for in a schedule is told by its medium', () => {
    expect(first('Draw a penguin and post it on Instagram tomorrow at 5pm')?.medium).toBe('image');
    expect(first('Record an audio greeting and publish it on Facebook on Sunday at 10am')?.medium).toBe('audio');
  });
});

describe('what is to be posted', () => {
  const contents = (message: string) =>
    read(message, { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' }).plans.map(({ content }) => content);

  test.each([
    ['Can you put "Tickets on sale Monday 10am!" out on X tonight at half ten?', 'Tickets on sale Monday 10am!'],
    ['“Doors open at 7” — put that on Facebook on Friday at noon', 'Doors open at 7'],
    ["Tweet 'It's Friday!' on Friday at 9.", "It's Friday!"],
    ['Post "We’re back" and "See you at 7" on FB tomorrow at 10', '"We’re back" and "See you at 7"'],
  ])('is the quote and nothing else: %s', (message, quote) => {
    expect(contents(message)).toEqual([quote]);
  });

  test('is the same quote wherever it goes', () => {
    const quote = 'Kick-off 15:00, be there by 14:30';
    expect(contents(`Tweet "${quote}" at 11:00 on Saturday and put it on Facebook at noon`)).toEqual([quote, quote]);
  });

  test('stays as it stands after a colon, though it sounds like a request', () => {
    expect(contents('Post this on Monday at 9 on X: Share your story. Win a prize! 🎉')).toEqual([
      'Share your story. Win a prize! 🎉',
    ]);
  });

  test('is what was told before, where the request only points at it', () => {
    expect(
      contents('Hi! Looking for a barista. Weekends only, from June. Put this on Facebook tomorrow at noon. Thanks!'),
    ).toEqual(['Looking for a barista. Weekends only, from June.']);
  });

  test('holds neither the head nor the foot of a mail', () => {
    expect(
      contents(
        'From: Petra\nTo: Team\n\nHi all, please post the fair poster on Facebook on Friday at 9.\n\nKind regards,\nPetra',
      ),
    ).toEqual(['the fair poster']);
  });

  test('heads no item of a list with the list’s own title', () => {
    expect(contents('April plan: 6th client story, 13th team photo, both on LinkedIn at 9am')).toEqual([
      'client story',
      'team photo',
    ]);
  });

  test.each([
    ['At 9am tell Facebook the road is open again', 'the road is open again'],
    ['Tonight at 7 tweet the line-ups', 'the line-ups'],
    ['Tweet where your money goes tomorrow at 9', 'where your money goes'],
  ])('keeps the words that only look like asking: %s', (message, content) => {
    expect(contents(message)).toEqual([content]);
  });

  test.each([
    ['Could our allotment update go up on FB tomorrow, 7.45am?', 'our allotment update'],
    ['Reserve a LinkedIn slot every Wednesday at 10am: women in science', 'women in science'],
    [
      'Post the bakery hours on Facebook on Monday at 8. Hang on, Monday’s a holiday. Tuesday then.',
      'the bakery hours',
    ],
    ['Facebook, Thursday at 15:00, this exact text: "Open at 8"', 'Open at 8'],
  ])('holds nothing of the asking: %s', (message, content) => {
    expect(contents(message)).toEqual([content]);
  });

  test.each([
    ['Tweet tomorrow at 9: bug bounty results are in', 'Bug bounty results are in'],
    ['Share https://example.com/2026-12-24/sale on FB tomorrow at 8am', 'example.com'],
    ['Let our Facebook fans know about the new gluten-free range on Wednesday at 11', 'New gluten-free range'],
  ])('has a title that reads well: %s', (message, title) => {
    const { plans } = read(message, { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' });
    expect(plans.map((plan) => plan.title)).toEqual([title]);
  });

  test('holds no word of the schedule', () => {
    expect(contents('By end of business tomorrow the tender result has to be on LinkedIn')).toEqual([
      'the tender result',
    ]);
    expect(contents('- Mon 9am LinkedIn: founder letter\n- Tue noon Instagram: unboxing reel')).toEqual([
      'founder letter',
      'unboxing reel',
    ]);
    // A day that is over tells when where a time goes with it, and belongs to the post where none does.
    expect(contents('Schedule a LinkedIn post about our sale for yesterday at 5pm')).toEqual(['our sale']);
    expect(contents('Schedule a tweet about what we learned yesterday for tomorrow at 5pm')).toEqual([
      'what we learned yesterday',
    ]);
  });
});

describe('what can’t be planned makes no plan', () => {
  test.each([
    'Schedule a post yesterday at 9',
    'Post the menu on LinkedIn on 3 March 2020 at 9am',
    'Push the post from Monday to Tuesday',
    'Give it a rest: no tweets tomorrow',
    'we are hiring a baker, full time, start in May',
  ])('%s', (message) => {
    expect(read(message, { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' })).toEqual({
      intent: 'text',
      plans: [],
    });
  });
});

test('an order for a new post that opens with its time leaves the plans of before alone', () => {
  const plan = { n: 1, title: 'Rye bread', platforms: ['linkedin'], at: '2026-11-17T09:00', frequency: 'once' };
  const moment = { now: '2026-11-16T19:05:00Z', timeZone: 'America/New_York' };
  for (const status of ['pending', 'scheduled']) {
    const state = stateSchema.parse({ plans: [{ ...plan, status, content: 'Our rye is back.' }], listed: ['plan 1'] });
    const ops = (say: string) => readOperations(say, state, moment).map(({ op }) => op);
    expect(ops('Every Tuesday 9am London time post a short productivity tip on LinkedIn')).toEqual(['plan']);
    expect(ops('On Friday at 8 post our new opening hours on Facebook')).toEqual(['plan']);
    expect(ops('On Friday at 8 post the bread one on Facebook')).toEqual(['changePlan']);
    expect(ops('every Tuesday 9am London time')).toEqual(['changePlan']);
  }
});

test('figures that no calendar has are no days: 15.00 is an hour, and 2027-00-13 nothing', () => {
  const moment = { now: '2026-11-19T09:00:00Z', timeZone: 'Europe/London' };
  for (const say of [
    'stretch twice a day 10.30 and 15.00. stop if it hurts',
    'part 2027-00-13 is back',
    'lot 2027-13-00',
  ])
    expect(readOperations(say, EMPTY_STATE, moment)).toMatchObject([{ op: 'write' }]);
});
