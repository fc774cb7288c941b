import * as z from 'zod/mini';

/** What people are told of without asking, in the order of the settings. */
export const NOTICE_KINDS = ['failed', 'missed', 'approval', 'ready', 'sent', 'connection'] as const;
export const noticeKindSchema = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof noticeKindSchema>;

/** What is also mailed to whoever has not chosen: all that needs somebody. */
export const MAILED_AT_FIRST: readonly NoticeKind[] = NOTICE_KINDS.filter((kind) => kind !== 'sent');

/** Something that somebody was told. */
export const noticeSchema = z.object({
  id: z.string(),
  kind: noticeKindSchema,
  title: z.string(),
  detail: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
  /** The task it is about, if any. */
  taskId: z.nullable(z.string()),
  /** The conversation in which a plan waits, if that is still there. */
  conversationId: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;

/** Where somebody wants to be told of a kind of thing. */
export const noticeChoiceSchema = z.object({ kind: noticeKindSchema, mail: z.boolean(), app: z.boolean() });
export type NoticeChoice = z.infer<typeof noticeChoiceSchema>;

/** What a notice leads to: the word on its button, and the address inside the product. */
export function noticeLink({ kind, taskId, conversationId }: Pick<Notice, 'kind' | 'taskId' | 'conversationId'>): {
  label: string;
  path: string;
} {
  const task = taskId === null ? '/scheduled' : `/scheduled?task=${taskId}`;
  switch (kind) {
    case 'failed':
      return { label: 'Look at it', path: task };
    case 'missed':
      return { label: 'Reschedule', path: task };
    case 'approval':
      return {
        label: 'Look at the plan',
        path: conversationId === null ? '/scheduled' : `/dashboard?conversation=${conversationId}`,
      };
    case 'ready':
      return { label: 'Post it', path: '/ready' };
    case 'sent':
      return { label: 'See it', path: task };
    case 'connection':
      return { label: 'Connect again', path: '/connect' };
  }
}
