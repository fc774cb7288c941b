import { type SQL, sql } from 'drizzle-orm';
import { MAILED_AT_FIRST, type NoticeKind } from '../../../domain/notices.ts';
import type { Queries } from '../../platform/db/database.ts';
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { mailNotices, SOON_SECONDS } from './mail-queue.ts';

/** Something to tell somebody; each cause of a kind is told once. */
export interface NoticeNote {
  userId: string;
  kind: NoticeKind;
  cause: string;
  title: string;
  detail: string;
  scheduledWorkflowId: string | null;
}

/**
 * Notes down what people are to be told, in the transaction in which it comes true: one statement, however many there
 * are, and a job for the mail about it. The screens are told by whoever commits, afterwards.
 */
export type NoteDown = (tx: Queries, notes: NoticeNote[]) => Promise<void>;

const LONGEST = { title: 200, detail: 1_000 };

/** Notes down by the time of the schedule, and lets the queue send the mails. */
export function noteTaker({
  queue,
  databaseNow,
}: {
  /** Asked for late: the queue's own handlers note things down too. */
  queue: () => Pick<Queue, 'send'>;
  databaseNow: () => SQL<Date>;
}): NoteDown {
  return async (tx, notes) => {
    if (notes.length === 0) return;
    const given = notes.map(({ userId, kind, cause, title, detail, scheduledWorkflowId }) => ({
      user_id: userId,
      kind,
      cause,
      title: cut(title, LONGEST.title),
      detail: cut(detail, LONGEST.detail),
      scheduled_workflow_id: scheduledWorkflowId,
    }));
    const { rows } = await tx.execute<{ user_id: string; kind: NoticeKind }>(sql`
      with noted as (
        insert into ${notices} (user_id, kind, cause, title, detail, scheduled_workflow_id, created_at)
        select user_id, kind, cause, title, detail, scheduled_workflow_id, ${databaseNow()}
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
          as one (user_id uuid, kind text, cause text, title text, detail text, scheduled_workflow_id uuid)
        on conflict do nothing
        returning user_id, kind
      )
      select distinct noted.user_id, noted.kind from noted
      left join ${noticeChoices} as choice on choice.user_id = noted.user_id and choice.kind = noted.kind
      where coalesce(choice.mail, noted.kind = any(${sql.param(MAILED_AT_FIRST)}::text[]))`);
    const jobs = rows.map(({ user_id, kind }) => ({ data: { userId: user_id, kind }, afterSeconds: SOON_SECONDS }));
    await queue().send(mailNotices, jobs, tx);
  };
}

function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;
}
