import { sentencesIn } from '../reading/turn/text-parts.ts';

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 };
const ASKED =
  /\b([2-5]|two|three|four|five)\s+(?:\p{L}+\s+)?(?:versions?|options?|variants?|alternatives?|takes|suggestions?)\b/iu;

/** How many versions of a text a message asks for. */
export function versionsAsked(message: string): number {
  const said = ASKED.exec(message)?.[1]?.toLowerCase() ?? '';
  return NUMBERS[said] ?? (Number(said) || 1);
}

/** The same sentences in other orders, each with another one first: as many as there are sentences, and no more than asked. */
export function reorderedVersions(text: string, count: number): string[] {
  const sentences = sentencesIn(text);
  const joint = text.includes('\n\n') ? '\n\n' : ' ';
  return [
    text,
    ...sentences.slice(1).map((_, i) => [...sentences.slice(i + 1), ...sentences.slice(0, i + 1)].join(joint)),
  ].slice(0, count);
}
