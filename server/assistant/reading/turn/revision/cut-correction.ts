import { bestRoles } from '../../spans/cut-spans.ts';
import { classesOf, type WordClass } from '../../spans/lexicon.ts';
import { type Place, placesOf } from '../../spans/place.ts';
import { score, see, type Votes } from '../../spans/votes.ts';
import { readVotes } from '../../spans/votes-file.ts';
import { figureOf } from '../facts.ts';
import { stemOf, topicWords } from '../said.ts';
import { isNear } from './likeness.ts';

/** What words of a correction are: said to us, the words that go, those that come, where they stand, and why. */
export const CORRECTION_ROLES = ['cue', 'old', 'new', 'where', 'why'] as const;
export type CorrectionRole = (typeof CORRECTION_ROLES)[number];

export interface CorrectionSpan {
  role: CorrectionRole;
  text: string;
  from: number;
  to: number;
}

/** Nobody corrects with more words than this: what comes after them is a text of its own. */
const MOST_WORDS = 80;

/** A correction laid out for the evidence, which sees of every word how it stands to the draft. */
export function placeOfCorrection(say: string, draft: string): Place {
  const stems = new Set(topicWords(draft).map(({ stem }) => stem));
  const figures = new Set((draft.match(/\d+(?:[.,:]\d+)*|\p{L}+/gu) ?? []).map((word) => figureOf(word)));
  const units = new Set([...draft.matchAll(/\d\s?(\p{L}+)/gu)].map(([, unit = '']) => stemOf(unit.toLowerCase())));
  const ofDraft = (word: string): WordClass[] => {
    if (/^\d/.test(word) || figureOf(word) !== word) {
      const figure = /^[\d.,:]+/.exec(figureOf(word))?.[0] ?? '';
      return [figures.has(figure) ? 'saidFigure' : 'freshFigure'];
    }
    const [topic] = topicWords(word);
    const stem = topic?.stem ?? stemOf(word);
    const unit: WordClass[] = units.has(stem) ? ['saidUnit'] : [];
    if (!topic) return unit;
    if (stems.has(stem)) return [...unit, 'said'];
    return [...unit, word.length > 3 && [...stems].some((other) => isNear(other, stem)) ? 'nearlySaid' : 'fresh'];
  };
  return placesOf(say, (word) => [...classesOf(word), ...ofDraft(word)]);
}

let learned: Votes | null = null;

/** Cuts a correction into what its words are for (`npm run train -- corrections`). */
export function cutCorrection(say: string, draft: string, votes?: Votes): CorrectionSpan[] {
  learned ??= votes ?? readVotes('corrections');
  const place = placeOfCorrection(say, draft);
  if (place.cut.words.length > MOST_WORDS) return [];
  return spansOf(place, bestRoles(score(see(place, (votes ?? learned).known), votes ?? learned)));
}

function spansOf({ cut: { message, words } }: Place, roles: number[]): CorrectionSpan[] {
  const spans: CorrectionSpan[] = [];
  words.forEach((word, i) => {
    const last = spans.at(-1);
    // What only leans on a word goes with it: the sign of a currency, a mark that opens a quotation.
    const from = word.from - (/[€$£₦₱¥#"“„«'‘+]*$/u.exec(message.slice(last?.to ?? 0, word.from))?.[0].length ?? 0);
    if (last && roles[i] === roles[i - 1]) last.to = word.to;
    else spans.push({ role: CORRECTION_ROLES[roles[i] as number] as CorrectionRole, text: '', from, to: word.to });
  });
  spans.forEach((span, i) => {
    const gap = message.slice(span.to, spans[i + 1]?.from ?? message.length);
    span.to += /^[€$£₦₱¥%"”»'’!?)]*/u.exec(gap)?.[0].length ?? 0;
    span.text = message.slice(span.from, span.to);
  });
  return spans;
}
