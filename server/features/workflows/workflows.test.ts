import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { scheduleWorkflow } from '../../../domain/api/schedule/scheduled.ts';
import {
  deleteWorkflow,
  executeWorkflow,
  getWorkflow,
  listWorkflows,
  saveOverWorkflow,
  saveWorkflow,
} from '../../../domain/api/workflow/workflows.ts';
import { FREE_RUNS_PER_DAY } from '../../../domain/free-plan.ts';
import { type Identity, make, send } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { newPerson, type Person } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { type StreamedEvent, streamOf } from '../../../tests/support/streams.ts';
import { AiFailure } from '../../platform/ai/failures.ts';

let product: TestProduct;
let ada: Person;
/** Settled by a picture: when it begins to be drawn, and when it is called off meanwhile. */
const [begun, calledOff] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

beforeAll(async () => {
  product = await startTestProduct(
    {},
    {
      engine: simpleEngine({
        write: async (task) => {
          if (task.brief.includes('broken')) throw new AiFailure('refused');
          return `Written: ${task.brief}`;
        },
        draw: (task, signal) => {
          if (!task.brief.includes('wait')) return simpleEngine().draw(task, signal);
          begun.resolve();
          return new Promise((_, reject) => {
            signal?.addEventListener('abort', () => {
              calledOff.resolve();
              reject(signal.reason);
            });
          });
        },
      }),
    },
  );
  ada = await newPerson(product);
});
afterAll(() => product.stop());

const chat = (id: string, input = '', more = {}) => ({
  id,
  type: 'chat' as const,
  name: `Writer ${id}`,
  input,
  ...more,
});
const image = (id: string, input = '') => ({ id, type: 'image' as const, name: `Painter ${id}`, input });
const audio = (id: string, input = '') => ({ id, type: 'audio' as const, name: `Speaker ${id}`, input });
const edge = (source: string, target: string) => ({ id: `${source}-${target}`, source, target });
const placed = <T extends object>(agent: T) => ({ ...agent, position: { x: 10, y: 20 } });
const run = (input: Parameters<typeof make<typeof executeWorkflow>>[2], who: Identity = ada.identity) =>
  make(product.url, executeWorkflow, input, who);
const remaining = async (who: Person) =>
  (await make(product.url, checkUsage, {}, who.identity)).body.data.remainingUsage;

describe('running a workflow', () => {
  it('RUN-01 RUN-04 RUN-05 OUT-17 starts from the inputs and answers text, picture and sound by their agents', async () => {
    const { status, body } = await run({
      agents: [chat('a', 'our bread'), image('b'), audio('c')],
      connections: [edge('a', 'b'), edge('a', 'c')],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, failures: [] });
    expect(body.outputs).toMatchObject([
      { nodeId: 'a', agent: 'Writer a', output_type: 'text', output: 'Written: our bread' },
      { nodeId: 'b', agent: 'Painter b', output_type: 'image', output: expect.stringMatching(/^\/api\/media\//) },
      { nodeId: 'c', agent: 'Speaker c', output_type: 'audio', output: expect.stringMatching(/^\/api\/media\//) },
    ]);
    for (const { timestamp } of body.outputs) expect(timestamp).toBe(Math.floor(product.clock.now.getTime() / 1000));
  });

  it('OUT-34 answers pictures themselves where the client asks for them', async () => {
    const person = await newPerson(product);
    const input = { agents: [image('a', 'our bread')], connections: [] };
    expect((await run(input, person.identity)).body.outputs[0]?.image_data).toBeNull();
    const { body } = await run({ ...input, imageData: true }, person.identity);
    expect(body.outputs[0]?.image_data).toMatch(/^data:image\/png;base64,/);
  });

  it('takes what a source makes now, not what a connected input still shows from the last time', async () => {
    const person = await newPerson(product);
    const { body } = await run(
      {
        agents: [chat('a', 'tea'), chat('b', 'what a made last time', { isConnected: true, sourceNodeId: 'a' })],
        connections: [edge('a', 'b')],
      },
      person.identity,
    );
    expect(body.outputs[1]?.output).toBe('Written: Written: tea');
  });

  it('RUN-02 RUN-03 API-09 refuses what can’t run with the exact texts, and counts nothing', async () => {
    const person = await newPerson(product);
    const texts = [
      [{ agents: [], connections: [] }, 'No agents found in workflow'],
      [{ agents: [chat('a', '  ')], connections: [] }, 'Writer a must have either input or description set'],
    ] as const;
    for (const [input, message] of texts)
      expect(await run(input as never, person.identity)).toMatchObject({
        status: 400,
        body: { success: false, code: 'VALIDATION', message },
      });
    expect(await remaining(person)).toBe(FREE_RUNS_PER_DAY);
  });

  it('CANVAS-24 CANVAS-09 CANVAS-11 refuses cycles, self-edges, dangling edges, duplicates and crowds with the reason, saved or run', async () => {
    const two = [chat('a', 'x'), chat('b')];
    const crowd = Array.from({ length: 10_000 }, (_, index) => chat(`n${index}`, 'x'));
    const faults: [{ agents: unknown[]; connections: unknown[] }, string][] = [
      [{ agents: two, connections: [edge('a', 'b'), edge('b', 'a')] }, 'The workflow contains a loop'],
      [{ agents: two, connections: [edge('a', 'a')] }, 'An agent cannot connect to itself'],
      [{ agents: two, connections: [edge('a', 'z')] }, 'A connection leads to an agent that is not there'],
      [{ agents: [chat('a', 'x'), chat('a', 'y')], connections: [] }, 'Two agents have the same id'],
      [{ agents: two, connections: [edge('a', 'b'), edge('a', 'b')] }, 'Two connections have the same id'],
      [
        { agents: [image('a', 'x'), chat('b')], connections: [edge('a', 'b')] },
        'Only chat agents can send their output',
      ],
      [
        { agents: [audio('a', 'x'), chat('b')], connections: [edge('a', 'b')] },
        'Only chat agents can send their output',
      ],
      [{ agents: crowd, connections: [] }, 'A workflow can have at most 2,000 agents'],
      [{ agents: [chat('a', 'x', { name: '  ' })], connections: [] }, 'Every agent needs a name'],
      [{ agents: [chat('', 'x')], connections: [] }, 'Every agent needs an id'],
    ];
    for (const [{ agents, connections }, message] of faults) {
      expect(await run({ agents, connections } as never)).toMatchObject({ status: 400, body: { message } });
      const drawn = { name: 'Bad', agents: agents.map((agent) => placed(agent as object)), connections };
      if (agents.length > 5_000) continue;
      expect(await make(product.url, saveWorkflow, drawn as never, ada.identity)).toMatchObject({
        status: 400,
        body: { message },
      });
    }
    expect((await make(product.url, listWorkflows, {}, ada.identity)).body.data).toEqual([]);
  });

  it('tells of a failed agent and its dependants, and answers with what the others made', async () => {
    const { status, body } = await run({
      agents: [chat('a', 'broken'), chat('b', 'fine'), image('c')],
      connections: [edge('a', 'c')],
    });
    expect(status).toBe(200);
    expect(body.outputs.map(({ nodeId }) => nodeId)).toEqual(['b']);
    expect(body.failures).toMatchObject([
      { nodeId: 'a', agent: 'Writer a', message: 'The model refused this request. Word it differently and try again.' },
      { nodeId: 'c', message: expect.stringContaining('Not run, because Writer a failed') },
    ]);
  });

  it('RUN-08 is a failure where no agent made anything', async () => {
    expect(await run({ agents: [chat('a', 'broken')], connections: [] })).toMatchObject({
      status: 502,
      body: {
        success: false,
        code: 'RUN_FAILED',
        message:
          'Failed to execute workflow: Writer a: The model refused this request. Word it differently and try again.',
      },
    });
  });

  it('streams what happens to every agent, and ends with the whole answer', async () => {
    const told: StreamedEvent[] = [];
    const input = { agents: [chat('a', 'rolls'), chat('b', 'broken'), image('c')], connections: [edge('a', 'c')] };
    for await (const one of streamOf(product.url, executeWorkflow, input, ada.identity)) told.push(one);
    const of = (nodeId: string) => told.filter(({ data }) => data.nodeId === nodeId).map(({ event }) => event);
    expect(of('a').at(0)).toBe('node.started');
    expect(of('a')).toContain('node.text');
    expect(of('a').at(-1)).toBe('node.finished');
    expect(of('b')).toEqual(['node.started', 'node.failed']);
    expect(of('c')).toEqual(['node.started', 'node.finished']);
    const text = told.filter(({ event, data }) => event === 'node.text' && data.nodeId === 'a');
    expect(text.map(({ data }) => data.delta).join('')).toBe('Written: rolls');
    expect(told.at(-1)).toMatchObject({ event: 'done', data: { success: true, outputs: [{}, {}], failures: [{}] } });
  });

  it('stops the work when the client is gone, and the run stays counted', async () => {
    const person = await newPerson(product);
    const leave = new AbortController();
    const input = { agents: [image('a', 'wait here')], connections: [] };
    const events = streamOf(product.url, executeWorkflow, input, person.identity, leave.signal);
    expect((await events.next()).value).toMatchObject({ event: 'node.started' });
    await begun.promise;
    leave.abort();
    await events.next().catch(() => {});
    await calledOff.promise;
    expect(await remaining(person)).toBe(FREE_RUNS_PER_DAY - 1);
  });

  it('RUN-33 does not count a run that made nothing', async () => {
    const person = await newPerson(product);
    const { status } = await run({ agents: [chat('a', 'broken')], connections: [] }, person.identity);
    expect(status).toBe(502);
    expect(await remaining(person)).toBe(FREE_RUNS_PER_DAY);
  });

  it('RUN-09 RUN-10 RUN-11 ERR-02 lets exactly ten of fifty parallel runs pass, and tells when there are new ones', async () => {
    const person = await newPerson(product);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => run({ agents: [chat('a', 'go')], connections: [] }, person.identity)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(FREE_RUNS_PER_DAY);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(50 - FREE_RUNS_PER_DAY);
    for (const { status, body, headers } of refused) {
      expect([status, body.code]).toEqual([429, 'QUOTA_EXCEEDED']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(await remaining(person)).toBe(0);
    await product.sql('update users set premium = true where id = $1', [person.user.id]);
    expect((await run({ agents: [chat('a', 'go')], connections: [] }, person.identity)).status).toBe(200);
  });
});

describe('branches, joins and references', () => {
  const branch = (id: string, rule: object) => ({ id, type: 'branch' as const, name: `Branch ${id}`, rule });
  const drawn = (rule: object) => ({
    agents: [chat('a', 'tea'), branch('b', rule), chat('c'), chat('d', 'On {{run.date}}: {{Writer a.title}}')],
    connections: [edge('a', 'b'), { ...edge('b', 'c'), when: 'no' as const }],
  });

  it('KIND-15 KIND-22 KIND-24 run and are kept by the calls as they are', async () => {
    const person = await newPerson(product);
    const { agents, connections } = drawn({ on: 'word', what: 'tea' });
    const { body } = await run({ agents, connections } as never, person.identity);
    expect(body.outputs.map(({ nodeId, way }) => [nodeId, way])).toEqual([
      ['a', undefined],
      ['b', 'yes'],
      ['d', undefined],
    ]);
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(product.clock.now);
    expect(body.outputs[2]?.output).toBe(`Written: On ${date}: “Written: tea”`);
    expect(body.skipped).toEqual([{ nodeId: 'c', agent: 'Writer c', message: 'Skipped, because Branch b said yes' }]);
    const saved = { name: 'Ways', agents: agents.map(placed), connections };
    const { id } = (await make(product.url, saveWorkflow, saved as never, person.identity)).body.data;
    const kept = (await make(product.url, getWorkflow, { id }, person.identity)).body.data;
    expect([kept.agents[1]?.rule, kept.connections]).toEqual([{ on: 'word', what: 'tea' }, connections]);
  });

  it('KIND-14 KIND-21 KIND-25 what can’t be decided or is not known is refused before the run, at its agent, and costs nothing', async () => {
    const person = await newPerson(product);
    const asking = drawn({ on: 'question', ask: 'Is it kind?' });
    const refused = [
      [asking, 'Branch b asks a model, and none is connected.', 'b'],
      [{ agents: [chat('a', 'For {{brand.name}}')], connections: [] }, 'Writer a: your brand has no name yet.', 'a'],
      [{ agents: [chat('a', 'As {{Nobody.output}}')], connections: [] }, 'Writer a: No agent is called ‘Nobody’.', 'a'],
      [drawn({ on: 'contains', what: '{{brand.name}}' }), 'Branch b: your brand has no name yet.', 'b'],
      [drawn({ on: 'question', ask: 'Is it like {{Nobody.title}}?' }), 'Branch b: No agent is called ‘Nobody’.', 'b'],
    ] as const;
    const later = {
      name: 'Later',
      scheduledAt: new Date(product.clock.now.getTime() + 3_600_000).toISOString(),
      platforms: ['linkedin'],
      agentType: 'custom',
    } as const;
    for (const [input, message, nodeId] of refused) {
      const body = { code: 'VALIDATION', message: expect.stringContaining(message), nodeId };
      expect(await run(input as never, person.identity)).toMatchObject({ status: 400, body });
      const scheduled = await make(product.url, scheduleWorkflow, { ...later, ...input } as never, person.identity);
      expect(scheduled).toMatchObject({ status: 400, body });
    }
    expect(await remaining(person)).toBe(FREE_RUNS_PER_DAY);
  });
});

describe('saved workflows', () => {
  const drawn = (name: string, more = {}) => ({
    name,
    agents: [placed(chat('a', 'hello')), placed(image('b'))],
    connections: [edge('a', 'b')],
    ...more,
  });

  it('RUN-17 RUN-18 RUN-19 RUN-22 RUN-23 RUN-28 are kept under a trimmed name, saved over, listed newest first and deleted', async () => {
    const person = await newPerson(product);
    const first = await make(product.url, saveWorkflow, drawn('  Launch  '), person.identity);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      success: true,
      data: { name: 'Launch', executionResults: [], executed_at: null },
    });
    expect(first.body.data.agents[0]).toMatchObject({ id: 'a', position: { x: 10, y: 20 } });
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    await make(product.url, saveWorkflow, drawn('Second'), person.identity);
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    const { id, updated_at: basedOn } = first.body.data;
    const over = await make(product.url, saveOverWorkflow, { id, basedOn, ...drawn('Launch week') }, person.identity);
    expect(over.body.data).toMatchObject({ id, name: 'Launch week', created_at: first.body.data.created_at });
    expect(over.body.data.updated_at > first.body.data.updated_at).toBe(true);
    const listed = async () => (await make(product.url, listWorkflows, {}, person.identity)).body.data;
    expect((await listed()).map(({ name }) => name)).toEqual(['Launch week', 'Second']);
    expect((await make(product.url, deleteWorkflow, { id }, person.identity)).body).toEqual({ success: true });
    expect((await listed()).map(({ name }) => name)).toEqual(['Second']);
    expect((await make(product.url, saveWorkflow, drawn('   '), person.identity)).body).toMatchObject({
      code: 'VALIDATION',
      message: 'A workflow name is required',
    });
  });

  it('keep when their results were made', async () => {
    const person = await newPerson(product);
    const { body: result } = await run({ agents: [chat('a', 'x')], connections: [] }, person.identity);
    const saved = await make(
      product.url,
      saveWorkflow,
      drawn('Ran', { executionResults: result.outputs }),
      person.identity,
    );
    const ranAt = new Date((result.outputs[0]?.timestamp ?? 0) * 1000).toISOString();
    expect(saved.body.data).toMatchObject({ executed_at: ranAt, executionResults: result.outputs });
    const { id, updated_at: basedOn } = saved.body.data;
    const over = await make(product.url, saveOverWorkflow, { id, basedOn, ...drawn('Ran') }, person.identity);
    expect(over.body.data).toMatchObject({ executed_at: ranAt, executionResults: [] });
  });

  it('API-10 are their owner’s alone: somebody else’s id, an unknown one and none at all are not found', async () => {
    const mine = await make(product.url, saveWorkflow, drawn('Mine'), ada.identity);
    const { updated_at: basedOn } = mine.body.data;
    const eve = await newPerson(product, 'Eve');
    for (const id of [mine.body.data.id, '018f3c5e-0000-7000-8000-000000000000', 'no-id']) {
      for (const reply of [
        await make(product.url, getWorkflow, { id }, eve.identity),
        await make(product.url, saveOverWorkflow, { id, basedOn, ...drawn('Taken') }, eve.identity),
        await make(product.url, deleteWorkflow, { id }, eve.identity),
      ])
        expect(reply).toMatchObject({
          status: 404,
          body: {
            code: 'NOT_FOUND',
            message: 'This workflow is not there any more. It may have been deleted elsewhere.',
          },
        });
    }
    expect((await make(product.url, listWorkflows, {}, eve.identity)).body.data).toEqual([]);
    expect((await make(product.url, listWorkflows, {}, ada.identity)).body.data[0]?.name).toBe('Mine');
  });

  it('RUN-29 what was saved elsewhere meanwhile is not replaced: the older version is refused, and nothing is lost', async () => {
    const person = await newPerson(product);
    const { body: opened } = await make(product.url, saveWorkflow, drawn('Launch'), person.identity);
    const { id, updated_at: basedOn } = opened.data;
    const over = (name: string, version: string) =>
      make(product.url, saveOverWorkflow, { id, basedOn: version, ...drawn(name) }, person.identity);
    // Two tabs have the same version open, and both save at the same moment of a clock that stands still.
    const replies = await Promise.all([over('First tab', basedOn), over('Second tab', basedOn)]);
    const [kept] = replies.filter(({ status }) => status === 200);
    const [refused] = replies.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'OUTDATED',
        message: 'This was changed elsewhere since you opened it. Open the newer one, or save yours as a copy.',
      },
    });
    const stored = async () => (await make(product.url, getWorkflow, { id }, person.identity)).body.data;
    expect(await stored()).toEqual(kept?.body.data);
    // Sent again since its answer was lost: it is there already, as the same version.
    const name = kept?.body.data.name ?? '';
    expect((await over(name, basedOn)).body.data).toEqual(kept?.body.data);
    // From the newer version on, it is saved over again; a clock that was set back makes no older version of it.
    product.clock.now = new Date(product.clock.now.getTime() - 5000);
    const third = await over('Third', kept?.body.data.updated_at ?? '');
    expect(third.body.data.name).toBe('Third');
    expect(third.body.data.updated_at > (kept?.body.data.updated_at ?? '')).toBe(true);
  });

  it('RUN-30 saved at one moment, all of them are listed, page by page and once each', async () => {
    const person = await newPerson(product);
    const names = Array.from({ length: 7 }, (_, at) => `Imported ${at}`);
    await Promise.all(names.map((name) => make(product.url, saveWorkflow, drawn(name), person.identity)));
    const seen: string[] = [];
    for (let place = {}; ; ) {
      const { body } = await make(product.url, listWorkflows, { limit: 3, ...place }, person.identity);
      seen.push(...body.data.map(({ name }) => name));
      const last = body.data.at(-1);
      if (!last || seen.length > 20) break;
      place = { before: last.updated_at, beforeId: last.id };
    }
    expect(seen.toSorted()).toEqual(names);
    const refused = await make(product.url, listWorkflows, { beforeId: 'no-id' }, person.identity);
    expect(refused).toMatchObject({ status: 400, body: { message: 'Please give the id of the last one you have' } });
  });

  it('API-06 are for the signed-in alone, as is a run', async () => {
    for (const [method, path] of [
      ['GET', '/workflows'],
      ['POST', '/workflows'],
      ['POST', '/execute-workflow'],
      ['GET', '/usage'],
    ])
      expect((await send(`${product.url}/api${path}`, { method })).status).toBe(401);
  });
});

describe('the usage call', () => {
  it('RUN-13 tells plan, what is left, the limit and when the day ends', async () => {
    const person = await newPerson(product);
    const { body } = await make(product.url, checkUsage, {}, person.identity);
    expect(body).toMatchObject({ success: true, data: { isPremium: false, remainingUsage: 10, limit: 10 } });
    expect(new Date(body.data.resetsAt).getTime()).toBeGreaterThan(product.clock.now.getTime());
  });
});
