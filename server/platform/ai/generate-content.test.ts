import { expect, it } from 'vitest';
import { contentTask, QUICK_BOUNDS } from '../../../tests/support/ai-tasks.ts';
import type { FakeProviders } from '../../../tests/support/doubles/fake-providers.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { withFakeProviders } from '../../../tests/support/each-wire.ts';
import { createAi } from './ai.ts';
import { draftContent } from './generate-content.ts';

let fake: FakeProviders;
withFakeProviders((started) => {
  fake = started;
});

const realModel = () =>
  createAi(fake.config({ text: { provider: 'openai', model: 'gpt-5.2' } }), simpleEngine(), QUICK_BOUNDS);

const DRAFT = {
  text_input: 'Announce the sourdough',
  text_description: 'Warm.\nShort.',
  image_input: 'A loaf\non a table',
  image_description: 'Morning light',
};

it('asks a model for all four parts and keeps each input on one line', async () => {
  fake.text = JSON.stringify(DRAFT);
  const { content, engine } = await draftContent(realModel(), contentTask());
  expect(content).toEqual({ ...DRAFT, image_input: 'A loaf on a table' });
  expect(engine).toBe('openai gpt-5.2');
  const sent = JSON.stringify(fake.requests[0]?.body);
  expect(sent).toContain('json_schema');
  expect(sent).toContain('image_description');
});

it('asks for no picture for Twitter alone, and takes none', async () => {
  fake.text = JSON.stringify(DRAFT);
  const { content } = await draftContent(realModel(), contentTask({ platforms: ['twitter'] }));
  expect(Object.keys(content)).toEqual(['text_input', 'text_description']);
  expect(JSON.stringify(fake.requests[0]?.body)).not.toContain('image_input');
});

it('takes no picture from the built-in engine for Twitter alone either', async () => {
  const ai = createAi(fake.config(), simpleEngine(), QUICK_BOUNDS);
  const { content } = await draftContent(ai, contentTask({ platforms: ['twitter'] }));
  expect(Object.keys(content)).toEqual(['text_input', 'text_description']);
});

it('draws for Twitter among others', async () => {
  fake.text = JSON.stringify(DRAFT);
  const { content } = await draftContent(realModel(), contentTask({ platforms: ['twitter', 'facebook'] }));
  expect(content.image_input).toBe('A loaf on a table');
});

it('does not take a draft without its text', async () => {
  fake.text = JSON.stringify({ ...DRAFT, text_input: '  ' });
  await expect(draftContent(realModel(), contentTask())).rejects.toMatchObject({ kind: 'bad-answer' });
});
