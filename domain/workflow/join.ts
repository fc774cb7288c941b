import * as z from 'zod/mini';

/** What can stand between texts that are put together. */
export const SEPARATORS = {
  'blank line': { label: 'A blank line', text: '\n\n' },
  'new line': { label: 'A new line', text: '\n' },
  space: { label: 'A space', text: ' ' },
  rule: { label: 'A line of dashes', text: '\n\n---\n\n' },
} as const;
export type Separator = keyof typeof SEPARATORS;
export const separatorSchema = z.enum(Object.keys(SEPARATORS) as Separator[]);
