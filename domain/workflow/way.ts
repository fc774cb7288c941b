import * as z from 'zod/mini';

/** The two ways on from a branch. */
export const WAYS = ['yes', 'no'] as const;
export const waySchema = z.enum(WAYS);
export type Way = z.infer<typeof waySchema>;
