import { expect, it } from 'vitest';
import type { FoundPost } from '../../../assistant/model/told.ts';
import { akinTo } from './find-posts.ts';

const post = (text: string): FoundPost => ({ text, platforms: [], when: '', state: 'draft' });

it('finds posts by most shared words, however long all of them are', async () => {
  // So long that reading all of it would take minutes: a model may look again and again, and everybody waits for it.
  const long = Array.from({ length: 30_000 }, (_, i) => `w${i.toString(36)}`).join(' ');
  const posts = [
    ...Array.from({ length: 600 }, () => post(long)),
    post(`Rye bread. ${long}`),
    post('Rye bread at seven.'),
    post('Rye.'),
  ];
  const about = `rye bread seven ${Array.from({ length: 100 }, (_, i) => `x${i.toString(36)}`).join(' ')}`;
  const found = (await akinTo(about, posts)).map(({ text }) => text);
  expect(found).toEqual(['Rye bread at seven.', expect.stringMatching(/^Rye bread\. w0 .{900,990}…$/), 'Rye.']);
});
