import { join } from 'node:path';
import { keepRecent } from '../../../lib/keep-recent.ts';
import { SpanMeaning } from '../../reading/encoder/span-meaning.ts';
import { bestRoles } from '../../reading/spans/cut-spans.ts';
import { isOfTheText } from '../../reading/spans/doubt.ts';
import type { WordClass } from '../../reading/spans/lexicon.ts';
import { type Place, placesOf } from '../../reading/spans/place.ts';
import type { Role } from '../../reading/spans/roles.ts';
import { bothEnds, joinSpans, readSpans, sureSpans } from '../../reading/spans/spans.ts';
import { score, see, type Votes } from '../../reading/spans/votes.ts';
import { readVotes } from '../../reading/spans/votes-file.ts';
import { cutWords } from '../../reading/spans/words.ts';
import { DOCUMENT_ROLES, type DocumentRole, type DocumentSpan } from './roles.ts';

let learned: Votes | null = null;

/** Cuts a message that asks for a document: what is said to the writer, what it is about, what stands in it, what is missing. */
export const readDocumentSpans = keepRecent((message: string): DocumentSpan[] => {
  const cut = cutWords(message);
  const roles = bothEnds(cut, readRoles, 'matter');
  // What is joined by a mark inside a word is one: '5-10', 'clear-out'.
  for (let i = 1; i < roles.length; i++) if (JOINS.test(cut.gaps[i] ?? ' ')) roles[i] = roles[i - 1] as DocumentRole;
  return withDoubtfulTold(message, joinSpans(cut, roles, 'matter'));
});

const JOINS = /^[-–/'’.&+@]+$/u;

const DENIES = /^\W*(?:no|not|never|without)\s+(?:\S+\s*){1,4}$/iu;
/**
 * Behind the first facts, what denies something and is matter to the reader of any message is no order, unless it speaks of the text:
 * what is left in by mistake its author sees, what is left out is lost without a trace ('No cash please.').
 */
function withDoubtfulTold(message: string, spans: DocumentSpan[]): DocumentSpan[] {
  const roles = sureSpans(message).flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  let at = 0;
  let isTold = false;
  const isMatter = (sentence: string): boolean => {
    const from = at;
    at += sentence.length;
    return roles.slice(from, at).filter((role) => role === 'matter').length * 2 > sentence.length;
  };
  return spans
    .flatMap((span): DocumentSpan[] => {
      isTold ||= span.role === 'matter' || span.role === 'items' || span.role === 'steps';
      return (span.text.match(SENTENCE) ?? [span.text]).map((text): DocumentSpan => {
        const isTaken = isMatter(text) && isTold && span.role === 'order' && DENIES.test(text) && !isOfTheText(text);
        return { role: isTaken ? 'matter' : span.role, text };
      });
    })
    .reduce<DocumentSpan[]>((out, span) => {
      const last = out.at(-1);
      if (last?.role === span.role) last.text += span.text;
      else out.push({ ...span });
      return out;
    }, []);
}
const SENTENCE = /[^.!?\n]*[.!?\n]*\s*/gu;

/** How much the meaning of words counts beside the votes. */
const MEANING = 0.6;
const meaning = new SpanMeaning(join(import.meta.dirname, 'weights.bin'), MEANING, 255);

function readRoles(message: string): DocumentRole[] {
  learned ??= readVotes('documents');
  const place = documentPlace(message);
  const scores = score(see(place, learned.known), learned);
  meaning.addTo(scores, place.cut);
  return bestRoles(scores).map((role) => DOCUMENT_ROLES[role] as DocumentRole);
}

/** A message laid out for reading it as a document: what its words are in any message is evidence. */
export function documentPlace(message: string): Place {
  const place = placesOf(message);
  const roles = readSpans(message).flatMap(({ role, text }) => Array<Role>(text.length).fill(role));
  const classes = place.cut.words.map(({ from }, i): WordClass[] => [
    ...(place.classes[i] ?? []),
    `read as ${roles[from] ?? 'matter'}`,
  ]);
  return { ...place, classes };
}
