import { expect, it } from 'vitest';
import { read } from './read.ts';
import { readSpans } from './spans/spans.ts';

const moment = { now: '2026-11-16T10:00:00Z', timeZone: 'UTC' };

it('takes the colon of a time for no colon', () => {
  expect(read('Tweet our hiring update on Friday at 10:30am', moment).plans).toMatchObject([
    { at: '2026-11-20T10:30' },
  ]);
});

it('gives each of several quoted posts its own words', () => {
  const { plans } = read("plan two posts: friday 5pm 'Pick: the teapot', saturday 11am 'Pick: the lamp'", moment);
  expect(plans.map(({ at, content }) => [at, content])).toEqual([
    ['2026-11-20T17:00', 'Pick: the teapot'],
    ['2026-11-21T11:00', 'Pick: the lamp'],
  ]);
});

it('reads a text without spaces in no more time than its length asks for', () => {
  const text = 'a-'.repeat(30_000);
  expect(
    readSpans(text)
      .map((span) => span.text)
      .join(''),
  ).toBe(text);
}, 5_000);
