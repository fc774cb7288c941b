/** A short name for lists and cards: the first words of the content, cut at a word. */
export function titleOf(content: string): string {
  const line =
    content
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+|#\S+/g, '')
      .replace(/^(?:(?:a|an|the|our|my|some|that|about|with)\s+)+/i, '')
      .replace(/["“”„«»]/g, '')
      .replace(/\s+/g, ' ')
      .trim() ?? '';
  const clause = line.split(/[.!?;:](?:\s|$)/)[0] ?? line;
  let title = '';
  for (const word of clause.split(' ')) {
    if (title && `${title} ${word}`.length > 48) break;
    title = title ? `${title} ${word}` : word;
  }
  const cut = Array.from(title)
    .slice(0, 60)
    .join('')
    .replace(/[\s,;:—–\-"“”'(]+$/, '');
  // Only a title that was cut can end in the middle of a phrase: 'results are in' is whole.
  const whole =
    title === clause
      ? cut
      : cut.replace(/(?:\s(?:and|or|of|for|the|a|an|to|in|on|at|with|from|by|our|is|are|that|about|new))+$/i, '');
  if (whole) return whole.charAt(0).toUpperCase() + whole.slice(1);
  return /https?:\/\/([^\s/?#]+)/.exec(content)?.[1] ?? 'Post';
}
