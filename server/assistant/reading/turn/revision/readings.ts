import { topicWords } from '../said.ts';
import { standingIn } from '../text-parts.ts';
import type { CorrectionSpan } from './cut-correction.ts';
import { type DraftPiece, draftPieces } from './draft-pieces.ts';
import { fittedWords } from './fitted-words.ts';
import { type FreshWords, freshOf } from './fresh-words.ts';
import { isNear } from './likeness.ts';

export type CorrectionChange = 'replace' | 'remove' | 'add' | 'order';

/** One way to read a correction: what it does to which piece of the draft, with which of its words. */
export interface CorrectionReading {
  change: CorrectionChange;
  piece: DraftPiece | null;
  fresh: FreshWords | null;
  /** The new words as they would stand there. */
  to: string;
  /** Where added or moved words stand: at an end of the text, or beside the piece. */
  at: 'start' | 'end' | 'after' | 'before' | null;
}

/** The arguments of a revision. */
export interface CorrectionWords {
  change: CorrectionChange;
  from?: string;
  to?: string;
  at?: 'start' | 'end';
}

const REPLACED = [
  'fact',
  'counted',
  'labelled',
  'name',
  'word',
  'group',
  'clause',
  'clauses',
  'sentence',
  'phrase',
  'row',
];
const REMOVED = [
  'fact',
  'counted',
  'name',
  'word',
  'group',
  'clause',
  'clauses',
  'phrase',
  'bracket',
  'row',
  'sentence',
  'sentences',
  'sign',
];
const MOVED = ['sentence', 'clause', 'row'];
const BESIDE = ['sentence', 'clause', 'row'];
const LONG = 9;

/** All ways to read a correction of a draft. */
export function readingsOf(say: string, draft: string, spans: CorrectionSpan[]): CorrectionReading[] {
  const pieces = draftPieces(draft);
  const fresh = freshOf(say, spans);
  const readings: CorrectionReading[] = [];
  const isLinked = (piece: DraftPiece, one: FreshWords): boolean => {
    if (piece.fact && one.fact) return true;
    if (piece.kind === 'name' && (one.kind === 'name' || one.kind === 'cut')) return true;
    const stems = stemsOf(piece.text);
    if (stems.some((stem) => said.has(stem))) return true;
    if (one.text.includes(' ') || piece.text.includes(' '))
      return one.kind === 'cut' && leads.has(leadOf(piece, draft));
    return isNear(piece.text, one.text) || (one.kind === 'cut' && leads.has(leadOf(piece, draft)));
  };
  const short = fresh.filter(({ kind, text }) => kind !== 'clause' || text.split(/\s+/).length <= LONG);
  const said = new Set(stemsOf(say));
  const leads = new Set([...say.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => word));
  for (const piece of pieces) {
    if (REPLACED.includes(piece.kind))
      for (const one of short) {
        // A fact takes the place of a fact; other words that of words.
        if (piece.kind !== 'fact' && !isLinked(piece, one)) continue;
        if (piece.kind === 'fact' && !one.fact && one.kind !== 'cut') continue;
        if (CLOCK.includes(piece.fact ?? '') && isCount(one)) continue;
        const to = fittedWords(piece, one, draft);
        if (to !== null && folded(to) !== folded(piece.text))
          readings.push({ change: 'replace', piece, fresh: one, to, at: null });
      }
    const isFirst = standingIn(draft, piece.text)?.at === piece.from || !/^[\p{L}\p{N}]/u.test(piece.text);
    if (REMOVED.includes(piece.kind) && isFirst)
      readings.push({ change: 'remove', piece, fresh: null, to: '', at: null });
    if (MOVED.includes(piece.kind))
      for (const at of ['start', 'end'] as const) readings.push({ change: 'order', piece, fresh: null, to: '', at });
  }
  for (const one of fresh) {
    const to = one.text.trim().replace(/^["'“„«‘,.;:\s-]+|["'”»’,;:\s-]+$/gu, '');
    if (to === '' || (one.kind !== 'cut' && one.kind !== 'clause' && one.kind !== 'quoted')) continue;
    for (const at of ['start', 'end', null] as const) readings.push({ change: 'add', piece: null, fresh: one, to, at });
    for (const piece of pieces)
      if (BESIDE.includes(piece.kind))
        for (const at of ['after', 'before'] as const) readings.push({ change: 'add', piece, fresh: one, to, at });
  }
  return readings;
}

/** 'Only 8 places' is no hour: what counts things takes no time's place. */
const CLOCK: string[] = ['time', 'range'];
const isCount = ({ kind, fact, next }: FreshWords): boolean =>
  fact === 'number' && (kind === 'counted' || topicWords(next).some(({ isCalendar }) => !isCalendar));

const stemsOf = (text: string): string[] => topicWords(text).map(({ stem }) => stem);
const leadOf = ({ from }: DraftPiece, draft: string): string =>
  /(\p{L}+)\s$/u.exec(draft.slice(Math.max(0, from - 20), from))?.[1]?.toLowerCase() ?? '';
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a reading asks the editor to do. */
export function wordsOfReading({ change, piece, fresh, to, at }: CorrectionReading, draft: string): CorrectionWords {
  if (change === 'add' && piece && (at === 'after' || at === 'before')) return beside(piece, to, at);
  if (change === 'add' || !piece) return { change, to, ...(at === 'start' || at === 'end' ? { at } : {}) };
  const [from, end] = piece.sentence;
  const sentence = draft.slice(from, end);
  if (change === 'remove')
    return { change, from: sentence.replace(/[.!?…]+$/, '') === piece.text ? sentence : piece.text };
  if (change === 'order') return { change, from: piece.text, to: at ?? 'start' };
  return { change, ...inItsPlace(...countedWith(withSign(piece, to, draft), fresh, to, draft), draft) };
}

/** '£4 a head' for the '3 a head' behind a '£': the sign goes with what it stands before. */
function withSign(piece: DraftPiece, to: string, draft: string): DraftPiece {
  const [sign = ''] = /[€$£₦₱¥]$/u.exec(draft.slice(0, piece.from)) ?? [];
  return sign !== '' && /^[€$£₦₱¥]/u.test(to) ? { ...piece, from: piece.from - 1, text: sign + piece.text } : piece;
}

/** '2 basses' for '1 bass': the noun goes with its number. */
function countedWith(piece: DraftPiece, fresh: FreshWords | null, to: string, draft: string): [DraftPiece, string] {
  const [gap = '', noun = ''] = /^\s(\p{L}+)/u.exec(draft.slice(piece.to)) ?? [];
  const next = fresh?.kind === 'fact' ? fresh.next : '';
  const isOther = noun !== '' && next !== '' && noun.toLowerCase() !== next.toLowerCase();
  if (piece.kind !== 'fact' || !isOther || stemsOf(noun)[0] !== stemsOf(next)[0] || stemsOf(noun).length === 0)
    return [piece, to];
  return [{ ...piece, to: piece.to + gap.length, text: piece.text + gap }, `${to} ${next}`];
}

/** What stands elsewhere too is named with the words before it: the '2' of 'room 2', not that of '2 to 4'. */
function inItsPlace({ text, from }: DraftPiece, to: string, draft: string): { from: string; to: string } {
  const before = [...draft.slice(0, from).matchAll(/\S+\s+/g)].map(({ index }) => index).reverse();
  for (const start of [from, ...before]) {
    const lead = draft.slice(start, from);
    if (standingIn(draft, lead + text)?.at === start) return { from: lead + text, to: lead + to };
  }
  return { from: text, to };
}

/** Words that come right before or behind a part of the text: a sentence beside a sentence, a clause beside a clause. */
function beside({ kind, text }: DraftPiece, to: string, at: 'after' | 'before'): CorrectionWords {
  const mark = /^(?:[-•*–]|\d+[.)])\s+/.exec(text)?.[0];
  const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  const own = kind === 'sentence' ? upper(/[.!?]$/.test(to) ? to : `${to}.`) : mark ? mark + upper(to) : to;
  const gap = kind === 'sentence' ? ' ' : mark ? '\n' : ', ';
  return { change: 'replace', from: text, to: at === 'after' ? `${text}${gap}${own}` : `${own}${gap}${text}` };
}
