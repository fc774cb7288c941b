import { expect, test } from 'vitest';
import type { Agent } from '../workflow/graph.ts';
import { asSeen, draftOfPlan, draftOfPosts, draftOfTask, draftRefusal, fit, fitNotes, postsOf } from './fit.ts';
import { PLATFORMS } from './platforms.ts';
import { NO_PARTS, type PostDraft, postPartsSchema } from './post.ts';
import { byContent } from './publication.ts';

const draft: PostDraft = { text: 'The rye is back. #Bread #Rye #Bakery', ...NO_PARTS };
const writer: Agent = { id: 'a', type: 'chat', name: 'Chat Agent', input: 'The rye is back.', description: '' };

test('POST-01 a draft becomes one post for each network, and for all of them where none is named', () => {
  expect(postsOf(draft, ['twitter', 'linkedin']).map(({ platform }) => platform)).toEqual(['linkedin', 'twitter']);
  expect(postsOf(draft, []).map(({ platform }) => platform)).toEqual(PLATFORMS);
});

test('POST-02 a network bears so many hashtags: what stands too many at the end is left out there alone', () => {
  expect(fit(draft, 'linkedin').text).toBe(draft.text);
  expect(fit(draft, 'twitter').text).toBe('The rye is back. #Bread #Rye');
  const within = { ...draft, text: '#One #Two #Three are our words' };
  expect(fit(within, 'twitter').text).toBe(within.text);
});

test('POST-02 hashtags without end, and gaps without end between them, are left out in one look', () => {
  const many = { ...draft, text: `The rye is back.${' #Bread'.repeat(300_000)} ` };
  expect(fit(many, 'twitter').text).toBe('The rye is back. #Bread #Bread');
  const gaps = { ...draft, text: `#One #Two #Three${' '.repeat(500_000)}are our words` };
  expect(fit(gaps, 'twitter').text).toBe(gaps.text);
  expect(fit({ ...draft, text: ' #One #Two #Three\n' }, 'twitter').text).toBe(' #One #Two');
});

test('POST-03 what a network has of its own comes before what all get', () => {
  const picture = { mediaId: '00000000-0000-4000-8000-000000000001', kind: 'image' as const, alt: 'A loaf' };
  const own = { twitter: { text: 'Rye!', media: [] }, linkedin: { firstComment: 'Order by phone' } };
  const mixed = { ...draft, media: [picture], own };
  expect(fit(mixed, 'twitter')).toEqual({ platform: 'twitter', text: 'Rye!', media: [] });
  expect(fit(mixed, 'linkedin')).toMatchObject({ text: draft.text, media: [picture], firstComment: 'Order by phone' });
});

test('PIC-449 a network gets as many pictures as it takes, the first ones, and that is said', () => {
  const picture = (at: number) => ({
    mediaId: `00000000-0000-4000-8000-00000000000${at}`,
    kind: 'image' as const,
    alt: '',
  });
  const media = Array.from({ length: 7 }, (_, at) => picture(at));
  const posts = postsOf({ ...draft, media }, ['linkedin', 'twitter', 'instagram', 'facebook']);
  expect(posts.map((post) => asSeen(post).media.length)).toEqual([7, 4, 7, 7]);
  expect(asSeen(fit({ ...draft, media }, 'twitter')).media).toEqual(media.slice(0, 4));
  expect(fitNotes(posts)).toEqual(['Twitter takes at most 4 pictures: the first 4 of 7 go out there.']);
});

test('POST-26 the draft of posts that went out becomes just these posts again', () => {
  const picture = { mediaId: '00000000-0000-4000-8000-000000000001', kind: 'image' as const, alt: 'A loaf' };
  for (const own of [{}, { twitter: { text: '#a #b #c', media: [] }, facebook: { firstComment: 'x' } }]) {
    const posts = postsOf({ ...draft, media: [picture], own }, []);
    expect(postsOf(draftOfPosts(posts), [])).toEqual(posts);
  }
  expect(draftOfPosts(postsOf(draft, [])).own).toEqual({});
});

test('POST-04 a text over the limit of a network is refused unless that network has words of its own', () => {
  const long = { ...draft, text: 'word '.repeat(80).trim() };
  expect(draftRefusal(long, ['linkedin', 'twitter'])).toBe(
    'This text is too long for Twitter: 399 of 280 characters. Shorten it, or leave Twitter out.',
  );
  expect(draftRefusal({ ...long, own: { twitter: { text: 'Short.' } } }, ['linkedin', 'twitter'])).toBeNull();
});

test('POST-05 a workflow holds its draft from the start where its words are fixed, and none where agents write them', () => {
  const graph = { agents: [{ ...writer, verbatim: true }], connections: [], post: NO_PARTS };
  expect(draftOfTask(graph)?.text).toBe('The rye is back.');
  expect(draftOfTask({ ...graph, agents: [writer] })).toBeNull();
  const fed = {
    ...graph,
    agents: [
      { ...writer, verbatim: true },
      { ...writer, id: 'b' },
    ],
  };
  expect(draftOfTask(fed)).toBeNull();
  expect(draftOfPlan({ input: '', post: NO_PARTS })).toBeNull();
});

test('parts that were stored before a field was known are read with it', () => {
  expect(postPartsSchema.parse({})).toEqual(NO_PARTS);
});

test('HAND-05 networks that get the same stand together, in the order in which they are always shown', () => {
  const post = (platform: 'linkedin' | 'twitter' | 'facebook', text: string) => ({
    post: { platform, text, media: [] },
  });
  const groups = byContent([post('facebook', 'a'), post('twitter', 'b'), post('linkedin', 'a')]);
  expect(groups.map((group) => group.map((one) => one.post.platform))).toEqual([['linkedin', 'facebook'], ['twitter']]);
});
