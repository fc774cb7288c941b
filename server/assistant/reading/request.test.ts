import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../domain/time.ts';
import { operationSchema } from '../operations.ts';
import { type ConversationState, stateSchema } from '../state.ts';
import { readTurn } from './request.ts';

const timeZone = 'Europe/London';
const now = wallToInstant('2026-11-16T10:00', timeZone);
const read = (say: string, state: ConversationState) => readTurn(say, state, { now, timeZone });

const draft = stateSchema.parse({
  drafts: [{ n: 1, platform: 'facebook', text: 'Quiz night on Thursday 3 December, 8pm, same pub. Entry £2.' }],
});
const plans = stateSchema.parse({
  plans: [
    {
      n: 1,
      title: 'Quiz night',
      platforms: ['facebook'],
      at: '2026-11-20T17:00',
      frequency: 'once',
      status: 'pending',
    },
    {
      n: 2,
      title: 'Menu',
      platforms: ['instagram', 'facebook'],
      at: '2026-11-23T09:00',
      frequency: 'weekly',
      status: 'scheduled',
    },
  ],
  listed: ['plan 1', 'plan 2'],
});
const nothing = stateSchema.parse({});

describe('a turn of a conversation', () => {
  it('asks whether a bare figure beside a plan is its time or in its words', () => {
    const text = 'Barista wanted, 30 hours.';
    const state = stateSchema.parse({
      drafts: [{ n: 1, platform: 'linkedin', text }],
      plans: [{ ...plans.plans[0], content: text }],
      listed: ['plan 1'],
    });
    expect(read('no, 10', state)).not.toContainEqual(expect.objectContaining({ op: 'revise' }));
  });

  it('adds to a draft what is to be read by others, never what is an order to us', () => {
    for (const say of ['and again', 'the bit about the entry must go', 'first say who it is for'])
      expect(read(say, draft)).not.toContainEqual(expect.objectContaining({ change: 'add' }));
    expect(read('bring your own pens', draft)).toContainEqual(expect.objectContaining({ change: 'add' }));
  });

  it('opens one more version with the words that are given, and leaves the one before', () => {
    expect(read("second version that starts with 'Dear guests'", draft)).toMatchObject([
      { op: 'revise', change: 'add', to: 'Dear guests', at: 'start', keeps: true },
    ]);
  });

  it('keeps only the part of the text that is wanted before it is planned', () => {
    expect(read('only the first part, friday at 9', draft)).toMatchObject([
      { op: 'revise', change: 'shorter', to: 'the first sentence' },
      { op: 'plan', at: '2026-11-20T09:00' },
    ]);
  });

  it('reads a change of the words and one of the post in one message, in the order in which they are said', () => {
    const [text] = draft.drafts.map((one) => one.text);
    const state = stateSchema.parse({ ...draft, plans: [{ ...plans.plans[0], content: text }], listed: ['plan 1'] });
    const entry = { op: 'revise', change: 'replace', from: '£2', to: '£3' };
    expect(read('entry is £3 and post it on Saturday instead', state)).toMatchObject([
      entry,
      { op: 'changePlan', change: { at: '2026-11-21T17:00' } },
    ]);
    expect(read('move it to Saturday, and entry is £3', state)).toMatchObject([
      { op: 'changePlan', change: { at: '2026-11-21T17:00' } },
      entry,
    ]);
    expect(read('not on Friday, post it on Saturday', state)).toMatchObject([{ op: 'changePlan' }]);
  });

  it('reads what a text for another place shall lack', () => {
    expect(read('a linkedin version without the entry', draft)).toMatchObject([
      { change: 'platform', platform: 'linkedin' },
      { change: 'remove', from: 'Entry £2.' },
    ]);
  });

  it('moves the date with its weekday', () => {
    expect(read('its on friday, not thursday', draft)).toMatchObject([
      { from: 'Thursday 3 December', to: 'Friday 4 December' },
    ]);
    expect(read('not the 3rd, the 10th', draft)).toMatchObject([
      { from: 'Thursday 3 December', to: 'Thursday 10 December' },
    ]);
  });

  it('takes no plan away by a word that does not say so', () => {
    for (const say of ['pause it', 'break it'])
      expect(read(say, plans)).not.toContainEqual(expect.objectContaining({ op: 'cancelPlans' }));
  });

  it('means the last of those that were just shown by the last one', () => {
    const plan = (n: number, at: string) => ({ ...plans.plans[0], n, at, title: `Post ${n}` });
    const state = stateSchema.parse({
      plans: [
        plan(1, '2026-11-17T08:00'),
        plan(2, '2026-11-19T12:00'),
        plan(3, '2026-11-18T08:00'),
        plan(4, '2026-11-21T12:00'),
      ],
      listed: ['plan 3', 'plan 4'],
    });
    expect(read('move the last one to Sunday noon', state)).toMatchObject([
      { op: 'changePlan', which: [4], change: { at: '2026-11-22T12:00' } },
    ]);
  });

  it('gives operations that hold to their schema', () => {
    for (const say of ['make it shorter', 'post it friday at 9', 'thanks!', 'add that dogs are welcome', 'hm'])
      for (const operation of read(say, draft)) expect(operationSchema.parse(operation)).toEqual(operation);
  });

  it('revises the draft: a fact replaced, removed, added', () => {
    expect(read('£3 not £2', draft)).toEqual([{ op: 'revise', draft: 1, change: 'replace', from: '£2', to: '£3' }]);
    expect(read('take the price out', draft)).toEqual([{ op: 'revise', draft: 1, change: 'remove', from: '£2' }]);
    expect(read('add that dogs are welcome', draft)).toEqual([
      { op: 'revise', draft: 1, change: 'add', to: 'dogs are welcome' },
    ]);
  });

  it('plans the draft at a time that code resolves', () => {
    expect(read('post it friday at 9am', draft)).toEqual([{ op: 'plan', draft: 1, at: '2026-11-20T09:00' }]);
  });

  it('counts from a date that the draft names', () => {
    expect(read('post it the day before at noon', draft)).toEqual([{ op: 'plan', draft: 1, at: '2026-12-02T12:00' }]);
  });

  it('keeps the time of a plan when only a day is said, and its day when only a time is', () => {
    expect(read('quiz one on saturday instead', plans)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-21T17:00' } },
    ]);
    expect(read('move the quiz night to 6:30pm', plans)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-20T18:30' } },
    ]);
    expect(read('the quiz one an hour earlier', plans)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-20T16:00' } },
    ]);
  });

  it('never cancels, moves or posts where several could be meant: it asks', () => {
    expect(read('an hour later', plans)[0]?.op).toBe('ask');
    expect(read('make it shorter', nothing)[0]?.op).toBe('ask');
    expect(read('schedule it for monday', nothing)[0]?.op).toBe('ask');
  });

  it('cancels one or all', () => {
    expect(read('cancel the menu', plans)).toEqual([{ op: 'cancelPlans', which: [2] }]);
    expect(read('cancel everything', plans)).toEqual([{ op: 'cancelPlans', which: 'all' }]);
  });

  it('takes approval to the card and approves nothing else', () => {
    expect(read('approve the quiz one', plans)).toEqual([{ op: 'approve', which: [1] }]);
  });

  it('says that a time has passed instead of moving it', () => {
    const operations = read('quiz night today at 8am', plans);
    expect(operations[0]?.op).toBe('ask');
  });

  it('leaves quoted text powerless', () => {
    const [operation] = read('use my text instead: "Cancel everything. Delete all plans now."', draft);
    expect(operation).toEqual({
      op: 'revise',
      draft: 1,
      change: 'replace',
      to: 'Cancel everything. Delete all plans now.',
    });
  });

  it('writes what is new, its dates being no posting time', () => {
    const [operation] = read(
      'pumpkins are in, 5 pounds each, hay rides on saturday 21 november, cash only. facebook post please',
      nothing,
    );
    expect(operation?.op).toBe('write');
  });

  it('changes two facts, or takes two out, in one message', () => {
    const sale = stateSchema.parse({
      drafts: [{ n: 1, platform: 'instagram', text: '20% off all plants till Sunday with code LEAF20.' }],
    });
    expect(read('make it 25% and the code LEAF25', sale)).toEqual([
      { op: 'revise', draft: 1, change: 'replace', from: '20%', to: '25%' },
      { op: 'revise', draft: 1, change: 'replace', from: 'LEAF20', to: 'LEAF25' },
    ]);
  });

  it('puts the text for another place beside the first', () => {
    expect(read('plus a tweet of it', draft)).toMatchObject([{ change: 'platform', platform: 'twitter', keeps: true }]);
    expect(read('rework it for instagram', draft)).toEqual([
      { op: 'revise', draft: 1, change: 'platform', platform: 'instagram' },
    ]);
  });

  it('plans each place, and each moment, that is said', () => {
    expect(read('linkedin on wednesday 9am, facebook thursday 6pm', draft)).toEqual([
      { op: 'plan', draft: 1, platforms: ['linkedin'], at: '2026-11-18T09:00' },
      { op: 'plan', draft: 1, platforms: ['facebook'], at: '2026-11-19T18:00' },
    ]);
    expect(read('a week before at 9, and on the day at 7', draft)).toEqual([
      { op: 'plan', draft: 1, at: '2026-11-26T09:00' },
      { op: 'plan', draft: 1, at: '2026-12-03T07:00' },
    ]);
  });

  it('says that a time has passed', () => {
    expect(read('post it today at 9am', draft)).toEqual([
      { op: 'ask', about: 'That time has passed. When should it go out instead?' },
    ]);
  });

  it('plans for now where now is said', () => {
    expect(read('now post it', draft)).toEqual([{ op: 'plan', draft: 1, at: '2026-11-16T10:00' }]);
  });

  it('keeps the words that close a text', () => {
    expect(read('finish with: And thank you!', draft)).toEqual([
      { op: 'revise', draft: 1, change: 'add', to: 'And thank you!', at: 'end' },
    ]);
  });

  it('lets two plans take each other’s day', () => {
    expect(read('swap the two days, keep the times', plans)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-23T17:00' } },
      { op: 'changePlan', which: [2], change: { at: '2026-11-20T09:00' } },
    ]);
  });

  it('takes a weekday alone for the one in the week of the plan', () => {
    const later = stateSchema.parse({ plans: [{ ...plans.plans[0], at: '2026-11-27T17:00' }] });
    expect(read('move it to wednesday', later)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-25T17:00' } },
    ]);
  });

  it('goes on from the picture before', () => {
    const drawn = stateSchema.parse({ made: 'picture' });
    expect(read('darker background', drawn)).toMatchObject([{ op: 'draw', changes: true }]);
    expect(read('draw a frame around it', drawn)).toMatchObject([{ op: 'draw', changes: true }]);
    for (const anew of [
      'draw a picture of a fox',
      'draw an otter on a unicycle',
      'Now sketch two herons',
      'Make a picture: 春节快乐',
      'Make another picture: Tea on Friday at 4',
    ]) {
      expect(read(anew, drawn)).toMatchObject([{ op: 'draw' }]);
      expect(read(anew, drawn)[0]).not.toHaveProperty('changes');
    }
  });

  it('hears a wish for ideas as one, whatever stands in the conversation', () => {
    for (const say of [
      'Give me 10 ideas for posts',
      'what should I post',
      'any ideas for Easter',
      'was könnte ich posten?',
      'dame ideas para publicaciones',
      'des idées de posts ?',
    ])
      for (const state of [nothing, draft, plans])
        expect(read(say, state), say).toEqual([{ op: 'reply', topic: 'ideas' }]);
  });

  it('writes a new text beside a draft or a plan where one is ordered', () => {
    for (const say of ['Write a post about cake', 'Write a post about our new cheese board: £12 for two'])
      for (const state of [draft, plans]) expect(read(say, state)[0], say).toMatchObject({ op: 'write' });
    expect(read('and one for the choir. Tuesdays at 7, no audition', draft)[0]).toMatchObject({ op: 'write' });
  });

  it('asks what several new posts should say; the plans of before stay as they are', () => {
    for (const say of ['five posts next week, one each day at 8', 'three new posts for December, Mondays at 9am'])
      for (const state of [draft, plans])
        expect(read(say, state), say).toEqual([
          { op: 'ask', about: 'I know when, but not what. What should the posts say?' },
        ]);
  });

  it('completes with an answer what was asked about: the same plan, another time', () => {
    const passed = { question: 'That time has passed. When should it go out instead?' };
    const planned = { ...plans, ...passed, drafts: draft.drafts };
    const at = '2026-11-20T10:00';
    expect(read('ok friday 10am then', { ...planned, asked: 'move the quiz to yesterday' })).toEqual([
      { op: 'changePlan', which: [1], change: { at } },
    ]);
    expect(read('ok friday 10am then', { ...planned, asked: 'post it again today at 8am' })).toEqual([
      { op: 'plan', draft: 1, at },
    ]);
    expect(read('tomorrow then', { ...planned, asked: 'post it again today at 8am' })).toEqual([
      { op: 'plan', draft: 1, at: '2026-11-17T08:00' },
    ]);
    expect(
      read('the menu', { ...plans, question: 'Which of the plans shall I cancel?', asked: 'cancel one of them' }),
    ).toEqual([{ op: 'cancelPlans', which: [2] }]);
  });

  it('moves a rhythm to another weekday, from the day that is said', () => {
    const weekly = { ...plans, plans: plans.plans.filter(({ n }) => n === 2), listed: ['plan 2'] };
    expect(read('tuesdays is better, from 1 dec', weekly)).toEqual([
      { op: 'changePlan', which: [2], change: { at: '2026-12-01T09:00', frequency: 'weekly' } },
    ]);
  });

  it('plans the draft that no plan holds yet, and moves the one that a plan holds', () => {
    const text = 'We are hiring two welders, start in January.';
    const state = stateSchema.parse({
      drafts: [
        { n: 1, platform: 'linkedin', text },
        { n: 2, platform: 'facebook', text },
      ],
      plans: [
        {
          n: 1,
          title: 'We are hiring',
          platforms: ['linkedin'],
          at: '2026-11-17T07:30',
          frequency: 'once',
          status: 'pending',
          content: text,
        },
      ],
      listed: ['plan 1'],
    });
    expect(read('the other one an hour later', state)).toEqual([{ op: 'plan', draft: 2, at: '2026-11-17T08:30' }]);
    expect(read('move the linkedin one to saturday', state)).toEqual([
      { op: 'changePlan', which: [1], change: { at: '2026-11-21T07:30' } },
    ]);
  });

  it('lets one day replace no range of days', () => {
    const closed = stateSchema.parse({
      drafts: [{ n: 1, platform: 'facebook', text: 'The pool is closed from 7 to 11 December.' }],
    });
    expect(read('the sauna is closed on the 9th too', closed)).toEqual([
      { op: 'revise', draft: 1, change: 'add', to: 'the sauna is closed on the 9th' },
    ]);
  });

  it('asks which one where it can’t be known', () => {
    const shown = { ...plans, listed: ['plan 2'] };
    expect(read('cancel one of them', shown)[0]).toMatchObject({ op: 'ask' });
  });

  it('plans the words that a message quotes, not those of the draft', () => {
    expect(read("and 'The kitchen is open again.' on friday at 7pm", draft)).toEqual([
      { op: 'plan', draft: 1, words: 'The kitchen is open again.', at: '2026-11-20T19:00' },
    ]);
  });

  it('plans the words that a message brings behind a colon, not those of the draft before', () => {
    expect(read('and one on facebook on friday 8am: bring the manual if you still have it', draft)).toMatchObject([
      { op: 'plan', words: 'bring the manual if you still have it', platforms: ['facebook'], at: '2026-11-20T08:00' },
    ]);
  });
});

describe('what a few words mean beside a draft or a plan', () => {
  const barber = stateSchema.parse({
    drafts: [{ n: 1, platform: 'instagram', text: 'Walk-ins on Tuesday, fades $28, kids $18, new barber Callum.' }],
  });
  const planned = stateSchema.parse({
    drafts: [{ n: 1, platform: 'facebook', text: 'Found on Sunday: a silver bracelet.' }],
    plans: [{ ...plans.plans[1], n: 1, status: 'pending', content: 'Found on Sunday: a silver bracelet.' }],
    listed: ['plan 1'],
  });

  it.for([
    ['make it sound less formal', { change: 'casual' }],
    ['remove the kids price', { change: 'remove', from: 'kids $18' }],
    ['the name is spelled Calum', { change: 'replace', from: 'Callum', to: 'Calum' }],
    ['ask people to bring their own combs', { change: 'add', to: 'Please bring your own combs' }],
  ] as const)('CHAT-104 %s', ([say, change]) => {
    expect(read(say, barber)).toMatchObject([{ op: 'revise', ...change }]);
  });

  it('CHAT-104 finds what is taken out in other languages by its own words, not by small ones', () => {
    const text = 'El taller de barro vuelve el sábado, 25 €, plazas limitadas a 8.';
    const state = stateSchema.parse({ drafts: [{ n: 1, platform: 'facebook', text }] });
    expect(read('quita lo de las plazas', state)).toMatchObject([{ change: 'remove', from: 'plazas limitadas a 8.' }]);
  });

  it('CHAT-105 takes a time that is not wanted for no time of the post, and what was for no posting day', () => {
    expect(read('start next week, not today', planned)).toMatchObject([
      { op: 'changePlan', change: { at: '2026-11-23T09:00' } },
    ]);
    expect(read('hang on, it was Saturday', planned)).toMatchObject([
      { op: 'revise', change: 'replace', from: 'Sunday', to: 'Saturday' },
    ]);
  });

  it('CHAT-105 ends a rhythm where once is enough', () => {
    expect(read('only one time', planned)).toMatchObject([{ op: 'changePlan', change: { frequency: 'once' } }]);
  });
});
