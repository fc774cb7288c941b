import { expect, test } from 'vitest';
import { remarksOn } from './plan-texts.ts';

test('the card names what was assumed once, without saying assumed twice', () => {
  expect(remarksOn({ notes: [], assumed: ['12:00 assumed', 'all platforms'] })).toEqual([
    'You did not say, so I assumed: 12:00; all platforms.',
  ]);
});

test('the card says before approving that there is nothing to post, or whose words stand there', () => {
  expect(remarksOn({ notes: [], assumed: ['nothing to post yet'] })).toEqual([
    'There is nothing to post yet, so this can’t be approved. Say again what you want to post and when, for example "Post our new menu on LinkedIn tomorrow at 9am".',
  ]);
  const notes = ['Your brand never says “cheap”.'];
  expect(remarksOn({ notes, assumed: ['all platforms', 'your own words'] })).toEqual([
    'Your brand never says “cheap”.',
    'That is too little to write from, so your own words stand here. Tell me more, and I write a post.',
    'You did not say, so I assumed: all platforms.',
  ]);
});
