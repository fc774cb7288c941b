import { describe, expect, it } from 'vitest';
import { performTalk } from './perform.ts';
import type { Setting, Talk } from './performed.ts';
import { stateSchema } from './state.ts';

const text = 'Quiz night on Thursday, 8pm.';
const state = stateSchema.parse({
  drafts: [{ n: 1, platform: 'facebook', text }],
  plans: [
    {
      n: 1,
      title: 'Quiz',
      platforms: ['facebook'],
      at: '2026-11-20T17:00',
      frequency: 'weekly',
      status: 'pending',
      until: '2026-12-18',
    },
    { n: 2, title: 'Menu', platforms: ['facebook'], at: '2026-11-21T09:00', frequency: 'once', status: 'scheduled' },
  ],
});
const setting: Setting = {
  state,
  say: '',
  rules: new Map(),
  now: '2026-11-16T10:00',
  timeZone: 'Europe/London',
  language: 'en',
};
const done = (...operations: Talk[]) => performTalk(operations, setting);

describe('what needs no writer', () => {
  it('leaves a plan that goes everywhere as it is where one more place is wished', () => {
    const everywhere = { ...state, plans: state.plans.map((plan) => ({ ...plan, platforms: [] })) };
    const { effects } = performTalk([{ op: 'changePlan', which: [1], change: { addPlatforms: ['facebook'] } }], {
      ...setting,
      state: everywhere,
    });
    expect(effects).toMatchObject([{ n: 1, platforms: [] }]);
  });

  it('CHAT-125 answers how many posts, how long and whether from the conversation', () => {
    const told = (say: string, of = state) =>
      performTalk([{ op: 'reply', topic: 'knowledge question' }], { ...setting, say, state: of }).message;
    const weekly = { ...state, plans: state.plans.slice(0, 1) };
    expect(told('how many posts does that make', weekly)).toMatch(/^That makes 5 posts: Friday 20 November, /);
    expect(told('is it too long for twitter?')).toBe('It fits Twitter: 28 of 280 characters, 5 words.');
    expect(told('is the time in there?')).toBe('Yes: 8pm.');
    expect(told('does it mention the parking?')).toBe('No, the text does not say that.');
  });

  it('makes several plans in one answer', () => {
    const { message, effects } = done(
      { op: 'plan', draft: 1, at: '2026-11-17T09:00' },
      { op: 'plan', draft: 1, at: '2026-11-18T09:00' },
    );
    expect(effects).toHaveLength(2);
    expect(message).toMatch(/^I’ve prepared 2 posts: Facebook, Tuesday 17 November, 9:00; Facebook, Wednesday 18/);
  });

  it('keeps both days of a week', () => {
    const { message, effects } = done({
      op: 'plan',
      draft: 1,
      at: '2026-11-17T19:00',
      frequency: 'weekly',
      weekdays: ['TU', 'TH'],
    });
    expect(effects).toMatchObject([{ recurrence: 'FREQ=WEEKLY;BYDAY=TU,TH' }]);
    expect(message).toContain('every Tuesday and Thursday');
  });

  it('tells the day of the last of so many posts', () => {
    const { message } = performTalk(
      [{ op: 'plan', draft: 1, at: '2026-12-02T09:00', frequency: 'weekly', occurrences: 6 }],
      setting,
    );
    expect(message).toContain('every week, 6 times, until Wednesday 6 January 2027');
  });

  it('lets a new end take the place of the old one', () => {
    const { message } = done({ op: 'changePlan', which: [1], change: { occurrences: 2 } });
    expect(message).toContain('every week, 2 times, until Friday 27 November.');
  });

  it('says that a time has passed, and makes nothing', () => {
    expect(done({ op: 'plan', draft: 1, at: '2026-11-15T09:00' })).toMatchObject({
      effects: [],
      message: 'Sunday 15 November, 9:00 has passed. When do you want it instead?',
    });
  });

  it('takes the end of a rhythm away with the rhythm', () => {
    const { message, effects } = done({ op: 'changePlan', which: [1], change: { frequency: 'once' } });
    expect(effects).toMatchObject([{ frequency: 'once', recurrence: null }]);
    expect(message).not.toContain('until');
  });

  it('names the plans that a list shows, and approves nothing by words', () => {
    expect(done({ op: 'listPlans' }).listed).toEqual([1, 2]);
    const { message, effects } = done({ op: 'approve', which: [1] });
    expect([message, effects]).toEqual([expect.stringMatching(/^Press Approve on the card/), []]);
  });

  it('leaves an approved plan alone', () => {
    expect(done({ op: 'cancelPlans', which: [2] })).toMatchObject({
      effects: [],
      message: expect.stringMatching(/approved already/),
    });
  });
});
