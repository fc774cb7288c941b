import { describe, expect, it } from 'vitest';
import { describeWorkflow } from '../../../domain/api/workflow/workflows.ts';
import { QUICK_BOUNDS } from '../../../tests/support/ai-tasks.ts';
import { make } from '../../../tests/support/client.ts';
import { type FakeProviders, garbage } from '../../../tests/support/doubles/fake-providers.ts';
import { does, toolResultsIn, toolsOfferedIn } from '../../../tests/support/doubles/model-steps.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { TEXT_WIRES, withFakeProviders } from '../../../tests/support/each-wire.ts';
import { newPerson } from '../../../tests/support/people.ts';
import { startTestProduct } from '../../../tests/support/product.ts';
import { silentLog } from '../../../tests/support/silent-log.ts';
import { createAi } from '../../platform/ai/ai.ts';
import { describe as describeIt } from './describe.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

const SAID = 'Take a text. Whatever is too long for Twitter gets cut, the rest gets our tag, then draw it.';
const agents = [
  { name: 'Text', type: 'chat', input: '' },
  { name: 'Too long?', type: 'branch', from: 'Text', rule: { on: 'longer', value: '280 characters' } },
  { name: 'Cut', type: 'chat', from: 'Too long?', when: 'yes', description: 'At most 280 characters' },
  { name: 'Tagged', type: 'chat', from: 'Too long?', when: 'no', description: 'Add #{{brand.name}}' },
  { name: 'Post', type: 'join', from: ['Cut', 'Tagged'] },
  { name: 'Picture', type: 'image', from: 'Post' },
];

describe.each(TEXT_WIRES)('a description read by $provider', ({ provider, model }) => {
  const read = (text = SAID) => {
    const ai = createAi(fake.config({ text: { provider, model } }), simpleEngine(), QUICK_BOUNDS);
    const converseFor = async () => ({ talk: (task: Parameters<typeof ai.converse>[0]) => ai.converse(task) });
    return describeIt({ converseFor, log: silentLog }, 'somebody', text, new AbortController().signal);
  };
  const build = (all: object[]) =>
    does({ calls: [{ name: 'buildWorkflow', input: { name: 'Cut or tag', agents: all } }] });

  it('KIND-29 becomes agents with branch, join and references, once they are a workflow', async () => {
    const looped = agents.map((one) => (one.name === 'Cut' ? { ...one, from: 'Post' } : one));
    const ruled = agents.map((one) => ('rule' in one ? { ...one, rule: { on: 'longer', value: 'much' } } : one));
    const referring = [{ name: 'A', type: 'chat', input: 'As {{Nobody.output}}' }];
    fake.upcoming.push(build(looped), build(ruled), build(referring), build(agents), does({ text: 'Built.' }));
    expect(await read()).toEqual({
      agents: agents.map((one) => ('rule' in one ? { ...one, rule: { on: 'longer', than: 280 } } : one)),
      question: null,
      note: null,
    });
    const [first] = fake.requests;
    expect(first && toolsOfferedIn(first)).toEqual(['buildWorkflow', 'ask']);
    const told = fake.requests.flatMap(toolResultsIn).join('\n');
    expect(told).toContain('The workflow contains a loop');
    expect(told).toContain('is no value for a rule on longer, at Too long?');
    expect(told).toContain('No agent is called');
  });

  it('KIND-29 may be asked about; a model that fails or builds nothing leaves it to the grammar, and that is said', async () => {
    fake.upcoming.push(does({ calls: [{ name: 'ask', input: { about: 'Which tag?' } }] }), does({ text: 'Asked.' }));
    expect(await read()).toEqual({ agents: [], question: 'Which tag?', note: null });
    const instead = /^The connected model could not be used, so the built-in reader made this: \S/;
    fake.upcoming.push(does({ text: 'A workflow is a fine thing.' }));
    expect(await read('Write about bread and draw it')).toMatchObject({
      agents: [{ name: 'Post' }, { name: 'Picture' }],
      note: expect.stringMatching(instead),
    });
    fake.always = garbage;
    expect(await read('do my taxes')).toMatchObject({
      agents: [],
      question: expect.stringContaining('“do my taxes”'),
      note: expect.stringMatching(instead),
    });
  });
});

it('KIND-29 the call reads with the connected model of its caller', async () => {
  const product = await startTestProduct({ AI_TEXT_MODEL: 'local:qwen3', AI_BASE_URL: `${fake.origin}/local/v1` });
  try {
    const { identity } = await newPerson(product);
    fake.upcoming.push(
      does({ calls: [{ name: 'buildWorkflow', input: { name: 'Cut or tag', agents } }] }),
      does({ text: 'Built.' }),
    );
    const { body } = await make(product.url, describeWorkflow, { text: SAID }, identity);
    expect(body.agents.map(({ type }) => type)).toEqual(['chat', 'branch', 'chat', 'chat', 'join', 'image']);
    expect(await product.sql('select 1 from workflows')).toEqual([]);
  } finally {
    await product.stop();
  }
});
