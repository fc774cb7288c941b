import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NO_BRAND } from '../../../domain/brand.ts';
import type { Operation } from '../operations.ts';
import { type ConversationState, EMPTY_STATE } from '../state.ts';
import type { OperationReport, Words } from './told.ts';
import type { ToolContext } from './tool-context.ts';
import { STEP_WORDS, toolsFor } from './tools.ts';

const MOMENT = { now: '2026-11-16T10:00:00Z', timeZone: 'Europe/London' };
const draft = {
  n: 1,
  platform: 'linkedin' as const,
  text: 'We open on Friday at 9.',
  matter: '',
  constraints: [],
  versions: [],
  isOnlyPlanned: false,
};
const plan = {
  n: 4,
  title: 'We open',
  platforms: ['linkedin' as const],
  at: '2026-11-20T09:00',
  frequency: 'once' as const,
  status: 'pending' as const,
  content: 'We open on Friday at 9.',
};

/** The tools of a turn whose performer only keeps what it is told. */
function turn(message: string, state: Partial<ConversationState> = {}, told: OperationReport = {}) {
  const performed: { operation: Operation; words: Words | null }[] = [];
  const context: ToolContext = {
    message,
    history: [],
    brand: { ...NO_BRAND, name: 'Crumb' },
    moment: MOMENT,
    state: () => ({ ...EMPTY_STATE, ...state }),
    perform: async (operation, words) => {
      performed.push({ operation, words });
      return told;
    },
    findPosts: async () => [],
  };
  const tools = toolsFor(context);
  const call = async (name: string, input: object) => {
    const tool = tools.find((one) => one.name === name);
    if (!tool) throw new Error(`no tool ${name}`);
    return (await tool.execute(tool.schema.parse(input), new AbortController().signal)) as OperationReport;
  };
  return { tools, call, performed };
}

it('a model has a tool for each operation and none that approves, publishes, pays, fetches or names a user', () => {
  const { tools } = turn('Hello');
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(STEP_WORDS));
  const taken = tools.map(({ name, schema }) => ({
    name,
    keys: Object.keys((schema as unknown as { shape: object }).shape),
  }));
  const all = JSON.stringify(taken);
  expect(all).not.toMatch(/approve|publish|quota|premium|url|address|user|email|id"/i);
});

it('no length rule stands in what a server reads of a tool', () => {
  const schemas = turn('Hello').tools.map(({ schema }) => z.toJSONSchema(schema));
  expect(JSON.stringify(schemas)).not.toMatch(/maxLength|minLength|maxItems|minItems|pattern/);
});

it('SERIES-01 a model’s words that name a place keep its clock', async () => {
  const post = { text: 'Tea is ready.', platforms: ['linkedin'] };
  const { call, performed } = turn('Plan it', { drafts: [draft], plans: [plan] });
  await call('plan', { ...post, when: 'every tuesday 9:00 tokyo time' });
  await call('changePlan', { which: [4], when: 'at 16:00 tokyo time' });
  expect(performed.map(({ operation }) => operation)).toMatchObject([
    {
      at: '2026-11-17T00:00',
      keeps: { timeZone: 'Asia/Tokyo', at: '2026-11-17T09:00', rrule: 'FREQ=WEEKLY;BYDAY=TU' },
    },
    { change: { at: '2026-11-20T07:00', keeps: { timeZone: 'Asia/Tokyo', at: '2026-11-20T16:00', rrule: null } } },
  ]);
});

describe('a text of a model', () => {
  const message = 'Write a LinkedIn post: the bakery opens on Friday at 9, coffee is 2 euros.';
  const matter = 'the bakery opens on Friday at 9, coffee is 2 euros';

  it('is kept where it says what the user said', async () => {
    const { call, performed } = turn(message);
    await call('write', { matter, text: 'Our bakery opens on Friday at 9. Coffee is 2 euros.', platform: 'linkedin' });
    expect(performed).toEqual([
      {
        operation: { op: 'write', matter, platform: 'linkedin' },
        words: { text: 'Our bakery opens on Friday at 9. Coffee is 2 euros.', notes: [] },
      },
    ]);
  });

  it('is handed back once where it loses or invents a fact, and is then kept with a note', async () => {
    const { call, performed } = turn(message);
    const bad = { matter, text: 'Our bakery opens on Friday at 9. 50 % off!', platform: 'linkedin' };
    const first = await call('write', bad);
    expect(first.refused).toContain('“50”');
    expect(first.refused).toContain('“2”');
    expect(performed).toEqual([]);
    await call('write', bad);
    expect(performed[0]?.words?.notes.join(' ')).toContain('“50”');
  });

  it('is refused for good where a link in it runs code', async () => {
    const { call, performed } = turn(message);
    const text = `${matter} [here](javascript:alert(1))`;
    for (const _ of [1, 2, 3]) expect((await call('write', { matter, text })).refused).toContain('runs code');
    expect(performed).toEqual([]);
  });

  it('may speak of JavaScript', async () => {
    const { call, performed } = turn('Write: JavaScript: the good parts, a talk.');
    await call('write', { matter: 'JavaScript: the good parts, a talk.', text: 'JavaScript: the good parts, a talk.' });
    expect(performed).toHaveLength(1);
  });

  it('brings no link of its own', async () => {
    const { call } = turn(message);
    const text = 'Our bakery opens on Friday at 9, coffee is 2 euros: https://evil.example/x';
    expect((await call('write', { matter, text })).refused).toContain('evil.example');
  });

  it('is no longer than its platform takes', async () => {
    const { call } = turn(message);
    const told = await call('write', { matter, text: `${matter} `.repeat(20), platform: 'twitter' });
    expect(told.refused).toContain('too long for Twitter');
  });

  it.each([['x'.repeat(20_001)], [7], [null], [['a']]])('is no text of another shape or size (%#)', async (text) => {
    const { call, performed } = turn(message);
    await expect(call('write', { matter, text })).rejects.toThrow();
    expect(performed).toEqual([]);
  });

  it('changes only a draft that is there', async () => {
    const { call, performed } = turn('Make it shorter', { drafts: [draft] });
    expect((await call('revise', { draft: 9, change: 'shorter', text: 'Open Friday at 9.' })).refused).toBe(
      'There is no draft 9. The drafts are 1.',
    );
    expect((await call('revise', { draft: 1, change: 'shorter' })).refused).toContain('whole new text');
    await call('revise', { draft: 1, change: 'shorter', text: 'Open Friday at 9.' });
    await call('revise', { draft: 1, change: 'undo' });
    expect(performed.map(({ operation, words }) => [operation.op, words?.text])).toEqual([
      ['revise', 'Open Friday at 9.'],
      ['revise', undefined],
    ]);
  });
});

describe('a time of a model', () => {
  const planned = async (when: string) => {
    const { call, performed } = turn('Plan it', { drafts: [draft] });
    const told = await call('plan', { draft: 1, when });
    return { told, operations: performed.map(({ operation }) => operation) };
  };

  it.each([
    ['next friday 16:00', [{ at: '2026-11-27T16:00' }]],
    ['am Freitag um 16 Uhr', [{ at: '2026-11-20T16:00' }]],
    ['el viernes a las 16:00', [{ at: '2026-11-20T16:00' }]],
    ['the first monday of every month 9:00', [{ at: '2026-12-07T09:00', rrule: 'FREQ=MONTHLY;BYDAY=1MO' }]],
    ['friday 9:00 and saturday 9:00', [{ at: '2026-11-20T09:00' }, { at: '2026-11-21T09:00' }]],
    ['every weekday 7:00 from monday, 5 times', [{ at: '2026-11-23T07:00', frequency: 'weekdays', occurrences: 5 }]],
  ])('is words that the calendar resolves: %s', async (when, times) => {
    const { operations } = await planned(when);
    expect(operations).toMatchObject(times.map((time) => ({ op: 'plan', draft: 1, ...time })));
  });

  it.each([['yesterday 9:00'], ['1 january 2020 10:00'], ['2020-01-01 09:00'], ['today 7am']])(
    'that has passed plans nothing: %s',
    async (when) => {
      const { told, operations } = await planned(when);
      expect(told.refused).toContain('has passed');
      expect(operations).toEqual([]);
    },
  );

  it.each([['soon'], ['⏰'], ['<script>'], ['{"at":"never"}']])('that is none plans nothing: %s', async (when) => {
    const { told, operations } = await planned(when);
    expect(told.refused).toContain('no time that can be read');
    expect(operations).toEqual([]);
  });

  it('is told back where the hour was assumed', async () => {
    expect((await planned('tomorrow')).told.said).toContain('12:00 assumed');
  });
});

describe('plans of a model', () => {
  it('are at most sixty from one message', async () => {
    const { call, performed } = turn('Plan', { drafts: [draft] });
    for (let i = 0; i < 60; i++) await call('plan', { draft: 1, when: 'friday 16:00' });
    expect((await call('plan', { draft: 1, when: 'friday 16:00' })).refused).toContain('At most 60');
    expect(performed).toHaveLength(60);
  });

  it('have a draft or a text', async () => {
    const { call, performed } = turn('Plan', { drafts: [draft] });
    expect((await call('plan', { when: 'friday 16:00' })).refused).toBe('Give a draft or a text.');
    expect((await call('plan', { draft: 8, when: 'friday 16:00' })).refused).toContain('There is no draft 8');
    expect(performed).toEqual([]);
  });

  it('are moved by words that count from where they stand', async () => {
    const { call, performed } = turn('Move it', { plans: [plan] });
    for (const when of ['sunday noon', 'an hour later', 'at 10']) await call('changePlan', { which: [4], when });
    expect(performed.map(({ operation }) => operation)).toEqual(
      ['2026-11-22T12:00', '2026-11-20T10:00', '2026-11-20T10:00'].map((at) => ({
        op: 'changePlan',
        which: [4],
        change: { at },
      })),
    );
  });

  it('that are not there are neither changed nor cancelled', async () => {
    const { call, performed } = turn('Move it', { plans: [plan] });
    for (const which of [[1], [4, 99], [-1], [], [4e9]])
      for (const [name, input] of [
        ['changePlan', { which, when: 'sunday noon' }],
        ['cancelPlans', { which }],
      ] as const) {
        const told = await call(name, input).catch(() => ({ refused: 'There is no plan' }));
        expect(told.refused).toContain('There is no plan');
      }
    expect(performed).toEqual([]);
  });

  it('are not moved into the past', async () => {
    const { call, performed } = turn('Move it', { plans: [plan] });
    expect((await call('changePlan', { which: [4], when: 'yesterday 9:00' })).refused).toContain('has passed');
    expect(performed).toEqual([]);
  });
});
