import type { Platform } from '../../../domain/post/platforms.ts';
import { paragraphs } from '../editing/layout/layout.ts';
import { addressesIn } from '../editing/mending/shield.ts';
import { COUNTS } from '../editing/wishes/numbers.ts';
import { clausesIn, sentencesIn, toldSentences } from '../reading/turn/text-parts.ts';
import { leftOut, tellingMost } from './fit-within.ts';
import type { Outcome } from './outcome.ts';
import { inPosts } from './posts.ts';
import { asQuestions } from './questions.ts';
import { asSentence, tidySentences, upperFirst, withoutTags } from './sentences.ts';
import { headlineOf, withHeadline } from './title.ts';

const MARK = /^(?:[-•*–]|\d+[.)])\s+/;

/** Lays the same words out in another form. */
export function reshape(text: string, form: string): Outcome {
  if (/^title$/i.test(form)) return { text: headlineOf(text) };
  if (/^headline\b/i.test(form)) return { text: withHeadline(text, /capitals/i.test(form)) };
  if (/^capitals$/i.test(form)) return { text: inCase(text, (words) => words.toUpperCase()) };
  if (/^lower case$/i.test(form)) return { text: inCase(text, (words) => words.toLowerCase()) };
  if (/^(?:\w+ posts|thread)$/i.test(form)) return inPosts(text, form);
  const [, count = '', numbered] = /^(\S+) (numbered )?points$/i.exec(form) ?? [];
  if (count !== '')
    return inPoints(text, COUNTS[count.toLowerCase()] ?? Number(count), numbered ? (i) => `${i + 1}. ` : () => '- ');
  if (/\bq ?& ?a\b|^questions?(?: and answers?)?$/i.test(form)) return asQuestions(text);
  if (/\bnumber|\bsteps?\b/i.test(form)) return aboveTags(text, (i) => `${i + 1}. `);
  if (/\bbullet|\blist\b|\bchecklist\b/i.test(form)) return aboveTags(text, () => '- ');
  if (/\bown line\b|\bseparate lines?\b|^lines$|\bline breaks?\b/i.test(form)) return asList(text, () => '');
  if (/\bparagraph breaks?\b|^(?:short )?paragraphs$/i.test(form)) return { text: sentencesIn(text).join('\n\n') };
  if (/\bnormal\b|\brunning\b|\bprose\b|\bplain\b|\bone (?:paragraph|block)\b|^paragraph$/i.test(form))
    return { text: asProse(text) };
  return {
    note: `The built-in editor can lay it out as a list or as paragraphs; a connected AI model could write it as "${form}".`,
  };
}

/** So many points: of more sentences those that tell most, and what had to go is said. */
function inPoints(text: string, count: number, mark: (i: number) => string): Outcome {
  const sentences = toldSentences(text);
  if (sentences.length > count) {
    const told = tellingMost(sentences, count);
    const gone = sentences.filter((sentence) => !told.includes(sentence));
    return { text: told.map((one, i) => mark(i) + one).join('\n'), note: leftOut(gone) };
  }
  const list = asList(text, mark);
  if (!('text' in list)) return list;
  const points = list.text.split('\n').filter((line) => MARK.test(line)).length;
  return points === count ? list : { ...list, note: `It says only ${points} things, so there are ${points} points.` };
}

/** A list of what is told; the hashtags stay below it. */
function aboveTags(text: string, mark: (i: number) => string): Outcome {
  const [body, tags] = withoutTags(text);
  const list = asList(body, mark);
  return 'text' in list && tags !== '' ? { ...list, text: `${list.text}\n\n${tags.trim()}` } : list;
}

/** The items of a list: after a colon, the longest row of short clauses, or the sentences. */
function asList(text: string, mark: (i: number) => string): Outcome {
  const lines = text.split('\n').filter((line) => MARK.test(line));
  if (lines.length > 1) {
    let i = 0;
    return { text: text.replace(/^(?:[-•*–]|\d+[.)])\s+/gm, () => mark(i++)) };
  }
  const sentences = sentencesIn(text);
  // Of several sentences each is a point; only a row behind a colon is one of its own.
  const row = sentences.find(
    (sentence) => itemsOf(sentence).items.length > 2 && (sentences.length < 3 || itemsOf(sentence).lead !== ''),
  );
  if (!row)
    return sentences.length < 2
      ? { question: 'What are the points of the list?' }
      : { text: sentences.map((one, i) => mark(i) + one).join('\n') };
  const { lead, items } = withLead(itemsOf(row));
  const list = items.map((item, i) => mark(i) + upperFirst(item.replace(/[.]$/, ''))).join('\n');
  const before = sentences.slice(0, sentences.indexOf(row)).join(' ');
  const after = sentences.slice(sentences.indexOf(row) + 1).join(' ');
  return { text: [before, lead, list].filter(Boolean).join('\n') + (after ? `\n\n${after}` : '') };
}

function itemsOf(sentence: string): { lead: string; items: string[] } {
  const colon = sentence.indexOf(': ');
  const lead = colon > 0 ? sentence.slice(0, colon + 1) : '';
  const body = colon > 0 ? sentence.slice(colon + 2) : sentence;
  const numbered = body.split(/\s*\d+[.)]\s+/).filter(Boolean);
  const items = numbered.length > 2 ? numbered : body.split(ITEM_ENDS).filter(Boolean);
  if (clausesIn(body).length === 0) return { lead, items: [] };
  return { lead, items };
}

const ITEM_ENDS = /,\s+(?:(?:and|und|y|et|e)\s+)?|\s+(?:and|und|y|et|e)\s+(?=[^,]+$)/;
const ARTICLE = /^(?:an?|the|some|your|eine?[nmrs]?|der|die|das|den|une?|des|una|unos|unas)$/i;

/** 'Bring a towel, a lock and shoes': what leads to the row is no part of its first item. */
function withLead({ lead, items }: { lead: string; items: string[] }): { lead: string; items: string[] } {
  if (lead !== '') return { lead, items };
  const [first = '', ...others] = items;
  const words = first.split(/\s+/);
  const article = words.findLastIndex((word) => ARTICLE.test(word));
  const isRowOfArticles = others.some((one) => ARTICLE.test(one.split(/\s+/)[0] ?? ''));
  // Without articles the row is of bare words, and the last word of the first part is the first of them.
  const at = isRowOfArticles ? article : others.some((one) => !one.includes(' ')) ? words.length - 1 : -1;
  if (at < 1) return { lead: '', items };
  return { lead: `${words.slice(0, at).join(' ')}:`, items: [words.slice(at).join(' '), ...others] };
}

function asProse(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.some((line) => MARK.test(line)))
    return tidySentences(lines.map((line) => (MARK.test(line) ? asSentence(line.replace(MARK, '')) : line)).join(' '));
  return tidySentences(lines.join(' ').replace(/(?<=\s)\d+[.)]\s+(?=\p{Lu})/gu, ''));
}

/** Plain running text in the short paragraphs of a place; what has lines of its own keeps them. */
export function inParagraphs(text: string, place: Platform): string {
  return text
    .split(/\n{2,}/)
    .map((block) => (block.includes('\n') ? block : paragraphs(sentencesIn(block), place, null).join('\n\n')))
    .join('\n\n');
}

/** Other letters for all but addresses, handles and hashtags: they would lead elsewhere. */
export function inCase(text: string, change: (words: string) => string): string {
  const kept = [...addressesIn(text), ...(text.match(/[#@][\p{L}\p{N}_]+/gu) ?? [])];
  const changed = change(text);
  return kept.reduce((all, one) => all.replaceAll(change(one), one), changed);
}
