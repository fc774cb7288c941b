/** A short name for lists and cards: the first words of the content, cut at a word. */
export function titleOf(content: string): string {
  const line =
    content
      .split('\n')[0]
      ?.replace(/https?:\/\/\S+|#\S+/g, '')
      .replace(/^(?:a|an|the|our|my|some|that|about)\s+/i, '')
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
    .replace(/[\s,;:—–\-"“”'(]+$/, '')
    .replace(/\s(?:and|or|of|for|the|a|an|to|in|on|at|with|from|by|our)$/i, '');
  return cut ? cut.charAt(0).toUpperCase() + cut.slice(1) : 'Post';
}
