import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { QUICK_BOUNDS } from '../../../../tests/support/ai-tasks.ts';
import {
  CANARY,
  cutHalfway,
  errorAnswer,
  type FakeProviders,
  flood,
  garbage,
  silence,
} from '../../../../tests/support/doubles/fake-providers.ts';
import { does, toolResultsIn, toolsOfferedIn } from '../../../../tests/support/doubles/model-steps.ts';
import { simpleEngine } from '../../../../tests/support/doubles/simple-engine.ts';
import { TEXT_WIRES, withFakeProviders } from '../../../../tests/support/each-wire.ts';
import { createAi } from '../ai.ts';
import type { ConversationTask, ModelTool } from './converse.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

/** A tool that keeps what it was given and tells how many there were. */
function notebook() {
  const noted: string[] = [];
  const note: ModelTool = {
    name: 'note',
    description: 'Keeps a line.',
    schema: z.object({ line: z.string().check(z.maxLength(100)), copies: z.optional(z.int()) }),
    execute: async (input) => {
      const { line } = input as { line: string };
      noted.push(line);
      return { kept: noted.length, line };
    },
  };
  return { noted, note };
}

const task = (tools: ModelTool[], overrides: Partial<ConversationTask> = {}): ConversationTask => ({
  instructions: 'Keep what you are told.',
  messages: [{ role: 'user', content: 'Keep bread and butter.' }],
  tools,
  ...overrides,
});

describe.each(TEXT_WIRES)('a conversation with $provider', ({ provider, model }) => {
  const ai = (bounds = QUICK_BOUNDS) => createAi(fake.config({ text: { provider, model } }), simpleEngine(), bounds);

  it('lets the model call a tool, tells it the result and streams its last word', async () => {
    const { noted, note } = notebook();
    fake.upcoming.push(does({ calls: [{ name: 'note', input: { line: 'bread' } }] }));
    fake.upcoming.push(does({ text: 'Bread is kept, and nothing else.' }));
    const [pieces, steps]: [string[], string[]] = [[], []];
    const answer = await ai().converse(
      task([note], { onText: (delta) => pieces.push(delta), onStep: (name) => steps.push(name) }),
    );
    expect(answer).toEqual({
      text: 'Bread is kept, and nothing else.',
      engine: `${provider} ${model}`,
      usage: { inputTokens: 60, outputTokens: expect.any(Number), requests: 2 },
    });
    expect(noted).toEqual(['bread']);
    expect(steps).toEqual(['note']);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(answer.text);
    const [first, second] = fake.requests;
    expect(first && toolsOfferedIn(first)).toEqual(['note']);
    expect(JSON.stringify(first?.body)).toContain('Keep what you are told.');
    expect(second && toolResultsIn(second)).toHaveLength(1);
    expect(JSON.stringify(second?.body)).toContain('kept');
  });

  it('bounds the length of each answer where the server does not', async () => {
    fake.upcoming.push(does({ text: 'Hello.' }));
    await ai().converse(task([]));
    const most = /"(?:max_output_tokens|max_tokens|maxOutputTokens)":4000/;
    expect(most.test(JSON.stringify(fake.requests[0]?.body))).toBe(provider !== 'local');
  });

  it('performs parallel calls one after the other, in their order', async () => {
    const order: string[] = [];
    const slow: ModelTool = {
      name: 'slow',
      description: 'Takes its time.',
      schema: z.object({ line: z.string() }),
      execute: async (input) => {
        const { line } = input as { line: string };
        order.push(`${line} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${line} ends`);
        return { line };
      },
    };
    const lines = ['one', 'two', 'three'];
    fake.upcoming.push(
      does({ text: 'Three of them.', calls: lines.map((line) => ({ name: 'slow', input: { line } })) }),
    );
    fake.upcoming.push(does({ text: 'All three are done.' }));
    const { text } = await ai().converse(task([slow]));
    expect(text).toBe('All three are done.');
    expect(order).toEqual(lines.flatMap((line) => [`${line} begins`, `${line} ends`]));
    expect(fake.requests[1] && toolResultsIn(fake.requests[1])).toHaveLength(3);
  });

  it('tells it of a tool that is not there and of wrong input, and fails at the third such call', async () => {
    const { noted, note } = notebook();
    fake.upcoming.push(does({ calls: [{ name: 'approve', input: { plan: 1 } }] }));
    fake.upcoming.push(does({ calls: [{ name: 'note', input: { line: 7 } }] }));
    fake.upcoming.push(does({ text: 'I could not do that.' }));
    expect(await ai().converse(task([note]))).toMatchObject({ text: 'I could not do that.' });
    expect(JSON.stringify(fake.requests[1]?.body)).toContain('approve');
    expect(JSON.stringify(fake.requests[2]?.body)).toMatch(/[Ii]nvalid input/);
    fake.always = does({ calls: [{ name: 'approve', input: {} }] });
    await expect(ai().converse(task([note]))).rejects.toMatchObject({ kind: 'bad-answer', retryable: false });
    expect(noted).toEqual([]);
  });

  it('ends a model that never comes to an end', async () => {
    const { noted, note } = notebook();
    fake.always = does({ calls: [{ name: 'note', input: { line: 'again' } }] });
    await expect(ai().converse(task([note]))).rejects.toMatchObject({ kind: 'bad-answer', retryable: false });
    // A request whose connection is lost is made again: its step is still one.
    const { turn, retries } = QUICK_BOUNDS;
    expect(fake.requests.length).toBeGreaterThanOrEqual(turn.steps);
    expect(fake.requests.length).toBeLessThanOrEqual(turn.steps * (1 + retries));
    expect(noted.length).toBeLessThanOrEqual(turn.steps);
  });

  it('performs none of a thousand calls in one step', async () => {
    const { noted, note } = notebook();
    const calls = Array.from({ length: 1000 }, (_, i) => ({ name: 'note', input: { line: `line ${i}` } }));
    fake.upcoming.push(does({ calls }));
    await expect(ai().converse(task([note]))).rejects.toMatchObject({ kind: 'bad-answer' });
    expect(noted).toEqual([]);
  });

  it('is refused where the filter stops it, and performs nothing of it', async () => {
    const { noted, note } = notebook();
    fake.upcoming.push(does({ text: 'I', calls: [{ name: 'note', input: { line: 'no' } }], stopped: 'refused' }));
    await expect(ai().converse(task([note]))).rejects.toMatchObject({ kind: 'refused' });
    expect(noted).toEqual([]);
  });

  it('performs nothing of an answer that is cut at its longest', async () => {
    const { noted, note } = notebook();
    fake.upcoming.push(
      does({ text: 'And so', calls: [{ name: 'note', input: { line: 'no' } }], stopped: 'truncated' }),
    );
    await expect(ai().converse(task([note]))).rejects.toMatchObject({ kind: 'too-large' });
    expect(noted).toEqual([]);
  });

  it.each([
    ['garbage', garbage],
    ['half an answer', cutHalfway],
    ['nothing', does({})],
    ['HTML', does({ calls: [{ name: '<html>', input: '<body>502 Bad Gateway</body>' }] })],
  ])('fails plainly on %s', async (_, behaviour) => {
    const { noted, note } = notebook();
    fake.always = behaviour;
    const failure = await ai({ ...QUICK_BOUNDS, retries: 0 })
      .converse(task([note]))
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ name: 'AiFailure' });
    expect((failure as Error).message).toMatch(/^The model /);
    expect(noted).toEqual([]);
  });

  it('asks again where a step is turned away, and repeats nothing that was done', async () => {
    const { noted, note } = notebook();
    fake.upcoming.push(errorAnswer(503), does({ calls: [{ name: 'note', input: { line: 'bread' } }] }));
    fake.upcoming.push(errorAnswer(429, { 'retry-after': '0' }), does({ text: 'Kept.' }));
    expect(await ai().converse(task([note]))).toMatchObject({ text: 'Kept.' });
    expect(noted).toEqual(['bread']);
    expect(fake.requests).toHaveLength(4);
  });

  it('says that the key is wrong without showing it', async () => {
    fake.always = errorAnswer(401);
    const failure = await ai()
      .converse(task([]))
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ kind: 'unauthorized' });
    expect(JSON.stringify(failure)).not.toContain(CANARY);
  });

  it('stops at once when it is called off while a tool works', async () => {
    const caller = new AbortController();
    const seen: boolean[] = [];
    const endless: ModelTool = {
      name: 'wait',
      description: 'Waits.',
      schema: z.object({}),
      execute: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            seen.push(signal.aborted);
            reject(signal.reason);
          });
          caller.abort();
        }),
    };
    fake.always = does({ calls: [{ name: 'wait', input: {} }] });
    await expect(ai().converse(task([endless]), { signal: caller.signal })).rejects.toMatchObject({ kind: 'aborted' });
    expect(seen).toEqual([true]);
    expect(fake.requests).toHaveLength(1);
  });

  it('ends in time where the model says nothing', async () => {
    fake.always = silence;
    const turn = { ...QUICK_BOUNDS.turn, ms: 50 };
    await expect(ai({ ...QUICK_BOUNDS, turn }).converse(task([]))).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('takes only so much of a runaway answer', async () => {
    fake.always = flood(fake, 64 * 1024 * 1024);
    await expect(ai({ ...QUICK_BOUNDS, retries: 0 }).converse(task([]))).rejects.toMatchObject({ kind: 'too-large' });
  });

  it('ends a turn that has become too expensive', async () => {
    const { note } = notebook();
    fake.always = does({ calls: [{ name: 'note', input: { line: 'again' } }] });
    const turn = { ...QUICK_BOUNDS.turn, outputTokens: 8 };
    await expect(ai({ ...QUICK_BOUNDS, turn }).converse(task([note]))).rejects.toMatchObject({ kind: 'too-large' });
    expect(fake.requests.length).toBeLessThan(4);
  });

  it('is metered once, and given back where nothing was served', async () => {
    const counts = { taken: 0, refunded: 0 };
    const meter = async () => {
      counts.taken++;
      return { refund: async () => void counts.refunded++ };
    };
    const { note } = notebook();
    fake.upcoming.push(does({ calls: [{ name: 'note', input: { line: 'bread' } }] }), does({ text: 'Kept.' }));
    await ai().converse(task([note]), { meter });
    expect(counts).toEqual({ taken: 1, refunded: 0 });
    fake.always = errorAnswer(401);
    await ai()
      .converse(task([note]), { meter })
      .catch(() => {});
    expect(counts).toEqual({ taken: 2, refunded: 1 });
  });

  it('tells the provider nothing of a tool that breaks, and throws what it threw', async () => {
    const broken: ModelTool = {
      name: 'break',
      description: 'Breaks.',
      schema: z.object({}),
      execute: async () => {
        throw new RangeError('password=hunter2');
      },
    };
    fake.always = does({ calls: [{ name: 'break', input: {} }] });
    await expect(ai().converse(task([broken]))).rejects.toThrow(RangeError);
    expect(JSON.stringify(fake.requests)).not.toContain('hunter2');
  });
});

it('is not served by the built-in editor', async () => {
  const ai = createAi(fake.config(), simpleEngine(), QUICK_BOUNDS);
  await expect(ai.converse(task([]))).rejects.toMatchObject({ kind: 'unavailable', retryable: false });
});
