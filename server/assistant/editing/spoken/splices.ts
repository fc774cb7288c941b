/** Two sentences that only a comma joins. */
const SUBJECT = /^(?:we|they|he|she|it|you|I)(?:['’]\p{L}+)? \p{L}+/u;
/** What opens a sentence that asks readers for something. */
export const REQUEST =
  /^(?:come|bring|text|phone|email|tell|help|share|sign|join|meet|book|call|ring|ask|write|contact|send|reply|collect|apply|register|use|take|wear|renew|upload|find|questions:)\b/i;
const DEPENDENT = /^(?:if|when|as|because|since|while|once|after|before|although|unless|until|where|whenever)\b/i;
const RUNNING = /\b(?:and|or|but|so|because|that|which|who|if|when|to|not)$/i;

/** Gives each of two joined sentences its own full stop; rows of like clauses stay as they are. */
export function splitSplices(sentence: string): string[] {
  const parts = sentence.split(/, (?=\S)/);
  if (parts.length === 1 || DEPENDENT.test(sentence)) return [sentence];
  const openings = parts.map((part) => part.split(' ')[0]?.toLowerCase() ?? '');
  const out: string[] = [];
  for (const [i, part] of parts.entries()) {
    const before = out.at(-1);
    const alike = openings.filter((word) => word === openings[i]).length > 1;
    const opens = SUBJECT.test(part) || (REQUEST.test(part) && part.split(' ').length > 2);
    if (
      before !== undefined &&
      opens &&
      !alike &&
      before.split(' ').length > 2 &&
      !RUNNING.test(before) &&
      balanced(before)
    )
      out.push(part);
    else if (before === undefined) out.push(part);
    else out[out.length - 1] = `${before}, ${part}`;
  }
  return out;
}

const balanced = (text: string) =>
  text.split('(').length === text.split(')').length && text.split(/[“”"]/).length % 2 === 1;
