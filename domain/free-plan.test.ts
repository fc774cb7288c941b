import { expect, it } from 'vitest';
import { isCounted } from './free-plan.ts';

const text = (output: string) => [{ output_type: 'text' as const, output }];

it.each(['hello', 'Hi there!', 'Thanks so much, that’s great', 'ok', 'Good morning, how are you?', 'What can you do?'])(
  'the free plan does not count small talk: %s',
  (message) => expect(isCounted(message, text('Hello! What shall we post?'))).toBe(false),
);

it.each([
  'Hello, write about bread',
  'hi-vis jackets on sale',
  'great news: we open on Monday',
  'help us find a baker',
])('the free plan counts what was made of: %s', (message) =>
  expect(isCounted(message, text('Fresh bread at seven.'))).toBe(true),
);

it('the free plan counts no question back and no empty answer, but every picture and sound', () => {
  expect(isCounted('Write a post', text('What should the post be about?'))).toBe(false);
  expect(isCounted('Write a post', [])).toBe(false);
  expect(isCounted('Draw bread', [{ output_type: 'image', output: '/api/media/1' }])).toBe(true);
});
