import { Failure } from '../../../domain/errors.ts';

const MAX_DEPTH = 40;

/**
 * Refuses what no person types and no table can hold: NUL characters, halves of surrogate pairs, nesting without end.
 * Iterative, since the depth is the sender's choice.
 */
export function refuseStrangeValues(input: object): void {
  const open: { value: unknown; depth: number }[] = [{ value: input, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > MAX_DEPTH) throw new Failure('VALIDATION', 'This is nested too deeply.');
    if (typeof value === 'string') refuseStrangeText(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      refuseStrangeText(key);
      open.push({ value: inner, depth: depth + 1 });
    }
  }
}

function refuseStrangeText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Failure('VALIDATION', 'The text contains characters that can’t be stored.');
}
