import * as z from 'zod/mini';
import { instantSchema } from '../instants.ts';

/** The id of the last row of the page before: many rows may share one moment, and then their ids say which come next. */
export const beforeIdSchema = z.optional(z.guid('Please give the id of the last one you have'));

/** Where the next page of a list begins that runs from the newest on: behind the moment, and behind the id at that moment. */
export const placeFields = { before: z.optional(instantSchema), beforeId: beforeIdSchema };
