import * as calls from '../../../domain/api/account/notices.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { choicesOf, choose, markRead, noticeList } from './notices.ts';

/** Serves what people were told, and what they want to be told. */
export function noticeRoutes({ serve }: ApiRouter, { db, clock }: { db: Database; clock: Clock }): void {
  serve(calls.listNotices, [], ({ input, caller }) => noticeList(db, caller.userId, input));
  serve(calls.readNotices, [], ({ input, caller }) => markRead(db, caller.userId, input, clock()));
  serve(calls.getNoticeChoices, [], async ({ caller }) => ({ data: await choicesOf(db, caller.userId) }));
  serve(calls.setNoticeChoices, [], async ({ input, caller }) => ({
    data: await choose(db, caller.userId, input.choices),
  }));
}
