import { expect, it } from 'vitest';
import { wallToInstant } from '../../../domain/time.ts';
import { stateSchema } from '../state.ts';
import { readOperations } from './message.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const asked = stateSchema.parse({
  question: 'What should the post tell people about your pie auction?',
  asked: 'need a facebook post about our pie auction',
  unwritten: { subject: 'our pie auction', platforms: ['facebook'], planned: '' },
});

it('CHAT-141 what answers the question for what a post should tell is its matter, days and times among it', () => {
  const [operation] = readOperations('dec 5, 6pm, Grange Hall, 31 pies', asked, moment);
  expect(operation).toMatchObject({ op: 'write', platforms: ['facebook'] });
  expect(operation?.op === 'write' && operation.brief).toContain('dec 5, 6pm');
});

it('CHAT-141 an answer that orders a time plans for it', () => {
  const [operation] = readOperations('31 pies at Grange Hall. post it on friday at 9', asked, moment);
  expect(operation).toMatchObject({ op: 'plan', at: '2026-11-20T09:00' });
});

it('CHAT-142 texts behind the names of their networks are one each', () => {
  const say =
    'two posts pls. facebook: lobster supper at the Legion, 5 to 8. instagram: we still need 6 people to shell';
  expect(readOperations(say, stateSchema.parse({}), moment)).toMatchObject([
    { op: 'write', matter: expect.stringContaining('lobster supper'), platforms: ['facebook'] },
    { op: 'write', matter: expect.stringContaining('6 people'), platforms: ['instagram'] },
  ]);
});

it('CHAT-142 a network before one text alone parts nothing', () => {
  const all = readOperations(
    'facebook: open till 6 on friday. instagram is closed for us',
    stateSchema.parse({}),
    moment,
  );
  expect(all).toHaveLength(1);
});

it.each([
  'Write about our bake sale on Saturday at 10. Facebook: friendly and warm. Instagram: short, with emojis',
  'Our bake sale: 14 stalls in the hall, all welcome.\nFacebook: longer with details\nInstagram: short and fun',
])('CHAT-142 what is told before the networks is the matter: %s', (say) => {
  const all = readOperations(say, stateSchema.parse({}), moment);
  expect(JSON.stringify(all)).toContain('bake sale');
});

const drafts = [
  { n: 1, platform: 'facebook', text: 'Lobster supper at the Legion, $32 a plate.' },
  { n: 2, platform: 'instagram', text: 'We still need 6 people to shell.' },
];

it.each([
  ['lobster one goes friday 4pm, the other one thursday same time', '2026-11-19T16:00'],
  ['lobster one goes friday 4pm, the other one same day at 6pm', '2026-11-20T18:00'],
  ['lobster one goes friday 4pm, the other one same time', '2026-11-20T16:00'],
])('CHAT-143 the other one has its own time: %s', (say, at) => {
  const state = stateSchema.parse({ drafts, made: 'text', latest: [1, 2] });
  expect(readOperations(say, state, moment)).toMatchObject([
    { op: 'plan', draft: 1, at: '2026-11-20T16:00' },
    { op: 'plan', draft: 2, at },
  ]);
});

it('CHAT-144 a rhythm that starts this week starts on its first day that is left', () => {
  const plans = [
    {
      n: 1,
      title: 'Tulip prices',
      platforms: ['linkedin'],
      at: '2026-11-23T08:00',
      frequency: 'weekly',
      status: 'pending',
    },
  ];
  const state = stateSchema.parse({ plans });
  expect(readOperations('make that thursdays, starting this week', state, moment)).toMatchObject([
    { op: 'changePlan', which: [1], change: { at: '2026-11-19T08:00' } },
  ]);
});
