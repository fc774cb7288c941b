import { expect, test } from 'vitest';
import { NO_PARTS } from '../../../../domain/post/post.ts';
import { planRemarks } from './plan-texts.ts';

const plain = { notes: [], assumed: [], post: NO_PARTS, platforms: [], recurrence: null };

test('the card names what was assumed once, without saying assumed twice', () => {
  expect(planRemarks({ ...plain, assumed: ['12:00 assumed', 'all platforms'] })).toEqual([
    'You did not say, so I assumed: 12:00; all platforms.',
  ]);
});

test('the card says before approving that there is nothing to post, or whose words stand there', () => {
  expect(planRemarks({ ...plain, assumed: ['nothing to post yet'] })).toEqual([
    'There is nothing to post yet, so this can’t be approved. Say again what you want to post and when, for example "Post our new menu on LinkedIn tomorrow at 9am".',
  ]);
  const notes = ['Your brand never says “cheap”.'];
  expect(planRemarks({ ...plain, notes, assumed: ['all platforms', 'your own words'] })).toEqual([
    'Your brand never says “cheap”.',
    'That is too little to write from, so your own words stand here. Tell me more, and I write a post.',
    'You did not say, so I assumed: all platforms.',
  ]);
});

test('POST-91 the card says which of its networks get something else than what it shows', () => {
  const own = { twitter: { text: 'Short.' }, instagram: { media: [] }, facebook: { text: 'Not here.' } };
  const plan = { ...plain, post: { ...NO_PARTS, own } };
  const said = (what: string) => [`${what} own. Choose a network above to see them.`];
  expect(planRemarks({ ...plan, platforms: ['linkedin', 'twitter'] })).toEqual(
    said('Twitter has words or pictures of its'),
  );
  expect(planRemarks(plan)).toEqual(said('Twitter, Instagram, and Facebook have words or pictures of their'));
  expect(planRemarks({ ...plan, platforms: ['linkedin'] })).toEqual([]);
});

test('POST-92 the card says where a day comes that not every month has', () => {
  const note = ['Where a month is too short for that day, it comes on its last one.'];
  expect(planRemarks({ ...plain, recurrence: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1' })).toEqual(note);
  expect(planRemarks({ ...plain, recurrence: 'FREQ=MONTHLY;BYMONTHDAY=30;COUNT=3' })).toEqual(note);
  for (const recurrence of ['FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYMONTHDAY=2', 'FREQ=WEEKLY;BYDAY=MO'])
    expect(planRemarks({ ...plain, recurrence })).toEqual([]);
});
