import { distance } from '../../../../lib/distance.ts';

/** Whether two words differ by a slip of the pen. */
export function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2 || Math.min(a.length, b.length) < 3) return false;
  return distance(a.toLowerCase(), b.toLowerCase()) <= (Math.min(a.length, b.length) > 5 ? 2 : 1);
}
