import * as z from 'zod/mini';
import { WISH_MAX } from '../../workflow/graph.ts';
import { imageDataWish } from '../../workflow/outputs.ts';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { executeWorkflow } from './workflows.ts';

export const runSavedWorkflow = call('POST', '/workflows/{id}/run', {
  summary:
    'Runs a saved workflow as it is saved, with other inputs where they are given; answers as /execute-workflow does.',
  access: 'session',
  streams: true,
  input: z.object({
    id: idSchema,
    /** What agents begin with in the place of their saved input, by the agent's name or id. */
    inputs: z._default(
      z.record(z.string(), z.string().check(z.maxLength(WISH_MAX, 'An agent’s input is too long'))),
      {},
    ),
    imageData: imageDataWish,
  }),
  answer: executeWorkflow.answer,
});
