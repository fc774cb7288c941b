/** How many workflows were taken over. */
export function importedText(count: number): string {
  if (count === 0) return 'No workflow was imported';
  return count === 1 ? '1 workflow imported' : `${count} workflows imported`;
}
