import type { Phrase } from './phrases.ts';
import { isCourtesy, stripRequest } from './residue.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Token } from './tokens.ts';
import { STRONG_POST_VERBS } from './words.ts';

/** Small words that lose their sense when the phrase after them is taken out. */
const DANGLING_BEFORE =
  /^(?:on|at|by|for|from|to|in|starting|every|and|,|-|—|@|the|of|it|around|then|or|&|\/|\||again|both|also|until|\(|but|except|via|across|exactly|say|only)$/;
const QUOTES = /^["“”„«»‘’'`「」『』《》‹›]+|["“”„«»‘’'`「」『』《》‹›]+$/g;
/** Signs of nobody's writing stand for what is never touched while the words around it are tidied. */
const FIRST_STAND_IN = 0xe000;
const STAND_IN = /[\ue000-\uf8ff]/g;
const EMOJI_AFTER = /^\s*(?:\p{Extended_Pictographic}[\ufe0f\u200d]*\s*)+/u;
const PLEADING = /\b(?:please|pls|plz|thanks|thx|cheers)\s*$/i;

interface Part {
  text: string;
  /** Whether words of the schedule stood here: only such a sentence can be a request. */
  isRequest: boolean;
  end: string;
}

/** What is left of a stretch of the message when the words of schedule, platform and request are taken out. */
export function contentOf(text: string, tokens: Token[], removed: Phrase[], from: number, to: number): string {
  const gone = goneTokens(tokens, removed, from);
  const kept: string[] = [];
  const all = sentencesOf(tokens)
    .map((sentence) => ({ ...sentence, from: Math.max(sentence.from, from), to: Math.min(sentence.to, to) }))
    .filter((sentence) => sentence.from < sentence.to)
    .map((sentence) => partOf(text, tokens, sentence, gone, kept));
  const parts = all
    .map((part) =>
      part.isRequest || PLAIN_REQUEST.test(part.text) ? { ...part, text: stripRequest(part.text) } : part,
    )
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part.text) || part.text.search(STAND_IN) >= 0);
  const wanted = labelledText(beforeSignature(parts)).filter((part) => part.isRequest || !isCourtesy(part.text));
  const isSaid = (part: Part) => /\p{L}{3}/u.test(part.text);
  const chosen = wanted.length > 0 ? wanted : parts.length > 0 ? parts : all.filter(isSaid);
  const said = chosen.map((part, i) => `${part.text}${i + 1 < chosen.length ? part.end : closingOf(part)}`);
  // A quote has its own full stop.
  const tidied = tidyMarks(said.join(''))
    .replace(/^(?:it'?s|it is|this is|this one is) (?:all )?about\s+/i, '')
    .replace(/^([\ue000-\uf8ff])[.!?]+$/, '$1');
  const lost = kept.map((_, i) => standIn(i)).filter((sign) => !tidied.includes(sign));
  const whole = [tidied, ...lost].filter(Boolean).join(' ');
  const restored = whole.replace(STAND_IN, (sign) => kept[(sign.codePointAt(0) ?? 0) - FIRST_STAND_IN] ?? '');
  return isWholeQuote(restored) ? restored.replace(QUOTES, '') : restored;
}

/** 'Please queue the reel; it should go live at …' asks in a sentence without a day. */
const PLAIN_REQUEST = /^(?:please|pls|kindly) (?:queue|post|publish|share|schedule|tweet|upload)\b/i;

/** 'Text: …' among labelled lines is what to post; the other labels are about it. */
function labelledText(parts: Part[]): Part[] {
  const at = parts.findIndex((part) => LABEL.test(part.text));
  return at < 0
    ? parts
    : parts.slice(at).map((part, i) => (i === 0 ? { ...part, text: part.text.replace(LABEL, '') } : part));
}
const LABEL = /^(?:text|caption|copy|post text|wording)\s*:\s*/i;

/** Below 'Best regards' stands who wrote the mail. */
function beforeSignature(parts: Part[]): Part[] {
  const at = parts.findIndex(
    (part, i) =>
      i > 0 && /^(?:(?:best|kind|warm) (?:regards|wishes)|regards|sincerely|yours)\b[\s,\p{L}]*$/iu.test(part.text),
  );
  return at < 0 || !parts.slice(0, at).some((part) => part.isRequest) ? parts : parts.slice(0, at);
}

const standIn = (i: number) => String.fromCodePoint(FIRST_STAND_IN + i);

function goneTokens(tokens: Token[], removed: Phrase[], from: number): Set<number> {
  const gone = new Set<number>();
  for (const phrase of removed) {
    for (let i = phrase.from; i < phrase.to; i++) gone.add(i);
    for (
      let i = phrase.from - 1;
      i >= from && DANGLING_BEFORE.test(tokens[i]?.norm ?? '') && !gone.has(i) && !isBoundToWord(tokens, i);
      i--
    )
      gone.add(i);
  }
  return gone;
}

/** The words of a sentence that stay, with a stand-in for each quote, link or pasted block. */
function partOf(text: string, tokens: Token[], sentence: Sentence, gone: Set<number>, kept: string[]): Part {
  const pieces: string[] = [];
  let piece = '';
  let end = 0;
  const close = () => {
    const emoji = PLEADING.test(piece) ? null : EMOJI_AFTER.exec(text.slice(end, end + 24));
    if (piece) pieces.push(emoji ? `${piece}${emoji[0].trimEnd()}` : piece);
    piece = '';
  };
  let isRequest = false;
  for (let i = sentence.from; i < sentence.to; i++) {
    const token = tokens[i] as Token;
    if (gone.has(i)) {
      isRequest = true;
      close();
      continue;
    }
    if (token.kind === 'shield' && isReply(text, token)) continue;
    // A short form gives two tokens of one place.
    if (piece && token.start < end) continue;
    const isMistyped = piece === '' && STRONG_POST_VERBS.has(token.norm) && !isAsWritten(text, token);
    const own = isMistyped
      ? token.norm
      : token.kind === 'shield'
        ? standIn(kept.push(text.slice(token.start, token.end)) - 1)
        : null;
    piece = `${piece ? `${piece}${text.slice(end, token.start)}` : ''}${own ?? text.slice(token.start, token.end)}`;
    end = token.end;
  }
  close();
  return { text: pieces.join(' '), isRequest, end: endOf(text, tokens, sentence) };
}

const isAsWritten = (text: string, { norm, start, end }: Token) => text.slice(start, end).toLowerCase() === norm;

/** '> Sam wrote:' and the lines below it are the mail that is answered, not what to post. */
function isReply(text: string, { start }: Token): boolean {
  return text[start] === '>' && /^>.*\b(?:wrote|writes)\s*:\s*$/m.test(text);
}

/** What stood between a sentence and the next: its full stop, its line break, or a space. */
function endOf(text: string, tokens: Token[], sentence: Sentence): string {
  const last = tokens[sentence.to - 1];
  const next = tokens.findIndex((token, i) => i >= sentence.to && !/^[.!?;¶•…:,—]$/.test(token.norm));
  if (!last || sentence.end === '') return '';
  return text.slice(last.end, next < 0 ? text.length : tokens[next]?.start);
}

/** The last sentence keeps its full stop, not the bullet after it nor the dots before what was taken out. */
function closingOf({ end, isRequest }: Part): string {
  const marks = /^[.!?…]*/.exec(end)?.[0] ?? '';
  const emoji = /^[.!?…]*(\s*\p{Extended_Pictographic}.*)$/su.exec(end)?.[1] ?? '';
  return `${isRequest && /^(?:…|\.\.)/.test(marks) ? '' : marks}${emoji}`;
}

/** A hyphen inside a word stays with it. */
function isBoundToWord(tokens: Token[], i: number): boolean {
  const [before, at, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return at?.norm === '-' && before?.end === at.start && after?.start === at.end;
}

function tidyMarks(raw: string): string {
  const text = raw
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,.;:!?])/g, '$1')
    .replace(/\(\s*\)/g, '')
    .replace(/^ *[-=_*]{3,} *\n/gm, '')
    .trim();
  const open = text.includes('(') ? text : text.replaceAll(')', '').trim();
  return /^(?:what|who|how|why|which|where|when|do|does|is|are|can|have|did|will|would|should|ready|want|need|got|any)\b/i.test(
    open.split(/[.!]\s/).at(-1) ?? '',
  )
    ? open
    : open.replace(/(?<=[\p{L}\d])\?$/u, '').replace(/[\s,;:—–-]+$/, '');
}

/** Quotes around everything are only the message's way of marking the text. */
function isWholeQuote(text: string): boolean {
  return /^(?:"[^"]+"|“[^”]+”|«[^»]+»|'(?:[^']|(?<=\p{L})'(?=\p{L}))+'|‘(?:[^’]|(?<=\p{L})’(?=\p{L}))+’|„[^“”]+[“”])$/u.test(
    text,
  );
}
