import * as z from 'zod/mini';

/** What people are told of without asking, in the order of the settings. */
export const NOTICE_KINDS = ['failed', 'missed', 'approval', 'ready', 'connection'] as const;
export const noticeKindSchema = z.enum(NOTICE_KINDS);
export type NoticeKind = z.infer<typeof noticeKindSchema>;
