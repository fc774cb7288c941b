import { describe, expect, it } from 'vitest';
import { cleanKey, keyFault, keyHint, looksLikeKey } from './model-keys.ts';
import { isModelName } from './models.ts';

describe('a pasted key', () => {
  it.each([
    ['  sk-abc \r\n', 'sk-abc'],
    ['sk-ab\n  c', 'sk-abc'],
    ['“sk-abc”', 'sk-abc'],
    ["'sk-abc'", 'sk-abc'],
    ['\uFEFFsk\u200B-abc\u00A0', 'sk-abc'],
    ['\t', ''],
  ])('%j is %j', (pasted, key) => {
    expect(cleanKey(pasted)).toBe(key);
  });

  it.each([
    ['sk-ant-api03-x', 'anthropic', null],
    ['sk-proj-x', 'openai', null],
    ['AIzaSyX', 'google', null],
    ['gateway-key', 'anthropic', null],
    ['sk-proj-x', 'anthropic', 'This looks like a key of OpenAI. Choose OpenAI, or paste a key of Anthropic.'],
    ['sk-ant-x', 'google', 'This looks like a key of Anthropic. Choose Anthropic, or paste a key of Google.'],
    ['AIzaSyX', 'openai', 'This looks like a key of Google. Choose Google, or paste a key of OpenAI.'],
    ['', 'openai', 'Please paste your OpenAI key'],
    ['sk-ü', 'openai', 'This holds signs that no key has. Copy the key again.'],
    ['sk-a\u0000b', 'openai', 'This holds signs that no key has. Copy the key again.'],
  ] as const)('%j for %s: %s', (key, provider, fault) => {
    expect(keyFault(key, provider)).toBe(fault);
  });

  it('is shown by its last four signs, and a short one not at all', () => {
    expect(keyHint('sk-proj-0123456789abcdef')).toBe('…cdef');
    expect(keyHint('sk-0123456789')).toBe('…');
  });

  it('is known wherever it is pasted', () => {
    expect(['sk-abc', 'AIzaX', 'gpt-5.2'].map(looksLikeKey)).toEqual([true, true, false]);
  });
});

describe('the name of a model', () => {
  it.each(['gpt-5.2', 'qwen3:8b', 'meta-llama/Llama-3.3-70B', 'models/gemini-3-pro', 'ft:gpt-4o:org::id', 'a@b+c'])(
    'can be %s',
    (name) => expect(isModelName(name)).toBe(true),
  );
  it.each(['', '..', '../x', 'a/../b', 'a/..', '/a', 'a/', 'a//b', 'a b', 'a?b', 'a#b', 'a%2f', 'a\\b', 'é', 'a\n'])(
    'can not be %j',
    (name) => expect(isModelName(name)).toBe(false),
  );
});
