import { expect, test } from 'vitest';
import type { ModelKindState } from '../../../../domain/api/models.ts';
import { hiddenKey, servingName, servingReason, usedText, writtenNumber } from './model-texts.ts';

const INSIDE = { provider: 'builtin', model: null, engine: 'Built-in editor', source: 'builtin' } as const;
const state = (change: Partial<ModelKindState>): ModelKindState => ({
  kind: 'text',
  serving: INSIDE,
  standard: INSIDE,
  own: null,
  providers: [],
  ...change,
});

test('what serves is called as people call it, and one line tells how it comes', () => {
  expect(servingName(INSIDE)).toBe('Built-in editor');
  const serving = { provider: 'openai', model: 'gpt-5.2', engine: 'openai gpt-5.2', source: 'own' } as const;
  expect(servingName(serving)).toBe('OpenAI gpt-5.2');
  expect(servingReason(state({}))).toBe('Puts your own words into shape and adds nothing to them.');
  const openai = { provider: 'openai', name: 'OpenAI', takesKey: true, keyHint: '…a1b2', suggestion: null } as const;
  expect(servingReason(state({ serving, providers: [openai] }))).toBe('With your key ••••a1b2.');
  expect(servingReason(state({ serving: { ...serving, source: 'operator' } }))).toBe(
    'Set up for everybody by whoever runs this Fanfare.',
  );
  const own = { provider: 'local', model: 'qwen3', server: '127.0.0.1:11434', trouble: null } as const;
  expect(servingReason(state({ serving: { ...serving, provider: 'local' }, own }))).toBe(
    'Your choice, at 127.0.0.1:11434.',
  );
});

test('a stored key is told by its end only', () => {
  expect(hiddenKey('…a1b2')).toBe('••••a1b2');
});

test('counts read as people say them', () => {
  expect(usedText({ tokens: 12_480, requests: 34 })).toBe('12,480 tokens in 34 requests');
  expect(usedText({ tokens: 1, requests: 1 })).toBe('1 token in 1 request');
});

test('a limit may be written with separators, and nothing else', () => {
  expect(['50000', ' 50,000 ', '50.000', '50 000'].map(writtenNumber)).toEqual([50_000, 50_000, 50_000, 50_000]);
  expect(writtenNumber('  ')).toBe(null);
  expect(['many', '-5', '5k'].map(writtenNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});
