import * as z from 'zod/mini';
import { instantSchema } from '../instants.ts';

/** As many as one request takes. */
export const BULK_MOST = 500;

const moveSchema = z
  .object({
    kind: z.literal('move'),
    /** By so many days, at the same time of day. */
    days: z.optional(z.int().check(z.minimum(-3_650), z.maximum(3_650))),
    /** To this day of the caller's calendar. */
    date: z.optional(z.iso.date('Please give a day, e.g. 2027-01-31')),
    /** To this time of day on the caller's clock. */
    time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time, e.g. 09:30'))),
  })
  .check(
    z.refine(({ days, date, time }) => (days ?? date ?? time) !== undefined, 'Please say where they are to be moved'),
  );

/** What is to be done with many scheduled workflows. */
export const bulkActionSchema = z.discriminatedUnion('kind', [
  moveSchema,
  /** Puts each where it was; by its id. */
  z.object({ kind: z.literal('put'), moments: z.record(z.string(), instantSchema) }),
  z.object({ kind: z.literal('duplicate') }),
  z.object({ kind: z.literal('label'), labelId: z.string().check(z.maxLength(100)), on: z.boolean() }),
  z.object({ kind: z.literal('delete') }),
  z.object({ kind: z.literal('restore') }),
]);
export type BulkAction = z.infer<typeof bulkActionSchema>;

const DONE: Record<BulkAction['kind'], string> = {
  move: 'moved',
  put: 'moved back',
  duplicate: 'copied',
  label: 'labelled',
  delete: 'deleted',
  restore: 'brought back',
};

/** What has become of it, in words: '37 posts moved. 3 of 40 were not moved: they have already run.' */
export function bulkMessage(action: BulkAction, done: number, reasons: string[]): string {
  const word = action.kind === 'label' && !action.on ? 'freed of the label' : DONE[action.kind];
  const total = done + reasons.length;
  const of = (count: number): string => (count === 1 ? '1 post' : `${count} posts`);
  const refusals = [...new Set(reasons)].map((reason) => {
    const count = reasons.filter((each) => each === reason).length;
    return `${count} of ${total} ${count === 1 ? 'was' : 'were'} not ${word}: ${reason}`;
  });
  return [done > 0 || total === 0 ? `${of(done)} ${word}.` : '', ...refusals].filter(Boolean).join(' ');
}
