/** Which bytes of how many: both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * What a Range header asks of so many bytes: a range, 'unsatisfiable' where it lies outside, or null where it is missing
 * or more than one (then the whole is a right answer).
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start >= size || start > end ? 'unsatisfiable' : { start, end };
}
