/** A text parted for an agent: the first line with words is its input, the lines below are its description. */
export function splitText(text: string): { input: string; description: string } {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return { input: '', description: '' };
  const description = lines.slice(first + 1).join('\n');
  return {
    input: (lines[first] ?? '').trim(),
    // Blank lines between the two belong to the text and stay.
    description: description.trim() === '' ? '' : description.trimEnd(),
  };
}

/** A text as its agent posts it: without blank lines around it. */
export function postedText(text: string): string {
  const { input, description } = splitText(text);
  return description === '' ? input : `${input}\n${description}`;
}

/** The two parts as one text to edit. */
export function joinText(input: string, description: string): string {
  return [input, description].filter((part) => part.trim() !== '').join('\n\n');
}
