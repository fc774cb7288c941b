import { type FactKind, factsIn } from '../reading/turn/facts.ts';
import { sentencesIn } from '../reading/turn/text-parts.ts';
import type { Outcome } from './outcome.ts';

const FEWEST = 2;

/** Each sentence below the question that it answers; what answers none stands as it is. Nothing is made up. */
export function asQuestions(text: string): Outcome {
  const parts = sentencesIn(text).map((sentence) => ({ question: questionOf(sentence), sentence }));
  if (parts.filter(({ question }) => question !== null).length < FEWEST)
    return { note: 'The built-in editor finds no questions that these sentences answer. A connected AI model could.' };
  const lines: string[] = [];
  let last: string | null = null;
  for (const { question, sentence } of parts) {
    if (lines.length > 0 && (question === null || question === last)) lines.push(`${lines.pop()} ${sentence}`);
    else lines.push(question === null ? sentence : `${question}\n${sentence}`);
    last = question ?? last;
  }
  return { text: lines.join('\n\n') };
}

function questionOf(sentence: string): string | null {
  const kinds = factsIn(sentence).map(({ kind }) => kind);
  const has = (...some: FactKind[]): boolean => some.some((kind) => kinds.includes(kind));
  if (has('link', 'mail', 'phone')) {
    if (/\b(?:book|reserve|sign up|register|order)\b/i.test(sentence)) return 'How do I book?';
    return /\b(?:read|more|notes|details|visit|see)\b/i.test(sentence)
      ? 'Where can I find out more?'
      : 'How can I reach you?';
  }
  if (
    /\bwe(?:['’]re| are)? (?:\w+ )?(?:open|closed)\b|^(?:open|closed)\b/i.test(sentence) &&
    has('weekday', 'time', 'range', 'date')
  )
    return 'When are you open?';
  const asked = [
    ...(has('date', 'weekday', 'time', 'range', 'ordinal') ? ['when'] : []),
    ...(/\b(?:in|at) (?:the )?\p{Lu}[\p{L}'’]+/u.test(sentence) ? ['where'] : []),
    ...(has('money') || /\bfree\b/i.test(sentence) ? ['how much'] : []),
  ];
  if (asked.length === 0) return null;
  const words = asked.length > 1 ? `${asked.slice(0, -1).join(', ')} and ${asked.at(-1)}` : (asked[0] ?? '');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}?`;
}
