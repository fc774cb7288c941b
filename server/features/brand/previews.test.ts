import { expect, test, vi } from 'vitest';
import type { Brand } from '../../../domain/brand.ts';
import { rememberDrawings } from './previews.ts';

const brandNamed = (name: string) => ({ name }) as Brand;
const { signal } = new AbortController();

test('BRAND-36 a brand that has not changed is not drawn again, until others have been asked for since', async () => {
  const draw = vi.fn(async (words: string, brand: Brand) => Buffer.from(`${words} ${brand.name}`));
  const preview = rememberDrawings(draw, 2);
  const seen = async (name: string) => String(await preview('Hello', brandNamed(name), signal));
  expect([await seen('Mill'), await seen('Mill'), await seen('Lane')]).toEqual([
    'Hello Mill',
    'Hello Mill',
    'Hello Lane',
  ]);
  expect(draw).toHaveBeenCalledTimes(2);
  await seen('Mill');
  await seen('Quay');
  await seen('Mill');
  expect(draw).toHaveBeenCalledTimes(3);
  await seen('Lane');
  expect(draw).toHaveBeenCalledTimes(4);
});

test('BRAND-36 a drawing that failed is tried again', async () => {
  const draw = vi.fn(async () => Buffer.from('drawn'));
  draw.mockRejectedValueOnce(new Error('stopped'));
  const preview = rememberDrawings(draw);
  await expect(preview('Hello', brandNamed('Mill'), signal)).rejects.toThrow('stopped');
  expect(String(await preview('Hello', brandNamed('Mill'), signal))).toBe('drawn');
});
