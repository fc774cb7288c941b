import * as z from 'zod/mini';
import { labelColourSchema, labelNameSchema, labelSchema, TASK_LABELS_MAX } from '../../schedule/labels.ts';
import { scheduledWorkflowSchema } from '../../schedule/scheduled.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';

const one = z.object({ data: labelSchema });

/** A label and how many posts carry it. */
export const countedLabelSchema = z.extend(labelSchema, { posts: z.int() });
export type CountedLabel = z.infer<typeof countedLabelSchema>;

export const listLabels = call('GET', '/labels', {
  summary: 'The caller’s labels by name, each with the number of posts that carry it.',
  access: 'session',
  input: z.object({}),
  answer: z.object({ data: z.array(countedLabelSchema) }),
  fallback: 'Failed to load labels',
});

export const createLabel = call('POST', '/labels', {
  summary: 'Makes a label; its colour is chosen where none is named.',
  access: 'session',
  input: z.object({ name: labelNameSchema, colour: z.optional(labelColourSchema) }),
  answer: one,
  fallback: 'Failed to save the label',
});

export const updateLabel = call('PUT', '/labels/{id}', {
  summary: 'Renames a label or gives it another colour, on all posts that carry it.',
  access: 'session',
  input: z.object({ id: idSchema, name: labelNameSchema, colour: labelColourSchema }),
  answer: one,
  fallback: 'Failed to save the label',
});

export const deleteLabel = call('DELETE', '/labels/{id}', {
  summary: 'Deletes a label; the posts that carried it stay.',
  access: 'session',
  input: z.object({ id: idSchema }),
  answer: z.object({}),
  fallback: 'Failed to delete the label',
});

export const labelScheduledWorkflow = call('PUT', '/scheduled-workflows/{id}/labels', {
  summary: 'Gives a scheduled workflow exactly these labels; later occurrences of its series carry them too.',
  access: 'session',
  input: z.object({
    id: idSchema,
    labelIds: z.array(idSchema).check(
      z.overwrite((ids) => [...new Set(ids)]),
      z.maxLength(TASK_LABELS_MAX, `A post can carry at most ${TASK_LABELS_MAX} labels`),
    ),
  }),
  answer: z.object({ data: scheduledWorkflowSchema }),
  fallback: 'Failed to save the labels',
});
