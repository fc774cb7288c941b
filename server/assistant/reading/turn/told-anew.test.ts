import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../../domain/time.ts';
import { revise } from '../../revising/revise.ts';
import { stateSchema } from '../../state.ts';
import { readTurn } from '../request.ts';
import { alignedFact } from './revision/aligned-fact.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };

/** A text after what is said of it. */
function textAfter(say: string, text: string, versions: string[] = []): string {
  const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'facebook', text, versions }], made: 'text' });
  const [draft] = state.drafts;
  if (!draft) return '';
  return readTurn(say, state, moment).reduce((now, one) => (one.op === 'revise' ? revise(now, one).draft : now), draft)
    .text;
}

it('CHAT-119 a number of things is no size, in a row of sizes either', () => {
  expect(alignedFact('we just got 60 packs of nappies', 'Low on milk, nappies size 4 and 5.')).toBeNull();
});

describe('what is told anew', () => {
  it.each([
    ["tea's gone up to £1", 'Seed swap, 10:30 am to noon, tea 80p.', 'Seed swap, 10:30 am to noon, tea £1.'],
    ['pitches are a fiver this time', 'Car boot sale, pitches £6.', 'Car boot sale, pitches £5.'],
    ['starts at 11 now', 'Seed swap, 10:30 am to noon, tea 80p.', 'Seed swap, 11 am to noon, tea 80p.'],
    ['the library says we have to stop at 11:30', 'Check-ups 9 to 12, room 3.', 'Check-ups 9 to 11:30, room 3.'],
    ['the risotto is 14 now, Marco changed it', 'Risotto 12, white 4, 6 to 10.', 'Risotto 14, white 4, 6 to 10.'],
    ["it's Dr Osei who does it now", 'Dr Amin runs the check.', 'Dr Osei runs the check.'],
    ['February start', 'Two nurses wanted, start in January.', 'Two nurses wanted, start in February.'],
    ['its room 5', 'Thursday 26 November, Lindenhof room 2.', 'Thursday 26 November, Lindenhof room 5.'],
    ['dresses start at 20', 'Open 11 till 3. Dresses from 15 euros.', 'Open 11 till 3. Dresses from 20 euros.'],
  ])('CHAT-119 %s', (say, text, after) => {
    expect(textAfter(say, text)).toBe(after);
  });

  it('CHAT-119 what counts things changes no hour', () => {
    const text = 'Throwing course, six Mondays from 11 January, 7–9 pm.';
    expect(textAfter('only 8 places, say that too', text)).toBe(`${text} Only 8 places.`);
    expect(textAfter('only 8 places', text)).toContain('7–9 pm');
  });

  it('CHAT-119 takes nothing out where no word takes out', () => {
    expect(textAfter('pitches a tenner', 'Car boot sale, pitches are cheap.')).toContain('pitches');
  });

  it('CHAT-119 takes out what was never said', () => {
    const text = 'Two new courts, 180 an hour, rackets free in the first week.';
    expect(textAfter('rackets are NOT free, who said that', text)).toBe('Two new courts, 180 an hour.');
  });

  it('CHAT-120 brings back the clause that was left out before', () => {
    const before = 'Stargazing at Cutler Ranch, hot cider, no pets, park along the fence.';
    const now = 'Stargazing at Cutler Ranch.';
    expect(textAfter('pets rule back in, i can live with 160', now, [before])).toBe(`${now} No pets.`);
    expect(textAfter('bring back the cider line', now, [before])).toBe(`${now} Hot cider.`);
    expect(textAfter('i liked the one we started with best', now, [before])).toBe(before);
  });

  it.each([
    ['then the kiosk hours: 7 to 19, sundays closed', 'Kiosk hours: 7 to 19, Sundays closed.'],
    ['put the phone number in, 01632 960 777', 'Phone number: 01632 960 777.'],
    ['btw no booking needed', 'No booking needed.'],
    ["and the kettle's on", "The kettle's on."],
  ])('CHAT-121 %s', (say, added) => {
    expect(textAfter(say, 'New parcels go to Elm Road.')).toBe(`New parcels go to Elm Road. ${added}`);
  });

  it('CHAT-122 makes a text for another place without all that is named', () => {
    const text = 'Pressing day, 10 to 4. Bring apples, $1 a pound, dogs on leash, gravel parking by the barn.';
    const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'facebook', text }], made: 'text' });
    expect(
      readTurn('now a tweet out of that, 140 characters at most. leave out the dogs and the parking', state, moment),
    ).toEqual([
      { op: 'revise', draft: 1, change: 'platform', platform: 'twitter', keeps: true },
      { op: 'revise', draft: 2, change: 'remove', from: 'dogs on leash' },
      { op: 'revise', draft: 2, change: 'remove', from: 'gravel parking by the barn.' },
      { op: 'revise', draft: 2, change: 'shorter', to: '140 characters' },
    ]);
  });
});

describe('what is said of plans', () => {
  const plan = (n: number, platform: string, at: string, content: string, frequency = 'once') => ({
    n,
    title: content,
    platforms: [platform],
    at,
    frequency,
    status: 'pending',
    content,
  });
  const dock = 'Dock 3 reopens today.';
  const drivers = 'Night shift: 4 forklift drivers wanted.';
  const two = stateSchema.parse({
    drafts: [
      { n: 1, platform: 'linkedin', text: dock },
      { n: 2, platform: 'linkedin', text: drivers },
    ],
    plans: [plan(1, 'linkedin', '2026-11-30T08:00', dock), plan(2, 'linkedin', '2026-12-02T08:00', drivers)],
    listed: ['plan 2'],
  });

  it.each([
    ['make it 5 drivers', [{ op: 'revise', draft: 2, change: 'replace', from: '4', to: '5' }]],
    ['Withdraw the Monday post', [{ op: 'cancelPlans', which: [1] }]],
    ["we won't need that", [{ op: 'cancelPlans', which: [2] }]],
    ['just keep the drivers one', [{ op: 'cancelPlans', which: [1] }]],
  ])('CHAT-123 %s', (say, operations) => {
    expect(readTurn(say, two, moment)).toEqual(operations);
  });

  it('CHAT-123 plans the text that is named and waits nowhere yet', () => {
    const [biscuits, fair] = ['Our oat biscuits come in tins of 20.', 'Stand C14 at the Food Fair in Metz.'];
    const state = stateSchema.parse({
      drafts: [
        { n: 1, platform: 'instagram', text: biscuits },
        { n: 2, platform: 'twitter', text: fair },
      ],
      plans: [plan(1, 'twitter', '2026-12-01T09:40', fair)],
    });
    expect(readTurn('biscuits half an hour after that', state, moment)).toEqual([
      { op: 'plan', draft: 1, at: '2026-12-01T10:10' },
    ]);
  });

  it.each([
    ['from december on', { at: '2026-12-03T15:00' }],
    ['last one on 17 december', { until: '2026-12-17' }],
  ])('CHAT-124 %s', (say, change) => {
    const cake = 'Cake of the week is out.';
    const state = stateSchema.parse({
      drafts: [{ n: 1, platform: 'facebook', text: cake }],
      plans: [plan(1, 'facebook', '2026-11-19T15:00', cake, 'weekly')],
    });
    expect(readTurn(say, state, moment)).toEqual([{ op: 'changePlan', which: [1], change }]);
  });

  const swap = 'Seed swap, 10:30 am to noon. Tea 80p, cakes £2. Park behind the church.';
  const waiting = stateSchema.parse({
    drafts: [{ n: 1, platform: 'facebook', text: swap }],
    plans: [plan(1, 'facebook', '2026-11-23T09:00', swap)],
  });
  it.each([
    ["we don't need the parking", { op: 'revise', change: 'remove', from: 'Park behind the church.' }],
    ["the parking line isn't needed", { op: 'revise', change: 'remove' }],
    ["don't want it so early, make it 10", { op: 'changePlan', change: { at: '2026-11-23T10:00' } }],
    ['not happening on Monday, Tuesday please', { op: 'changePlan', change: { at: '2026-11-24T09:00' } }],
    ["I don't want that tone, more relaxed please", { op: 'revise', change: 'casual' }],
    ['all clear, approve', { op: 'approve' }],
    ['is it too long? cut it to 100 characters', { op: 'revise', change: 'shorter' }],
    ['post it every Monday at 9, 4 times', { op: 'changePlan', change: { frequency: 'weekly', occurrences: 4 } }],
    ["we don't need it", { op: 'cancelPlans', which: [1] }],
  ])('CHAT-126 %s', (say, operation) => {
    expect(readTurn(say, waiting, moment)).toMatchObject([operation]);
  });
});
