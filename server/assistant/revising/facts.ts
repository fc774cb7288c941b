import { mend } from '../editing/mending/mend.ts';
import { languageOf } from '../reading/language.ts';
import { factsIn } from '../reading/turn/facts.ts';
import { foundIn, sentencesIn, standingIn } from '../reading/turn/text-parts.ts';
import { leftOut } from './fit-within.ts';
import type { Outcome } from './outcome.ts';
import { asSentence, tidySentences, upperFirst, withoutTags } from './sentences.ts';

/** What could not be found is asked for, never guessed. */
const notFound = (words: string): Outcome => ({
  question: `The draft does not say "${words}". Which words do you mean?`,
});

/** Puts new words in the place of old ones, or in the place of the whole text. */
export function replaceFact(text: string, from: string | undefined, to: string | undefined): Outcome {
  const given = to?.trim().replace(/^["“„«]([\s\S]*)["”“»]$/u, '$1');
  const fresh = given && from ? mendedPart(given) : given;
  if (!fresh) return { question: from ? `What should stand in place of "${from}"?` : 'What should it say instead?' };
  if (!from) return { text: fresh };
  const place = standingIn(text, from);
  if (!place) return notFound(from);
  const { words: old, at } = place;
  const isOpening = at === 0 || /[.!?]\s+$/.test(text.slice(0, at));
  const marked = /[.!?]$/.test(old) && !/[.!?]$/.test(fresh) ? `${fresh}${old.slice(-1)}` : fresh;
  const cased = isOpening || /^\p{Lu}\p{Ll}/u.test(old) ? upperFirst(marked) : marked;
  const [before, after] = [text.slice(0, at), text.slice(at + old.length)];
  return {
    text: tidySentences(before + withoutTwice(cased, after) + (isWord(old) ? everywhere(after, old, fresh) : after)),
  };
}

/** A word is exchanged wherever it stands; a figure or a day may stand there for another reason. */
const isWord = (words: string): boolean => factsIn(words).length === 0 && words.split(/\s+/).length <= 3;

function everywhere(text: string, old: string, fresh: string): string {
  const next = standingIn(text, old);
  if (next === null) return text;
  const cased = /^\p{Lu}/u.test(next.words) ? upperFirst(fresh) : fresh;
  return text.slice(0, next.at) + cased + everywhere(text.slice(next.at + next.words.length), old, fresh);
}

/** Words that stand behind the old ones already are not said twice: 'we rest on Mondays' for the 'closed' of 'closed Mondays'. */
function withoutTwice(fresh: string, after: string): string {
  const words = fresh.split(/\s+/);
  const next = after.trim().split(/\s+/);
  for (let count = Math.min(words.length - 1, next.length); count > 0; count--)
    if (bare(words.slice(-count).join(' ')) === bare(next.slice(0, count).join(' ')) && bare(next[0] ?? '') !== '')
      return words.slice(0, -count).join(' ');
  return fresh;
}

/** Takes words out with the comma or the 'and' that held them, or with their sentence where nothing else is in it. */
export function removeFact(text: string, from: string | undefined): Outcome {
  if (!from) return { question: 'What should be taken out?' };
  return removed(text, from);
}

/** Leaves out every sentence that speaks of something, and tells which. */
export function leaveUnsaid(text: string, what: string): Outcome {
  const gone = sentencesIn(text).filter((sentence) => foundIn(sentence, what) !== null);
  const rest = left(gone.reduce((all, sentence) => all.replace(sentence, ''), text));
  return 'text' in rest ? { ...rest, note: leftOut(gone) } : rest;
}

function removed(text: string, from: string): Outcome {
  const whole = sentencesIn(text).find((sentence) => bare(sentence) === bare(from));
  if (whole) return left(text.replace(whole, ''));
  const place = standingIn(text, from.replace(/[.!?]+$/, ''));
  if (!place) return notFound(from);
  const { words: old, at } = place;
  const after = text.slice(at + old.length).replace(/[€£$]|\bCHF\b/.test(old) ? PRICED_BY : /^(?!)/, '');
  const before = withoutLead(text.slice(0, at), after);
  // What opened a sentence leaves the rest of it to open it.
  if (/(?:^|[.!?]\s+|\n)$/.test(before))
    return left(before + upperFirst(after.replace(/^\s*[.!?,;:–—]\s*(?:and\s+)?/, '').trimStart()));
  if (/(?:,|;|:| –| —)?\s+(?:and\s+)?$/.test(before) && /^\s*[.!?,;]/.test(after)) {
    const kept = before.replace(/(?:\s*[,;:–—])?\s+(?:and\s+)?$/, '');
    return left(withLastAnd(kept, before, after) + after);
  }
  return left(before + after.replace(/^\s*[,;]\s*/, ' '));
}

/** What a price is for goes with it: '18 € im Monat'. */
const PRICED_BY =
  /^\s+(?:(?:an?|per|each|every|the) (?:month|hour|person|piece|week|year|head|night|day)|(?:im|pro|je|das|die) (?:Monat|Stunde|Stück|Person|Woche|Jahr|Tag|Nacht|Kilo)|(?:al|por|la) (?:mes|persona|hora|unidad|noche|pieza)|(?:par|la|le) (?:mois|personne|pièce|heure|nuit|kilo))(?!\p{L})/iu;
const LEADING =
  /\s+(?:at|via|for|under|on|by|from|until|with|than|costs?|ab|am|um|für|bis|unter|por|desde|hasta|dès|pour|kosten|kostet|cuesta|coûte)\s+$/i;

/** What only leads to a fact goes with it: 'or call' to a number, 'at' to an address, 'Tickets cost' to a price. */
function withoutLead(before: string, after: string): string {
  const ends = /^\s*(?:[,;.!?\n]|$)/.test(after);
  const clause = /[^,;.!?\n]*$/.exec(before)?.[0] ?? '';
  const call =
    /(?:^\s*|\s+(?:or|and)\s+)(?:call|ring|phone|text|e-?mail|write to|visit|see|message)(?: us)?(?: (?:on|at|to))?\s+$/i.exec(
      clause,
    )?.[0];
  if (ends && call) return before.slice(0, -call.length) + (call === clause ? ' ' : '');
  // The first of several behind a colon leaves the others there.
  if (/:\s+$/.test(clause) && /^\s*[,;]/.test(after)) return before;
  if (ends && /(?:\bcosts?|\b(?:is|are) (?:just|only)?|:)\s+$/i.test(clause))
    return before.slice(0, -clause.length) + (/^\s*/.exec(clause)?.[0] ?? '');
  return before.replace(/\b(thanks|thank you|credit) to\s+$/i, '$1 ').replace(LEADING, ' ');
}

/** 'a, b and c' without c is 'a and b'. */
function withLastAnd(kept: string, before: string, after: string): string {
  if (!/\sand\s+$/.test(before) || !/^\s*[.!?]/.test(after)) return kept;
  return kept.replace(/,\s+([^,.:;!?]+)$/, ' and $1');
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function left(text: string): Outcome {
  const rest = tidySentences(text);
  return rest === '' ? { question: 'Then nothing is left. What should it say?' } : { text: rest };
}

/** What comes to a text is mended as the text was: its days, its slips. */
function mendedWords(words: string): string {
  const language = languageOf(words);
  return language === 'en' ? mend(words, { language, verbatim: false, said: words }) : words;
}

/** Words inside a sentence are mended as such, so that their first letter stays as it is. */
function mendedPart(words: string): string {
  // '14.50' alone may be a price or an hour.
  if (/\d\.\d/.test(words)) return words;
  const mended = mendedWords(`${INSIDE}${words}`);
  return mended.toLowerCase().startsWith(INSIDE) ? mended.slice(INSIDE.length) : words;
}
const INSIDE = 'and ';

/** Adds a fact as a sentence of its own, before hashtags that close the text. */
export function addFact(text: string, to: string | undefined): Outcome {
  if (!to || /^(?:an? )?(?:question|joke|line|sentence|something)$/i.test(to.trim()))
    return { question: 'What exactly should be added?' };
  const added = mendedWords(to);
  const items = [...text.matchAll(/^(?:[-•*–]|\d+[.)])\s+.+$/gm)];
  const last = items.at(-1);
  if (last && to.trim().split(/\s+/).length <= MOST_ITEM) return { text: withItem(text, last, added) };
  const [told, tags] = withoutTags(text);
  const body = told.trimEnd();
  const closed = /[.!?…:]$|\p{Extended_Pictographic}\uFE0F?$/u.test(body) ? body : `${body}.`;
  return { text: `${closed} ${asSentence(added)}${tags}` };
}

/** Adds words that stand by themselves: an opening in front of the text, a call or a signature below it. */
export function addApart(text: string, to: string | undefined, at: 'start' | 'end'): Outcome {
  if (!to?.trim()) return { question: 'What should it say? Write the words in quotes.' };
  if (at === 'start') {
    const opening = /[:,]$/.test(to.trim()) ? to.trim() : asSentence(to);
    // A greeting stands on a line of its own.
    return { text: `${opening}${text.includes('\n') || opening.endsWith(',') ? '\n\n' : ' '}${text}` };
  }
  const [body, tags] = withoutTags(text);
  const words = /^[—–-] /.test(to) ? to.trim() : asSentence(to);
  return { text: `${body.trimEnd()}\n\n${words}${tags}` };
}

/** A few words more are one more item of a list. */
const MOST_ITEM = 4;

function withItem(text: string, { 0: last, index }: RegExpExecArray | RegExpMatchArray, item: string): string {
  const mark = /^\S+\s+/.exec(last)?.[0] ?? '- ';
  const next = mark.replace(/\d+/, (n) => `${Number(n) + 1}`);
  const end = (index ?? 0) + last.length;
  return `${text.slice(0, end)}\n${next}${upperFirst(item.trim())}${text.slice(end)}`;
}

/** Moves words to the start or the end, behind others, or swaps them. */
export function moveFact(text: string, from: string | undefined, to: string | undefined): Outcome {
  if (!from) return { question: 'What should be moved?' };
  const other = /^swap with (.+)$/s.exec(to ?? '')?.[1];
  if (other) {
    const [first, second] = [foundIn(text, from), foundIn(text, other)];
    if (!first || !second) return notFound(first ? other : from);
    return { text: swapped(text, first, second) };
  }
  const behind = /^after (.+)$/.exec(to ?? '')?.[1];
  if (behind) {
    const [first, second] = [foundIn(text, from), foundIn(text, behind)];
    return first && second ? { text: swapped(text, first, second) } : notFound(from);
  }
  const inRow = movedInRow(text, from, to === 'end');
  if (inRow !== null) return { text: inRow };
  const rest = removeFact(text, from);
  if (!('text' in rest)) return rest;
  if (to !== 'end') return { text: `${asSentence(from)} ${upperFirst(rest.text)}` };
  const [told, tags] = withoutTags(rest.text);
  return { text: `${told.trimEnd()} ${asSentence(from)}${tags}` };
}

/** A member of a row behind a colon moves within it: 'New: lockers, a lift, Wi-Fi.' */
function movedInRow(text: string, from: string, isLast: boolean): string | null {
  const sentence = sentencesIn(text).find((one) => /:\s/.test(one) && foundIn(one, from) !== null) ?? '';
  const [, lead = '', row = '', mark = ''] = /^([^:]*:\s+)(.+?)([.!?]?)$/s.exec(sentence) ?? [];
  const items = row.split(/,\s+(?:and\s+)?|\s+and\s+/);
  const moved = items.find((item) => bare(item) === bare(from));
  if (moved === undefined || items.length < 2 || row.includes('\n')) return null;
  const others = items.filter((item) => item !== moved);
  const all = isLast ? [...others, moved] : [moved, ...others];
  const joined = /\sand\s/.test(row) ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join(', ');
  return text.replace(sentence, `${lead}${joined}${mark}`);
}

function swapped(text: string, a: string, b: string): string {
  const mark = '\u0000';
  const numbered = /^(\d+[.)]\s)/;
  const [first, second] =
    numbered.test(a) && numbered.test(b) ? [a.replace(numbered, ''), b.replace(numbered, '')] : [a, b];
  return text.replace(first, mark).replace(second, first).replace(mark, second);
}
