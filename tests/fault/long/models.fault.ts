import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import { executeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { make } from '../../support/client.ts';
import {
  type Behaviour,
  CANARY,
  cutHalfway,
  drip,
  endEarly,
  errorAnswer,
  type FakeProviders,
  flood,
  garbage,
  silence,
  stall,
  startFakeProviders,
} from '../../support/doubles/fake-providers.ts';
import { metricsOf } from '../../support/process-metrics.ts';
import { waitFor } from '../../support/wait-for.ts';
import { checkTrust, startAudit } from '../audit.ts';
import { countPosts, ended } from '../posts.ts';
import { openWorkplace, type Workplace } from '../workplace.ts';

const MEGABYTE = 2 ** 20;
/** Whoever waits for an answer waits no longer than this, all retries included. */
const ENDS_WITHIN_MS = 120_000;

let place: Workplace;
let model: FakeProviders;
beforeAll(async () => {
  model = await startFakeProviders();
  place = await openWorkplace(inject('postgresUrl'), {
    AI_TEXT_MODEL: 'local:faulty',
    AI_BASE_URL: `${model.origin}/local/v1`,
    AI_API_KEY: CANARY,
    STATUS_PORT: '0',
  });
  await startAudit(place.sql);
});
afterAll(async () => {
  await place.close();
  await model.close();
});

/** What a model does wrong, by the word in what it is asked. */
const FAULTS: Record<string, (model: FakeProviders) => Behaviour> = {
  silence: () => silence,
  stall: () => stall,
  drip: () => drip,
  garbage: () => garbage,
  cut: () => cutHalfway,
  'early-end': () => endEarly,
  'too-many': () => errorAnswer(429),
  broken: () => errorAnswer(500),
  'wrong-key': () => errorAnswer(401),
  flood: (model) => flood(model, 200 * MEGABYTE),
};
const agentFor = (fault: string) =>
  ({ id: 'a', type: 'chat', name: 'Text', input: `Bread for ${fault}`, description: '' }) as const;
const misbehave = (): void => {
  model.always = (asked) => {
    const said = JSON.stringify(asked.request.body);
    const [, fault] = Object.entries(FAULTS).find(([name]) => said.includes(`Bread for ${name}`)) ?? [];
    fault ? fault(model)(asked) : asked.answer();
  };
};

it('a model that is silent, stalls, drips, floods, breaks off, refuses or talks nonsense: whoever runs it is told in time in a plain sentence, and memory stays', async () => {
  misbehave();
  const run = async (fault: string) => {
    const began = Date.now();
    const workflow = { agents: [agentFor(fault)], connections: [] };
    const { status, body } = await make(place.url(), executeWorkflow, workflow, place.person.identity);
    return { fault, status, message: body.message ?? '', ms: Date.now() - began };
  };
  // What speaks with models is loaded for the first of them.
  expect((await run('everybody')).status).toBe(200);
  const before = (await metricsOf(place.web())).residentBytes;
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, (await metricsOf(place.web())).residentBytes);
  }, 250);
  const told = await Promise.all(Object.keys(FAULTS).map(run)).finally(() => clearInterval(watching));
  console.table(told);
  console.log(`memory +${Math.round((most - before) / MEGABYTE)} MB at most`);
  for (const { fault, status, message, ms } of told) {
    expect({ fault, status }).toEqual({ fault, status: 502 });
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toContain(CANARY);
    expect(ms, fault).toBeLessThan(ENDS_WITHIN_MS);
  }
  expect(most - before).toBeLessThan(100 * MEGABYTE);
  expect((await run('everybody')).status).toBe(200);
});

it('a model that is well again: the posts that were due meanwhile are written, each once', async () => {
  misbehave();
  await place.startWorker();
  // A wrong key and an answer without measure do not pass by themselves.
  const passing = Object.keys(FAULTS).filter((fault) => fault !== 'wrong-key' && fault !== 'flood');
  for (const fault of passing)
    await make(
      place.url(),
      scheduleWorkflow,
      {
        name: fault,
        scheduledAt: new Date(Date.now() + 3_000).toISOString(),
        userTimezone: 'UTC',
        agents: [agentFor(fault)],
        connections: [],
        platforms: ['linkedin'],
        agentType: 'custom',
      },
      place.person.identity,
    );
  const asked = model.requests.length;
  await waitFor(() => expect(model.requests.length).toBeGreaterThan(asked + passing.length), 60_000);
  model.always = null;
  await ended(place, passing.length, ENDS_WITHIN_MS);
  expect(await countPosts(place, `status = 'completed'`)).toBe(passing.length);
  // A run that its model let down is given back: the two that went well count.
  await checkTrust(place.sql, { approved: 0, accepted: 2 });
});
