import * as z from 'zod/mini';
import { MEGABYTE } from '../../limits.ts';
import { platformSchema } from '../../post/platforms.ts';
import { call } from '../call.ts';

export const IMPORT_FILE_MAX_BYTES = 2 * MEGABYTE;
export const IMPORT_ROWS_MAX = 1_000;

/** What a file of posts of a year looks like, to be filled in; no spreadsheet takes a cell of it for a formula. */
export function importTemplate(year: number): string {
  return [
    'text,date,time,network,labels',
    `"Our autumn menu is here. Come and taste it!",${year}-10-01,09:00,"LinkedIn, Facebook","Acme, Autumn"`,
    `"Last seats for Friday’s tasting.",${year}-10-05,17:30,Twitter,Acme`,
  ].join('\r\n');
}

/** Which of 03 and 04 is the day in 03/04/2026; asked for where a file has such dates. */
export const dateOrderSchema = z.enum(['day-first', 'month-first']);
export type DateOrder = z.infer<typeof dateOrderSchema>;

export const importRowSchema = z.object({
  /** As spreadsheets count: the first line of the file is row 1. */
  row: z.int(),
  text: z.string(),
  platforms: z.array(platformSchema),
  /** Null where it could not be read. */
  scheduledFor: z.nullable(z.iso.datetime()),
  /** Day and time as the file says them. */
  when: z.string(),
  /** Whether its time is the next free posting slot, since the file says none. */
  isNextSlot: z._default(z.boolean(), false),
  labels: z.array(z.string()),
  /** How its post is called; empty where it is called by its words. */
  name: z.string(),
  /** Why it can't be imported, a sentence each; none where it can. */
  faults: z.array(z.string()),
  /** What its networks need or leave out, a sentence each; it is imported all the same. */
  notes: z.array(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

const TOO_LARGE = `This file is larger than ${IMPORT_FILE_MAX_BYTES / MEGABYTE} MB. Split it and import the parts one by one.`;
const fileSchema = z.file('Please choose a CSV file').check(z.maxSize(IMPORT_FILE_MAX_BYTES, TOO_LARGE));
const choices = { file: fileSchema, dateOrder: z.optional(dateOrderSchema) };

export const previewImport = call('POST', '/import-posts/preview', {
  summary: 'What a CSV file of posts would bring, row by row with every fault; imports nothing.',
  access: 'session',
  body: 'form',
  input: z.object(choices),
  answer: z.object({
    data: z.object({
      rows: z.array(importRowSchema),
      /** How many rows can be imported. */
      good: z.int(),
      /** The columns that hold something and are not used, by their names. */
      unused: z.array(z.string()),
      /** Whether dates such as 03/04/2026 wait for the order of day and month. */
      asksDateOrder: z.boolean(),
      /** The zone in which the times were read. */
      timeZone: z.string(),
    }),
  }),
  fallback: 'Failed to read the file',
});

const requestIdSchema = z.uuid('Please send a request id (a UUID)');

export const importPosts = call('POST', '/import-posts', {
  summary:
    'Schedules all rows of a CSV file that have no fault, together or not at all; the same request id imports once.',
  access: 'session',
  body: 'form',
  input: z.object({
    ...choices,
    requestId: requestIdSchema,
    /** How many rows the preview promised: where it is another number by now, nothing is imported. */
    expected: z.pipe(z.coerce.number(), z.int()),
  }),
  answer: z.object({
    message: z.string(),
    data: z.object({
      imported: z.int(),
      first: z.nullable(z.iso.datetime()),
      last: z.nullable(z.iso.datetime()),
    }),
  }),
  fallback: 'Failed to import posts',
});

export const undoImport = call('POST', '/import-posts/undo', {
  summary: 'Takes back what an import has scheduled and what has not run yet.',
  access: 'session',
  input: z.object({ requestId: requestIdSchema }),
  answer: z.object({ message: z.string(), data: z.object({ removed: z.int() }) }),
  fallback: 'Failed to undo the import',
});
