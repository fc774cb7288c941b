/** The pages that get a button: the first, the last and those around the current one; a null stands for what is left out. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  // Where only one page would be left out, it takes no more room than the dots.
  if (current <= 4) near.add(2).add(3);
  if (current >= count - 3) near.add(count - 1).add(count - 2);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, at) => (at > 0 && page - (shown[at - 1] ?? 0) > 1 ? [null, page] : [page]));
}
