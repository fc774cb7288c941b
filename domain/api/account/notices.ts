import * as z from 'zod/mini';
import { NOTICE_KINDS, noticeChoiceSchema, noticeSchema } from '../../notices.ts';
import { call } from '../call.ts';
import { placeFields } from '../paging.ts';

const unread = z.int();

export const listNotices = call('GET', '/notices', {
  summary: 'What the caller was told, newest first, and how much of it is unread.',
  access: 'session',
  input: z.object({
    limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.positive(), z.maximum(200))), 50),
    ...placeFields,
  }),
  answer: z.object({ data: z.array(noticeSchema), unread }),
});

export const readNotices = call('POST', '/notices/read', {
  summary: 'Marks notices as read: those that are named, or all.',
  access: 'session',
  input: z.object({ ids: z.optional(z.array(z.guid()).check(z.maxLength(200))) }),
  answer: z.object({ unread }),
});

const choices = z.object({ data: z.array(noticeChoiceSchema) });

export const getNoticeChoices = call('GET', '/notice-choices', {
  summary: 'What the caller wants to be told, and where: kind by kind.',
  access: 'session',
  input: z.object({}),
  answer: choices,
});

export const setNoticeChoices = call('PUT', '/notice-choices', {
  summary: 'Changes what the caller wants to be told; kinds that are not named stay as they are.',
  access: 'session',
  input: z.object({ choices: z.array(noticeChoiceSchema).check(z.maxLength(NOTICE_KINDS.length)) }),
  answer: choices,
});
