import { documentEvidence, LABELS, labelOf } from '../../server/assistant/editing/documents/asks.ts';
import type { LabelVotes } from '../../server/assistant/reading/spans/label-votes.ts';
import type { CutDocument, CutMessage } from './corpus.ts';
import { type LabelLesson, learnLabels } from './labels.ts';

const DECAY = 0.01;
/** So many times as many posts as documents are enough to know them apart. */
const POSTS = 3;

/** Learns what asks for a document from those of its corpus, beside as many messages again that ask for posts. */
export function learnAsks(documents: CutDocument[], messages: CutMessage[]): LabelVotes {
  const english = messages.filter(({ lang }) => lang === 'en');
  const every = Math.max(1, Math.floor(english.length / (documents.length * POSTS)));
  const posts = english.filter((_, i) => i % every === 0);
  const lesson = (spans: [string, string][], answer: 'post' | 'document'): LabelLesson => {
    const message = spans.map(([, text]) => text).join('');
    return { evidence: documentEvidence(message), label: labelOf(answer) };
  };
  const lessons = [
    ...documents.map(({ spans }) => lesson(spans, 'document')),
    ...posts.map(({ spans }) => lesson(spans, 'post')),
  ];
  return learnLabels(lessons, LABELS, DECAY, []);
}
