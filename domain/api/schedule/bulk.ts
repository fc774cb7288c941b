import * as z from 'zod/mini';
import { BULK_MOST, bulkActionSchema } from '../../schedule/bulk.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';

const idsSchema = z
  .array(idSchema)
  .check(
    z.minLength(1, 'Please choose at least one post'),
    z.maxLength(BULK_MOST, `Please choose at most ${BULK_MOST} posts at once`),
  );
const request = z.object({ ids: idsSchema, action: bulkActionSchema });

export const bulkScheduledWorkflows = call('POST', '/scheduled-workflows/bulk', {
  summary:
    'Moves, copies, labels or deletes many scheduled workflows at once; what can’t be done with one of them is told and stops no other.',
  access: 'session',
  input: request,
  answer: z.object({
    message: z.string(),
    /** Those with which it was done. */
    done: z.array(z.string()),
    refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
    /** What to send to take it back; null where nothing was done. */
    undo: z.nullable(request),
  }),
});
