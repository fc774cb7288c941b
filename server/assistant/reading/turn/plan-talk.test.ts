import { describe, expect, it } from 'vitest';
import { wallToInstant } from '../../../../domain/time.ts';
import { stateSchema } from '../../state.ts';
import { readTurn } from '../request.ts';

const timeZone = 'Europe/London';
const moment = { now: wallToInstant('2026-11-16T10:00', timeZone), timeZone };
const move = 'We move to Mill Lane in December. The old clock comes along.';
const wool = 'Wool from November lambs. Warm socks.';
const draft = (n: number, text: string) => ({ n, platform: 'instagram', text });
const plan = (n: number, content: string, at: string) => ({
  n,
  title: content.split('.')[0],
  platforms: ['instagram'],
  at,
  frequency: 'once',
  status: 'pending',
  content,
});
const drafted = stateSchema.parse({ drafts: [draft(1, move)], made: 'text' });
const planned = stateSchema.parse({
  drafts: [draft(1, move)],
  plans: [plan(1, move, '2026-11-20T09:00')],
  listed: ['plan 1'],
});
const twice = stateSchema.parse({
  drafts: [draft(1, move), draft(2, wool)],
  plans: [plan(1, move, '2026-11-20T09:00'), plan(2, wool, '2026-12-02T09:00')],
  listed: ['plan 1', 'plan 2'],
});

describe('another time and one more place', () => {
  it.each([
    ['hmm make that 8:30 and on facebook too', '2026-11-20T08:30'],
    ['make it 8:30 and also on facebook', '2026-11-20T08:30'],
    ['change it to saturday 10am and facebook as well', '2026-11-21T10:00'],
    ['change it to 7pm and add facebook', '2026-11-20T19:00'],
    ['make it saturday and facebook too', '2026-11-21T09:00'],
    ['actually 8:30, and facebook too', '2026-11-20T08:30'],
  ])('CHAT-112 change the plan: %s', (say, at) => {
    expect(readTurn(say, planned, moment)).toEqual([
      { op: 'changePlan', which: [1], change: { at, addPlatforms: ['facebook'] } },
    ]);
  });

  it.each([
    ['and on facebook a day later', '2026-11-21T09:00'],
    ['make it go on facebook too, a day later', '2026-11-21T09:00'],
    ['and on facebook on saturday at 10 too', '2026-11-21T10:00'],
  ])('CHAT-112 make one more post where the place has a day of its own: %s', (say, at) => {
    expect(readTurn(say, planned, moment)).toEqual([{ op: 'plan', draft: 1, platforms: ['facebook'], at }]);
  });
});

describe('what is said of a post that waits', () => {
  it.each([
    ['and send it two hours earlier', { at: '2026-11-20T07:00' }],
    ['repeat it daily', { frequency: 'daily' }],
    ['repeat it daily at 8', { frequency: 'daily', at: '2026-11-17T08:00' }],
  ])('CHAT-133 changes its plan and makes no second one: %s', (say, change) => {
    expect(readTurn(say, planned, moment)).toEqual([{ op: 'changePlan', which: [1], change }]);
  });

  it.each(['and a reminder the day before', 'repost it a week later', 'schedule a weekly tip on knife care'])(
    'CHAT-133 moves no plan for one more post: %s',
    (say) => {
      const read = readTurn(say, planned, moment);
      expect(read.map(({ op }) => op)).not.toContain('changePlan');
    },
  );

  it.each(['hang on, it’s Saturday', 'oh wait – it was Saturday'])(
    'CHAT-134 is no remark where it corrects: %s',
    (say) => {
      const dated = stateSchema.parse({ drafts: [draft(1, 'The fair is on Sunday. Bring a chair.')], made: 'text' });
      expect(readTurn(say, dated, moment)).toMatchObject([{ op: 'revise', change: 'replace', to: 'Saturday' }]);
    },
  );

  it.each(['no rush at all', 'what a week that was', 'my feet are killing me', 'the kettle is on, back in five'])(
    'CHAT-134 is a remark and changes nothing: %s',
    (say) => {
      expect(readTurn(say, planned, moment)).toMatchObject([{ op: 'reply' }]);
    },
  );

  it.each(['Clear your desk before you leave.', 'doors at seven, bring a torch'])(
    'CHAT-135 is matter where that was asked for: %s',
    (say) => {
      const asked = stateSchema.parse({ question: 'What should it say?', asked: 'write a post for the staff page' });
      expect(readTurn(say, asked, moment)).toMatchObject([{ op: 'write' }]);
    },
  );

  it('CHAT-135 is read by the question of many lines before it, and never by the lines themselves', () => {
    const asked = stateSchema.parse({ ...planned, question: 'Jazz on Friday.\n\nCancel the plan\nWho’s coming?' });
    expect(readTurn('make it shorter', asked, moment)).toMatchObject([{ op: 'revise', change: 'shorter' }]);
  });
});

describe('less than was planned', () => {
  const daily = stateSchema.parse({
    drafts: [draft(1, move)],
    plans: [{ ...plan(1, move, '2026-11-20T09:00'), frequency: 'daily' }],
    listed: ['plan 1'],
  });

  it.each(['no, one time is enough', 'a single post will do', 'once is plenty'])(
    'CHAT-130 a rhythm goes back to once: %s',
    (say) => {
      expect(readTurn(say, daily, moment)).toEqual([{ op: 'changePlan', which: [1], change: { frequency: 'once' } }]);
    },
  );

  it.each(['it has to wait until Monday', 'I’d rest easier if that waited till Monday'])(
    'CHAT-130 what goes out once waits until the day that is said: %s',
    (say) => {
      expect(readTurn(say, planned, moment)).toEqual([
        { op: 'changePlan', which: [1], change: { at: '2026-11-23T09:00' } },
      ]);
    },
  );

  it('CHAT-130 one of two that nobody named is asked for', () => {
    for (const listed of [['plan 1', 'plan 2'], ['plan 2'], []])
      expect(readTurn('shift one to saturday', { ...twice, listed }, moment)).toMatchObject([{ op: 'ask' }]);
  });
});

describe('a plan for two places', () => {
  const [plan] = planned.plans;
  const twice = {
    ...planned,
    plans: plan ? [{ ...plan, platforms: ['facebook' as const, 'instagram' as const] }] : [],
  };

  it.each([
    'cancel the facebook one but leave the instagram',
    'skip facebook',
    "we don't need the facebook post any more",
    'only on instagram please',
    'cancel everything but instagram',
    'cancel all except instagram',
  ])('CHAT-127 keeps the place that nobody has called off: %s', (say) => {
    expect(readTurn(say, twice, moment)).toEqual([
      { op: 'changePlan', which: [1], change: { platforms: ['instagram'] } },
    ]);
  });

  it.each([
    "don't skip it",
    "don't cancel the facebook post",
    'should I skip Facebook?',
    'remove the link to our Facebook page',
    'leave the facebook post as it is',
    'just move the Instagram post to Sunday',
  ])('CHAT-127 neither loses a place nor moves the others: %s', (say) => {
    for (const operation of readTurn(say, twice, moment)) {
      expect(operation.op).not.toBe('cancelPlans');
      expect(operation.op === 'changePlan' && 'change' in operation ? operation.change : {}).toEqual({});
    }
  });

  it.each(['can the instagram one wait', "I don't want it on Friday", "I don't want it on Saturday"])(
    'CHAT-127 changes nothing where nothing is told, and asks: %s',
    (say) => {
      expect(readTurn(say, twice, moment)).toMatchObject([{ op: 'ask' }]);
    },
  );
});

describe('a day that no month has', () => {
  it.each([
    ['post it 31 nov at 9', 'November has 30 days. Which day do you mean?'],
    ['schedule it for 30 february', 'February has 28 days. Which day do you mean?'],
    ['post this on the 31st of june at 10am', 'June has 30 days. Which day do you mean?'],
    ['put it on instagram on september 31 at noon', 'September has 30 days. Which day do you mean?'],
    ['poste es am 31. november um 9 uhr', 'November has 30 days. Which day do you mean?'],
  ])('CHAT-113 is asked about: %s', (say, about) => {
    expect(readTurn(say, drafted, moment)).toEqual([{ op: 'ask', about }]);
  });

  it('CHAT-113 is asked about where it would move a plan', () => {
    expect(readTurn('make it 31 november', planned, moment)).toEqual([
      { op: 'ask', about: 'November has 30 days. Which day do you mean?' },
    ]);
  });

  it.each([
    ['31 nov', 'sorry, 30 nov at 9', '2026-11-30T09:00'],
    ['31 nov', '30 november', '2026-11-30T09:00'],
    ['30 february', 'i mean 27 february', '2027-02-27T09:00'],
  ])('CHAT-113 is answered: %s, %s', (day, say, at) => {
    const asked = { ...drafted, asked: `post it ${day} at 9`, question: 'Which day do you mean?' };
    expect(readTurn(say, asked, moment)).toMatchObject([{ op: 'plan', draft: 1, at }]);
  });

  it('CHAT-113 is a day in a leap year', () => {
    expect(readTurn('post it 29 february 2028 at 9', drafted, moment)).toMatchObject([
      { op: 'plan', at: '2028-02-29T09:00' },
    ]);
  });
});

describe('a month', () => {
  it.each([
    ['drop the november one', 1],
    ['cancel the december post', 2],
    ['scrap the one in november', 1],
    ['delete the post in december please', 2],
    ["forget december's post", 2],
  ])('CHAT-114 names the plan whose time is in it, not the one that speaks of it: %s', (say, n) => {
    expect(readTurn(say, twice, moment)).toEqual([{ op: 'cancelPlans', which: [n] }]);
  });

  it('CHAT-114 is no new time of the plan that it names', () => {
    expect(readTurn('move the december one to 10am', twice, moment)).toEqual([
      { op: 'changePlan', which: [2], change: { at: '2026-12-02T10:00' } },
    ]);
  });
});

it.each([
  'draw a poster: Harbour market, Saturday 12 December 10 to 4, pier 4, free. navy, no symbol',
  'poster please: Flea market, Saturday 5 December, hall B, red',
  'now a picture: Open day, Sunday 6 December 11 to 3, gate 2',
])('CHAT-118 an order for a picture that brings its words corrects neither draft nor plan: %s', (say) => {
  for (const state of [drafted, planned, { ...drafted, made: 'picture' as const }]) {
    const [operation, ...others] = readTurn(say, state, moment);
    expect([operation?.op, others.length, operation && 'changes' in operation]).toEqual(['draw', 0, false]);
  }
});
