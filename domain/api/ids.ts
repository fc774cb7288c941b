import * as z from 'zod/mini';

/** The id of something that a call names: whoever made it, it has a length. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(100));
