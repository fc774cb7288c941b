import { expect, test } from 'vitest';
import type { Role, Span } from '../reading/roles.ts';
import { matterOf } from './matter.ts';
import { settle } from './settle.ts';

const spans = (...parts: [Role, string][]): Span[] => parts.map(([role, text]) => ({ role, text }));
const matter = (...parts: [Role, string][]) => matterOf(settle(spans(...parts), false, 'en'));

test('what is plainly said to the writer is no matter, whatever the tagger says', () => {
  expect(matter(['matter', 'the shop is shut on friday. keep it under 100 chars, no emojis pls'])).toBe(
    'the shop is shut on friday.',
  );
});

test('a fact that the tagger took for a wish or an order comes back', () => {
  expect(matter(['matter', 'bring gloves, '], ['constraint', 'start 9.30 at the gate'])).toBe(
    'bring gloves, start 9.30 at the gate',
  );
  expect(matter(['order', 'tip of '], ['matter', 'the week: salt the path'])).toBe('tip of the week: salt the path');
});

test('a date inside matter is no time of posting', () => {
  expect(matter(['matter', 'we meet '], ['when', 'on friday at 9 '], ['matter', 'by the bridge'])).toBe(
    'we meet on friday at 9 by the bridge',
  );
});

test('orders, asides and courtesy go, and what they leave at the borders too', () => {
  expect(
    matter(
      ['order', 'write a post about '],
      ['matter', 'our new oven'],
      ['aside', ', my boss hates it'],
      ['courtesy', ' thx'],
    ),
  ).toBe('our new oven');
});

test('what joins two places in an order is no matter', () => {
  expect(
    matter(
      ['order', 'do a '],
      ['platform', 'tweet '],
      ['order', 'and an '],
      ['platform', 'instagram '],
      ['order', 'post saying '],
      ['matter', 'we close at 4 pm on friday'],
    ),
  ).toBe('we close at 4 pm on friday');
});

test('joined, the spans are the message', () => {
  const given = spans(['noise', 'um '], ['matter', 'the part-'], ['order', 'time clerk '], ['slip', 'no wait ']);
  expect(
    settle(given, false, 'en')
      .map(({ text }) => text)
      .join(''),
  ).toBe(given.map(({ text }) => text).join(''));
});

test('in another language the tagger is right', () => {
  const given = spans(
    ['order', 'mach einen beitrag: '],
    ['matter', 'ab montag brot'],
    ['constraint', ', höchstens 20 wörter'],
  );
  expect(settle(given, false, 'de')).toEqual(given);
});
