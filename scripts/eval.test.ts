import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeProviders, startFakeProviders } from '../tests/support/doubles/fake-providers.ts';
import { does } from '../tests/support/doubles/model-steps.ts';

let providers: FakeProviders;
beforeAll(async () => {
  providers = await startFakeProviders();
});
afterAll(() => providers.close());

/** Runs the measuring with a model that a test scripts. */
async function evaluate(part: string, lines: object[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'eval.ts'), part, '--model', 'local:qwen3'], {
    env: { ...process.env, AI_BASE_URL: `${providers.origin}/local/v1` },
  });
  child.stdin.end(lines.map((line) => JSON.stringify(line)).join('\n'));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return {
    answers: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
    table: err,
  };
}

it('a connected model is measured: its answers as JSON lines, and a table of time, tokens and faults', async () => {
  const plan = { text: 'Coffee blend.', platforms: ['linkedin'], when: 'every monday 9:00, 4 times' };
  providers.upcoming.push(does({ calls: [{ name: 'plan', input: plan }] }), does({ text: 'Planned.' }));
  providers.upcoming.push(does({ text: 'Hello.' }));
  const wanted = { platforms: ['linkedin'], at: '2026-11-16T09:00', frequency: 'weekly', occurrences: 4, until: null };
  const at = { now: '2026-11-14T09:00:00+01:00', timeZone: 'Europe/Berlin' };
  const { answers, table } = await evaluate('understanding', [
    {
      id: 's1',
      message: 'Post about our coffee blend every Monday at 9 for 4 weeks',
      ...at,
      expect: { intent: 'schedule', plans: [wanted], topic: ['coffee'] },
    },
    {
      id: 's2',
      message: 'Draw a cat',
      ...at,
      expect: { intent: 'image', plans: [], topic: [] },
    },
  ]);
  expect(answers[0]).toMatchObject({
    id: 's1',
    intent: 'schedule',
    plans: [{ platforms: ['linkedin'], at: '2026-11-16T09:00', frequency: 'weekly', occurrences: 4 }],
  });
  expect(table).toMatch(/^understanding by local:qwen3$/m);
  expect(table).toMatch(/^s1 +yes +[\d.]+ +2 +70$/m);
  expect(table).toMatch(/^2 in all +\d of 2 /m);
}, 120_000);
