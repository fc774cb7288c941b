import { meaningOfReadings } from './correction-meaning.ts';
import { cutCorrection } from './cut-correction.ts';
import { inFigures } from './fitted-words.ts';
import { evidenceOfReadings, readingVotes, scoresOf } from './reading-scores.ts';
import {
  type CorrectionChange,
  type CorrectionReading,
  type CorrectionWords,
  readingsOf,
  wordsOfReading,
} from './readings.ts';

/** What a correction asks for, and how sure that is. */
export interface Correction {
  words: CorrectionWords;
  chance: number;
}

/** What each change is worth beside the words themselves, by what the turn is. */
export type ChangeWorth = (change: CorrectionChange) => number;

/** Longer messages bring a text of their own. */
const LONGEST = 300;
const LONGEST_DRAFT = 1_500;

/** How much the meaning of words counts beside the votes, tried on corrections that neither had learned from. */
const MEANING = 0.2;

interface ReadingChance {
  reading: CorrectionReading;
  chance: number;
}

/** All readings of a correction with their chances. */
function weighed(said: string, draft: string, worth: ChangeWorth): ReadingChance[] {
  if (said.length > LONGEST || draft.length > LONGEST_DRAFT) return [];
  const say = inFigures(said);
  const spans = cutCorrection(say, draft);
  const readings = readingsOf(say, draft, spans);
  const meaning = meaningOfReadings(say, draft, readings);
  const scores = scoresOf(evidenceOfReadings(say, draft, spans, readings), readingVotes()).map(
    (score, i) => score + MEANING * (meaning[i] as number) + worth((readings[i] as CorrectionReading).change),
  );
  const top = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return readings.map((reading, i) => ({ reading, chance: Math.exp((scores[i] as number) - top) / all }));
}

/** The likeliest reading of a correction; null where there is none. */
export function readCorrection(said: string, draft: string, worth: ChangeWorth): Correction | null {
  const all = weighed(said, draft, worth);
  const best = all.reduce<ReadingChance | null>(
    (top, one) => (top === null || one.chance > top.chance ? one : top),
    null,
  );
  if (!best) return null;
  // Readings that do the same to the text are one.
  const outcome = outcomeOf(best.reading, draft);
  const same = all.filter(({ chance, reading }) => chance > 1e-3 && outcomeOf(reading, draft) === outcome);
  return {
    words: placed(wordsOfReading(best.reading, draft), said),
    chance: same.reduce((sum, { chance }) => sum + chance, 0),
  };
}

const AT_END =
  /\b(?:at|to|on|as) (?:the|an?) (?:very )?(?:end|bottom|close|(?:last|final|closing) (?:line|sentence|words?))\b|\b(?:end|finish|close|sign off) (?:it |off )?(?:with|on|by)\b/i;

/** Whoever names no end of the text has the words stand behind its last sentence. */
const NAMES_END = /\b(?:end|bottom|below|under(?:neath)?|last|final\w*|finish\w*|clos\w+|sign\w*)\b/i;

/** Words that are to close the text stand below it, and not only behind its last sentence. */
function placed(words: CorrectionWords, said: string): CorrectionWords {
  if (words.change !== 'add') return words;
  if (words.at === undefined && AT_END.test(said)) return { ...words, at: 'end' };
  return words.at === 'end' && !NAMES_END.test(said)
    ? { change: words.change, ...(words.to ? { to: words.to } : {}) }
    : words;
}

/** Below this chance nothing is changed, whatever else speaks for it: a fact that is changed wrongly is worse than a question. */
const PLAUSIBLE = 0.1;

/** Whether what was learned speaks against a change of certain words of a draft. */
export function isDoubted(
  said: string,
  draft: string,
  change: CorrectionChange,
  { from, to }: { from?: string; to?: string },
  worth: ChangeWorth,
): boolean {
  const all = weighed(said, draft, worth);
  if (all.length === 0) return false;
  const touches = (a: string, b: string): boolean => a.includes(b) || b.includes(a);
  const isSame = ({ change: other, piece, to: fresh }: CorrectionReading): boolean =>
    other === change &&
    (from === undefined || piece === null || touches(bare(piece.text), bare(from))) &&
    (change !== 'replace' || to === undefined || touches(bare(fresh), bare(to)));
  return all.reduce((sum, { reading, chance }) => (isSame(reading) ? sum + chance : sum), 0) < PLAUSIBLE;
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function outcomeOf({ change, piece, to, at }: CorrectionReading, draft: string): string {
  if (change === 'replace' && piece) return `replace ${bare(draft.slice(0, piece.from) + to + draft.slice(piece.to))}`;
  return `${change} ${bare(piece?.text ?? '')} ${bare(to)} ${at ?? 'end'}`;
}
