import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../../domain/time.ts';
import { stateSchema } from '../../state.ts';
import { readTurn } from '../request.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const text =
  'Winter fair on Saturday 12 December, 10 to 4, in the barn. Cider £3, music by the Millers. Parking at the church.';
const draft = { n: 1, platform: 'facebook', text };
const plan = {
  n: 1,
  title: 'Winter fair on Saturday 12 December',
  platforms: ['facebook'],
  at: '2026-12-07T09:00',
  frequency: 'once',
  status: 'pending',
  content: text,
};
const states = [
  stateSchema.parse({ drafts: [draft], made: 'text' }),
  stateSchema.parse({ drafts: [draft], plans: [plan], listed: ['plan 1'] }),
  stateSchema.parse({ drafts: [{ ...draft, isOnlyPlanned: true }], plans: [plan], listed: ['plan 1'] }),
];

/** Said to the assistant, in the many ways in which people do: none of it is for readers. */
const ORDERS = [
  'have another go',
  'do that one more time',
  'and again please',
  'try it without the band',
  'try something bolder',
  'find a nicer word for fair',
  'the music part feels too long',
  'the opening could be stronger',
  'the cider line has to go',
  'the whole thing is too wordy',
  'double check the times for me',
  'check the spelling of Millers',
  'highlight the cider',
  'capitalise the names please',
  'underline the date',
  'tag the Millers',
  'pin it to our page',
  'boost it for a week',
  'withdraw it, the barn is let',
  'pull this one, the barn is let',
  'undo whatever you just did',
  'restore what we had an hour ago',
  'split it in two',
  'merge both sentences',
  'swap the barn and the church',
  'turn the times into a list',
  'make the date stand out',
  'the date should stand out',
  'say it in a warmer way',
  'say the same with fewer words',
  'less of a list, more of a story',
  'sound like a neighbour, not a shop',
  'rewrite the parking sentence',
  'reword the bit on cider',
  'shorten the second half',
  'translate the first line',
  'spell out the month',
  'schedule it when most people are online',
  'reschedule this for me',
  'put it somewhere in the evening',
  'send it to my phone first',
  'remind me tomorrow to look at it',
  'let Jo see it before it goes out',
  'wait until I have asked the band',
  'hold this one back',
  'keep it like that',
  'leave everything as it is',
  'forget what I said about the music',
  'take back the last change',
  'give me two more options',
  'show me a version for parents',
  'do the same for the spring fair',
  'use the picture from last year',
  'no picture this time',
  'with a bigger headline',
  'drop the band from it',
  'delete the second sentence',
  'cancel the cider part',
  'read it to me slowly',
  'why did you put the church in there',
  'is the price in it twice?',
  'stop adding things',
];

describe('what is said to us', () => {
  it.each(ORDERS)('is never put into a text: %s', (say) => {
    for (const state of states) {
      const worded = readTurn(say, state, moment).flatMap((one) => {
        if (one.op === 'revise') return ['add', 'replace', 'longer'].includes(one.change) ? [one.to ?? ''] : [];
        if (one.op === 'plan') return one.words ?? one.matter ?? [];
        return one.op === 'changePlan' ? (one.change.text ?? one.change.matter ?? []) : [];
      });
      expect(worded).toEqual([]);
    }
  });

  it.each([
    'bring your own mug',
    'dogs are welcome',
    'children get in for nothing',
    'there is a tent if it rains',
    'check in at the gate',
  ])('is not mixed up with what readers are told: %s', (say) => {
    expect(readTurn(say, states[0] as (typeof states)[0], moment)).toMatchObject([
      { op: 'revise', change: 'add', to: say },
    ]);
  });
});
