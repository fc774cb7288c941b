import { expect, test } from 'vitest';
import type { Role, Span } from './spans/roles.ts';
import { asDaysOfRow, asHeadOfMail, asPostsOfRow } from './steering.ts';

/** 'matter:we open | when:at 9' as spans, without the blanks beside the bars. */
const cut = (spans: string): Span[] =>
  spans.split('|').map((span) => {
    const [, role, text] = /^(\w+):(.*)$/s.exec(span) ?? [];
    return { role: role as Role, text: text ?? '' };
  });
const told = (spans: Span[]): string => spans.map(({ role, text }) => `${role}:${text}`).join('|');

test.each([
  [
    'order:Plan these: |when:6 Dec |matter:advent market, 13 Dec choir, 20 Dec tree sale',
    'order:Plan these: |when:6 Dec |matter:advent market, |when:13 Dec |matter:choir, |when:20 Dec |matter:tree sale',
  ],
  ['when:On 6 Dec: |matter:market, 13 Dec to 20 Dec', null],
  ['when:Monday 9am |matter:the fair, 13 Dec, is off', null],
  ['order:Post on |when:the 6th|matter:: the lists, 13th edition', null],
])('what opens an item like the first day of a row is a day too: %s', (spans, wanted) => {
  expect(told(asDaysOfRow(cut(spans)))).toBe(wanted ?? spans);
});

test.each([
  [
    'order:Three posts: |when:Mon 9 |matter:rye, |when:Tue 9 |order:something, |when:Wed 9 |matter:rolls',
    'order:Three posts: |when:Mon 9 |matter:rye, |when:Tue 9 |matter:something, |when:Wed 9 |matter:rolls',
  ],
  ['when:Mon 9 |matter:rye, |order:and post |when:Wed 9 |matter:rolls', null],
])('what stands between two times of a row is a post: %s', (spans, wanted) => {
  expect(told(asPostsOfRow(cut(spans)))).toBe(wanted ?? spans);
});

test.each([
  [
    'matter:From: Olga\nTo: the team\n\n|courtesy:Hi all, |order:post |matter:the photos',
    'noise:From: Olga\nTo: the team\n\n|courtesy:Hi all, |order:post |matter:the photos',
  ],
  ['matter:From: Leeds\nTo: York\n\nOur coach runs daily', null],
  ['matter:From: 9\nTo: 5\n\n|courtesy:Hi all, |order:post |matter:the hours', null],
])('who writes to whom above a greeting is not for readers: %s', (spans, wanted) => {
  expect(told(asHeadOfMail(cut(spans)))).toBe(wanted ?? spans);
});
