/** Fewer words name nothing: 'Tip: bread keeps longest in a clay pot' is no 'Tip'. */
const FEWEST_WORDS = 3;

/** A short name for lists and cards: the first words of the content, cut at a word. The one namer of plans and tasks. */
export function shortName(content: string): string {
  const line =
    content
      .split('\n')[0]
      ?.replace(/^#+\s+/, '')
      .replace(/https?:\/\/\S+|#\S+/g, '')
      .replace(/^(?:(?:a|an|the|our|my|some|that|about|with)\s+)+/i, '')
      .replace(/["“”„«»]/g, '')
      .replace(/\s+/g, ' ')
      .trim() ?? '';
  const clause = openingOf(line);
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
      : cut.replace(
          /(?:\s(?:and|or|of|for|the|a|an|to|in|on|at|with|from|by|our|is|are|that|about|new|only|until))+$/i,
          '',
        );
  if (whole) return whole.charAt(0).toUpperCase() + whole.slice(1);
  return /https?:\/\/([^\s/?#]+)/.exec(content)?.[1] ?? 'Post';
}

/** The first clause of a line, with the next ones as long as it says too little; without the sign at its end. */
function openingOf(line: string): string {
  let opening = '';
  for (const clause of line.split(/(?<=[.!?;:])\s/)) {
    opening = opening ? `${opening} ${clause}` : clause;
    if (opening.split(' ').length >= FEWEST_WORDS) break;
  }
  return opening.replace(/[.!?;:]$/, '');
}
