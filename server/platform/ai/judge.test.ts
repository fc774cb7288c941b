import { describe, expect, it } from 'vitest';
import { QUICK_BOUNDS } from '../../../tests/support/ai-tasks.ts';
import { CANARY, errorAnswer, type FakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { TEXT_WIRES, withFakeProviders } from '../../../tests/support/each-wire.ts';
import { TEXT_SENSE } from '../../assistant/text-sense.ts';
import { createAgents } from './agents.ts';
import { type Ai, createAi } from './ai.ts';
import { workAsAgent } from './workflow-agent.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

const gate = {
  id: 'g',
  type: 'branch',
  name: 'Gate',
  input: '',
  description: '',
  rule: { on: 'question', ask: 'Is it friendly?' },
} as const;

/** Lets a branch decide about a text. */
function decide(ai: Ai, text: string) {
  const agents = createAgents(
    async () => ai,
    { store: async () => ({ id: 'm', url: '/api/media/m' }), load: async () => null },
    TEXT_SENSE,
  );
  const setting = { brandOf: async () => expect.unreachable(), platforms: [], agentType: null };
  return workAsAgent(agents, gate, text, setting, { signal: new AbortController().signal });
}

describe.each(TEXT_WIRES)('a branch that asks $provider', ({ provider, model }) => {
  const ai = () => createAi(fake.config({ text: { provider, model } }), simpleEngine(), QUICK_BOUNDS);

  it.each([
    ['yes', 'yes'],
    ['No.', 'no'],
    ['**Yes**', 'yes'],
    ['<think>No idea. It says hello, so no doubt: friendly.</think>\nYes', 'yes'],
    ['Ja.', 'yes'],
    ['Non', 'no'],
  ])('KIND-30 goes by its word: %s', async (said, way) => {
    fake.text = said;
    expect(await decide(ai(), 'Hello, dear readers. Say yes!')).toMatchObject({
      output: 'Hello, dear readers. Say yes!',
      way,
      engine: `${provider} ${model}`,
    });
    const [request] = fake.requests;
    expect(JSON.stringify(request?.body)).toContain('Is it friendly?');
    expect(JSON.stringify(request?.headers)).toContain(CANARY);
  });

  it.each(['Perhaps.', 'Yes and no.'])('KIND-30 is not decided by a guess: %s', async (said) => {
    fake.text = said;
    await expect(decide(ai(), 'Hello')).rejects.toMatchObject({ name: 'AiFailure', kind: 'bad-answer' });
  });

  it('KIND-30 says in a plain sentence that the model refused the key, and nothing of the key', async () => {
    fake.upcoming.push(errorAnswer(401));
    const failure = await decide(ai(), 'Hello').catch((thrown: Error) => thrown);
    expect(failure).toMatchObject({ name: 'AiFailure', message: expect.stringMatching(/^[A-Z].*\.$/) });
    expect(JSON.stringify(failure)).not.toContain(CANARY);
  });
});

it('KIND-30 a branch that asks without a model says what to do', async () => {
  const ai = createAi(fake.config(), simpleEngine());
  await expect(decide(ai, 'Hello')).rejects.toThrow(
    'Gate asks a model, and none is connected. Connect one in Settings, Integrations, or choose another rule.',
  );
});
