import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intent } from '../../server/assistant/reading/grammar/reading.ts';
import { INTENTS, intentEvidence } from '../../server/assistant/reading/intent.ts';
import type { LabelVotes } from '../../server/assistant/reading/spans/label-votes.ts';
import { readSpans } from '../../server/assistant/reading/spans/spans.ts';
import type { CutMessage } from './corpus.ts';
import { type LabelLesson, learnLabels } from './labels.ts';

interface IntentLine {
  say: string;
  intent: Intent;
}

const FILE = join(import.meta.dirname, '../../server/assistant/reading/corpus/intents/01-hands.jsonl');
const DECAY = 0.01;

/** Messages with what they ask for, and the cut ones of the corpus: unless a line says more, who says when to post asks for a plan, and others for words. */
export function readIntents(cut: CutMessage[]): LabelLesson[] {
  const said = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as IntentLine);
  const known = cut
    .filter(({ lang }) => lang === 'en')
    .map(({ spans, intent }): IntentLine => {
      const isPlan = spans.some(([role]) => role === 'when');
      return { say: spans.map(([, text]) => text).join(''), intent: intent ?? (isPlan ? 'schedule' : 'text') };
    });
  return [...said, ...known].map(({ say, intent }) => ({
    evidence: intentEvidence(say, readSpans(say)),
    label: INTENTS.indexOf(intent),
  }));
}

export const learnIntents = (lessons: LabelLesson[]): LabelVotes => learnLabels(lessons, INTENTS.length, DECAY, []);
