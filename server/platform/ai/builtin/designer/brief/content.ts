import type { PictureMatter } from '../../../tasks.ts';
import { printable } from '../type/printable.ts';
import type { Content } from './card.ts';
import { readDocument } from './document.ts';
import { documentContent } from './document-content.ts';
import { readItems } from './items.ts';
import { type Kind, kindOf, signOf } from './kinds.ts';
import { detailsOf, readMoment } from './moments.ts';
import { readNumber, readOffer, readRole } from './parts.ts';
import {
  capital,
  DID_YOU_KNOW,
  headlineAndSub,
  phrase,
  plainText,
  samePhrase,
  sentencesOf,
  shortened,
} from './phrases.ts';
import { type Quoted, readQuoted } from './quoted.ts';

const LONGEST_TEXT = 6000;
const CALL =
  /^(?:shop|buy|order|book|join|sign up|register|subscribe|learn|read|discover|download|try|get|visit|call|apply|save your|reserve|contact|see|watch|listen|follow|come|rsvp|dm)\b[^!?\n]{0,40}$/iu;
const BARE_LINK =
  /(?<![\w.@-])(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]{1,63}\.){1,4}(?:com|org|net|io|co|shop|store|app|dev|eu|de|fr|uk|us|me|info|ai)(?:\/[\w\-./]{0,24})?)(?![\w@])/iu;
const TALKS_OF_TEXT =
  /\b(?:headline|subtitle|button|text|title|caption|words?|says?|reads?|cta|line|slogan|centred?|centered?)\b/iu;
const PLACE =
  /(?:,?\s*\b(?:at|in)\s+)((?:the\s+|our\s+)?(?:\p{Lu}[\p{L}\d'’&-]*|\d+[a-z]?(?=\s+\p{Lu}))(?:,?\s+(?:of|the|de|&|and)?\s*(?:\p{Lu}[\p{L}\d'’&-]*|\d+[a-z]?))*|(?:the|our)\s+(?:[\p{L}-]+\s+){0,2}(?:store|shop|office|studio|park|hall|library|café|cafe|garden|school|gym|church|market|gallery|bakery|bar|barn|club|clubhouse|schoolyard|marketplace|centre|center)(?!\p{L}))/u;
const ONLINE =
  /\b(?:(?<!(?:book|order|shop|buy|register|sign up|reserve|back|available) )online|on zoom|via zoom|live on (?:youtube|instagram|linkedin|zoom))\b/iu;

/** What posts end with to get an answer: on a picture nobody answers. */
const CLOSER =
  /^(?:what (?:do|would|did|has|is|are|'s|’s|else)\b.*\b(?:you|your)\b.*\?|what(?:['’]s| is) your\b.*\?|how do you\b.*\?|who (?:should|wants?|is|would|do)\b.*\?|which\b.*\byou\b.*\?|will you\b.*\?|do you (?:agree|have)\b.*\?|(?:tell|share|let|ask) (?:us|it|the|your)\b.*|pass it on\b.*|spread the word\b.*|save (?:it|this)\b.*|(?:thank you|thanks) for (?:being|your understanding|letting)\b.*|questions\?.*|just ask\b.*|ask away\b.*|more soon\b.*|not long now\b.*|ask us,? .*|interested\?.*|want to (?:know|see) more\b.*|send (?:us )?a message\b.*|we (?:read every|are curious|look forward)\b.*|your (?:team at|call|answer)\b.*|stay tuned\b.*|here['’]?s? (?:is )?to what comes next\b.*|please pass it on\b.*)$/iu;

/** The sentences of a post without those that only ask for an answer at its end. */
function withoutClosers(sentences: string[]): string[] {
  const kept = [...sentences];
  while (kept.length > 1 && CLOSER.test((kept.at(-1) ?? '').replace(/^[^\p{L}]+/u, ''))) kept.pop();
  return kept;
}

function takeCall(sentences: string[]): { cta: string | null; rest: string[] } {
  const at = sentences.findIndex((sentence, index) => index > 0 && CALL.test(sentence.replace(/[.!]+$/u, '')));
  if (at < 0) return { cta: null, rest: sentences };
  return {
    cta: phrase((sentences[at] ?? '').replace(/[.!]+$/u, '')),
    rest: sentences.filter((_, index) => index !== at),
  };
}

function takePlace(text: string): { place: string | null; rest: string } {
  const match = text.match(PLACE) ?? text.match(ONLINE);
  if (!match) return { place: null, rest: text };
  const place = (match[1] ?? match[0]).trim();
  return {
    place,
    rest: `${text.slice(0, match.index)} ${text.slice((match.index ?? 0) + match[0].length)}`
      .replace(/\s+([,.;])/g, '$1')
      .trim(),
  };
}

function compose(kind: Kind, text: string, quoted: Quoted[]): Content {
  const said = (role: Quoted['role']) => quoted.find((one) => one.role === role)?.text ?? null;
  const content: Content = {
    kind,
    kicker: null,
    big: null,
    headline: '',
    sub: null,
    items: [],
    isCounted: true,
    by: said('by'),
    cta: said('cta'),
    details: [],
    leaf: null,
  };
  const link = text.match(BARE_LINK);
  const { items, isCounted, rest: prose } = readItems(plainText(link ? text.replace(BARE_LINK, link[1] ?? '') : text));
  Object.assign(content, { items, isCounted });
  const called = takeCall(sentencesOf(prose));
  content.cta ??= called.cta ?? link?.[1] ?? null;
  const told = withoutClosers(called.rest).join('\n');
  const body = link
    ? told
        .replace(BARE_LINK, ' ')
        .replace(
          /(?:,?\s*\b(?:and\s+)?(?:register|book|order|sign up|apply|tickets|details|info))?\s*\b(?:at|on|via|visit|see|more)\s*(?=[.,;!]|$)/giu,
          '',
        )
    : told;
  const verbatim = said('headline');
  if (verbatim !== null) {
    content.headline = verbatim.replace(/\s+/g, ' ');
    content.sub = said('sub');
    content.kicker = said('kicker');
    if (kind === 'event' || kind === 'offer')
      content.details = detailsOf(readMoment(body, kind === 'event').moment, takePlace(body).place);
    // What stands around the quoted name of a thing says what it is; what stands around a quoted text only orders it.
    else if (kind !== 'quote' && quoted.length === 1 && body.length > 8 && !TALKS_OF_TEXT.test(body))
      content.sub = shortened(phrase(body), 120);
    return content;
  }
  const { moment, rest } = readMoment(body, kind === 'event');
  const dated = kind === 'event' || kind === 'offer' || moment.date !== null;
  const base = dated ? rest : body;
  const located = kind === 'event' ? takePlace(base) : { place: null, rest: base };
  const parts =
    (kind === 'offer' && readOffer(located.rest)) ||
    (kind === 'number' && readNumber(located.rest)) ||
    (kind === 'hiring' && readRole(located.rest)) ||
    headlineAndSub(located.rest, kind === 'quote' || kind === 'question' ? 150 : 64);
  Object.assign(content, parts);
  if (kind === 'event') {
    content.details = detailsOf(moment, located.place);
    if (moment.day && moment.month) content.leaf = { day: moment.day, month: capital(moment.month) };
  } else if (dated) {
    const when = moment.date ?? moment.span;
    const said = when ? capital([when, moment.time].filter(Boolean).join(', ')) : null;
    // 'Up to' and 'Save' belong to the number: the date then goes below.
    if (said && content.big && content.kicker) content.sub = [said, content.sub].filter(Boolean).join('. ');
    else if (said) content.kicker = said;
  }
  if (content.items.length > 0 && content.sub) content.sub = shortened(sentencesOf(content.sub)[0] ?? '', 90);
  const sign = signOf(kind, body);
  if (!content.kicker && sign && !samePhrase(sign, content.headline)) content.kicker = capital(sign);
  if (!content.kicker && kind === 'hiring' && sign) content.kicker = capital(sign);
  // What stands above the headline need not stand below it.
  if (content.kicker && content.sub?.toLowerCase().startsWith(`${content.kicker.toLowerCase()}. `))
    content.sub = content.sub.slice(content.kicker.length + 2);
  return content;
}

/** One space, at most two line ends: patterns that skip spaces would crawl through long runs of them. */
function evenSpaced(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n[\n ]+/g, '\n\n');
}

/** Reads what is to be printed. */
export function readMatter({ words, isDrawing }: Pick<PictureMatter, 'words' | 'isDrawing'>): Content {
  const text = evenSpaced(words.slice(0, LONGEST_TEXT));
  const document = readDocument(text);
  return printed(document ? documentContent(document) : readWords(text, isDrawing));
}

function readWords(words: string, isDrawing: boolean): Content {
  const { quoted, rest } = readQuoted(words);
  const { moment } = readMoment(rest, false);
  const [opening = ''] = sentencesOf(rest);
  const kind = kindOf(rest, {
    hasQuote: quoted.some((one) => one.role === 'by') || (/\bquote\b/iu.test(rest) && quoted.length > 0),
    items: readItems(plainText(rest)).items.length,
    isDrawing,
    hasDate: moment.date !== null || (moment.span !== null && moment.time !== null),
    isAsking:
      /\?\s*$/u.test(quoted[0]?.text ?? '') ||
      (quoted.length === 0 && /\?/u.test(opening) && !DID_YOU_KNOW.test(opening)),
  });
  return compose(kind, rest, quoted);
}

/** A text as the fonts can draw it, without any sign of Markdown that is left. */
function onCard(text: string): string {
  return printable(plainText(text).replace(/[[\]|]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The content with only what the fonts can draw. */
function printed(content: Content): Content {
  const line = (text: string | null): string | null => (text === null ? null : onCard(text) || null);
  return {
    ...content,
    kicker: line(content.kicker),
    big: line(content.big),
    headline: onCard(content.headline),
    sub: line(content.sub),
    items: content.items.map(onCard).filter((item) => item !== ''),
    by: line(content.by),
    cta: line(content.cta),
    details: content.details.map((one) => ({ ...one, text: onCard(one.text) })).filter((one) => one.text !== ''),
  };
}
