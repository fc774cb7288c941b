import type { UnwrittenPost } from '../state.ts';
import { readSpans } from './spans/spans.ts';
import { platformsFor } from './target-platforms.ts';
import { matterOf } from './turn/operation-of.ts';
import { withoutBeside } from './wishes/beside-wish.ts';

/** A subject is a few words without a figure: 'our spring fair'. */
const MOST_SUBJECT = 60;

const saysWhen = (message: string): boolean => readSpans(message).some(({ role }) => role === 'when');

/** What was asked for in messages of which nothing has come yet but questions. */
export function unwrittenOf(messages: string[]): UnwrittenPost {
  const subjects = messages.map((message) => matterOf(message).replace(/[.!?]+$/, ''));
  const subject =
    subjects.findLast((one) => one.length <= MOST_SUBJECT && /\p{L}{3}/u.test(one) && !/\d/.test(one)) ?? '';
  return {
    subject,
    platforms: messages.map((message) => platformsFor(message)).findLast((one) => one.length > 0) ?? [],
    planned: messages.findLast(saysWhen) ?? '',
    beside: Object.assign({}, ...messages.map((message) => withoutBeside(message).beside)),
  };
}
