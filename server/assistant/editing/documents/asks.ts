import { join } from 'node:path';
import { chancesOf, type LabelVotes, readLabelVotes, writeLabelVotes } from '../../reading/spans/label-votes.ts';
import { cutWords } from '../../reading/spans/words.ts';
import { readDocumentSpans } from './read-document.ts';

/** What a message may ask for, as far as documents go. */
const ANSWERS = ['post', 'document'] as const;
export const LABELS = ANSWERS.length;
export const labelOf = (answer: (typeof ANSWERS)[number]): number => ANSWERS.indexOf(answer);

const OPENING_WORDS = 10;
const LENGTHS = [12, 25, 45, 80];

/** What can be seen of a message that tells whether it asks for a document; what each is worth is learned (`npm run train`). */
export function documentEvidence(message: string): string[] {
  const seen = new Set<string>(['always']);
  const words = cutWords(message).words.map(({ lower }) => lower);
  words.slice(0, OPENING_WORDS).forEach((word, i) => {
    seen.add(`early ${word}`);
    if (i > 0) seen.add(`early ${words[i - 1]} ${word}`);
  });
  for (const length of LENGTHS) if (words.length > length) seen.add(`longer than ${length}`);
  const roles = readDocumentSpans(message).map(({ role }) => role);
  for (const role of new Set(roles)) {
    seen.add(`has ${role}`);
    if (roles.filter((one) => one === role).length > 1) seen.add(`several ${role}`);
  }
  return [...seen];
}

const FILE = join(import.meta.dirname, 'ask-votes.json.br');
let learned: LabelVotes | null = null;

/** Whether a message asks for a document rather than for a post. */
export function asksForDocument(message: string): boolean {
  learned ??= readLabelVotes(FILE);
  const [post = 1, document = 0] = chancesOf(documentEvidence(message), learned, LABELS);
  return document > post;
}

export const writeAskVotes = (votes: LabelVotes): void => writeLabelVotes(FILE, votes, LABELS);
