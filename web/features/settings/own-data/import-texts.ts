/** How many workflows were taken over, and how many of them in the place of another. */
export function importedText({ imported, replaced }: { imported: number; replaced: number }): string {
  if (imported === 0) return 'No workflow was imported';
  const text = imported === 1 ? '1 workflow imported' : `${imported} workflows imported`;
  if (replaced === 0) return text;
  return replaced === imported ? `${text} in the place of yours` : `${text}, ${replaced} in the place of yours`;
}
