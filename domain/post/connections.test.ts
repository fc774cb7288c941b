import { expect, it } from 'vitest';
import { CONNECT_RESULTS, connectResultText } from './connections.ts';

it('PUB-97 every way in which a visit to a network ends but well has a sentence of its own: what became of it, and the way on', () => {
  const bad = CONNECT_RESULTS.filter((result) => result !== 'connected' && result !== 'choose');
  const texts = bad.map((result) => connectResultText(result, 'linkedin') ?? '');
  expect(new Set(texts).size).toBe(bad.length);
  for (const text of texts)
    expect(text).toMatch(/^[A-Z].*\b(nothing was (connected|changed)|LinkedIn was not connected)\b.*\.$/);
  expect(connectResultText('unknown', 'linkedin')).toBe(
    'This answer of LinkedIn was used already, or was not asked for in this browser, so nothing was changed. Connect it again.',
  );
  expect(connectResultText('late', 'linkedin')).toBe(
    'That took longer than 10 minutes, so LinkedIn was not connected. Connect it again.',
  );
  expect([connectResultText('connected', 'linkedin'), connectResultText('choose', 'linkedin')]).toEqual([null, null]);
});
