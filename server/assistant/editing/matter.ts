import { OWN_NOUN } from '../../lib/platform-words.ts';
import { languageOf } from '../reading/language.ts';
import type { Span } from '../reading/spans/roles.ts';
import { mainClause } from './mending/german.ts';
import { askedOfReaders } from './question.ts';
import { isSpoken, sentencesOf } from './spoken/clauses.ts';
import {
  applyCorrections,
  isBareMarker,
  keepsRepair,
  MARK,
  markSpokenSlips,
  wronglyTaken,
} from './spoken/corrections.ts';
import { BREAK, writeDown } from './spoken/dictation.ts';
import { correctElsewhere, isDictatedElsewhere, writeDownElsewhere } from './spoken/elsewhere.ts';

/** A breath before the matter. */
const OPENING = /^\s*(?:right|ok|okay|so|um|uh|yeah|er|hello|hi|hey|hiya)[ ,]+(?!from\b|to\b|and\b)(?=.)/iu;
const withoutOpening = (clause: string) => clause.replace(OPENING, '') || clause;

const DROPPED = new Set(['order', 'constraint', 'when', 'platform', 'courtesy', 'reference', 'aside']);
/** Marks at the border of a dropped span that close the matter before it. */
const CLOSING = /^[\s]*[.!?…)\]”"’]+/u;
/** A thanks or a sorry inside an order is for the readers. */
const FEELING =
  /\b(?:thank(?: you)?|thanks|sorry|congratulations)\b(?! (?:for|in) (?:advance|the help|your help)).*$/isu;
const NAMES_FEELING = new RegExp(
  String.raw`\b(?:thank[- ]you|thanks|sorry) (?:post|${OWN_NOUN}|note|letter|caption)\b`,
  'i',
);
const FEELING_POST = new RegExp(`^(sorry|thank you|thanks) (?:post|${OWN_NOUN}|note)`, 'i');
const STRAY_START =
  /^(?:[\s,;:.–—-]|(?:about|that|saying|for|on|to|regarding|concerning|re)\b(?=\s*(?:our|the|my|a|an|that|we|i|it)\b)(?!\s+(?:\p{L}+ )?(?:first|sale|offices)))+/iu;
const STRAY_END =
  /(?:[\s,;:–—-]|\b(?:and|but|so|also|oh|with|w|as|in|for|about|or|please|pls|thx|thanks|ta|then)\b(?!\.))+$/iu;

/** 'no timewasters (leave that bit out)': what was said last is not for readers. */
const LEAVE_OUT =
  /^\W*(?:(?:but |actually |please )*(?:leave|keep|cut|drop|skip|take) (?:that|this)(?: (?:bit|part|line|last bit|one|sentence))?(?: out| off)\b|(?:that|this) (?:bit|part|line|last bit) can (?:go|stay out)\b|(?:but |please )*(?:don['’]?t|do not|no need to) (?:write|say|mention|put|print|include|post) (?:that|this)\W*$)/iu;
const withoutLastClause = (text: string) =>
  text.replace(/[,;\s]+$/u, '').replace(/(?:^|[,;.!?]\s*)[^,;.!?]*[.!?]?\s*$/u, '.');

/** 'bronze - no wait silver -': what was meant stands behind the words that take back. */
const REPAIR =
  /(?:no,? wait|wait,? no|no,? sorry|make that|or rather|no,? i mean)[\s,:–-]+((?!(?:it|its|it's|that|the|at|on|is|i|a|an|no|sorry|wait|only|just|about|up|now|we|in|from|to|for)\b)[\p{L}'’]+)[\s,–-]*$/iu;
/** '14 - wait, 15, sorry,' before the next fact: the figure that was meant is in what takes the other back. */
const FIGURE_MEANT =
  /\d[\s,.–—-]+(?:no|wait|sorry|make that|i mean|rather)[\s,:–—-]+(?:(?:no|wait|sorry|i mean)[\s,]+)*([£€$]?\d(?:[\d.,:]*\d)?)(?:,? (?:sorry|sry))*[\s,–—-]*$/iu;

/** Stands where the tagger took a slip out: 'at the [chapel, no wait,] at the scout hut' says its small words once. */
const TAKEN = '\uF8FA';
/** The second of two dashes around it. */
const DASH_AFTER = /\uF8FA\s*[-–—]\s+/gu;
/** 'on [saturday - sorry] sunday - at the gate': what was meant stands before the second dash. */
const TAKEN_IN_DASHES = '\uF8F9';
const DASHED = /\s[-–—]\s*\p{L}[^-–—]*$/u;
const REPAIRED_IN_DASHES = /\uF8F9\s*([^-–—.!?]{1,40}?)\s+[-–—]\s+/gu;
/** 'tue [8 dec… nope,] wed 9 dec': the day before what was taken back was taken back with it. */
const DAY_BEFORE =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,?\s*\uF8FA\s*(?=(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\b)/giu;
/** 'wednesday's bat walk is [no sorry] thursday's bat walk starts': who says two words again begins again. */
const BEGUN_AGAIN =
  /(?<=^|[.!?,;:]\s+|^\s*(?:u+m+|u+h+|so|ok)\s+)(?:(?:the |our |a )?[\p{L}\p{N}'’]+ )?((?:[\p{L}'’]+ ){2})[^.!?;\uF8FA]{0,60}\uF8FA\s*(?=(?:(?:the |our |a )?[\p{L}\p{N}'’]+ )?\1)/giu;
const SAID_TWICE = /((?:[\p{L}\p{N}'’]+\s+){1,3})\uF8FA\s*(?=\1)/giu;

/** The words to publish: matter joined in the user's order, slips resolved, dictation written down. */
export function matterToPublish(spans: Span[]): string {
  const feels = spans.some(({ role, text }) => role === 'matter' && /\b(?:thank|sorry|congrat)/i.test(text));
  let text = '';
  let between = '';
  for (const [i, { role, text: part }] of spans.entries()) {
    if (role === 'slip') {
      const next = spans
        .slice(i + 1)
        .map(({ text: later }) => later)
        .join('')
        .slice(0, 40);
      if (isBareMarker(part)) text += `${part.match(/^\s*[.!?]/)?.[0] ?? ''} ${MARK} `;
      else if (keepsRepair(part)) text += part;
      else if (FIGURE_MEANT.test(part) && !/^\s*\d/.test(next))
        text += `${part.match(FIGURE_MEANT)?.[1] ?? ''} ${TAKEN}`;
      else if (REPAIR.test(part)) text += `${part.match(REPAIR)?.[1] ?? ''} ${TAKEN}`;
      else text += wronglyTaken(part, text, next) || (DASHED.test(part) ? TAKEN_IN_DASHES : TAKEN);
      continue;
    }
    if (role === 'noise') {
      const verb =
        /\blike\b/i.test(part) && /\b(?:would|'d|i|we|you|they|looks?|feels?)\s*$/i.test(text) ? 'like ' : '';
      const small = part.match(/\b(?:the|a|an|our|is|we|to)\b(?=[\s,.…]*(?:u+[hm]+|e+r+m*)?[\s,.…]*$)/i)?.[0] ?? '';
      if (small !== '') text += ` ${small}`;
      text += verb !== '' ? ` ${verb}` : /\b(?:u+m+|u+h+|e+r+m*)\b/i.test(part) ? ` ${BREAK} ` : ' ';
      continue;
    }
    const kept = role === 'order' && !(NAMES_FEELING.test(part) && feels) ? part.match(FEELING)?.[0] : undefined;
    if (kept !== undefined) {
      text = join(text, between, kept.replace(FEELING_POST, '$1'));
      between = '';
      continue;
    }
    if (role === 'constraint' && LEAVE_OUT.test(part)) {
      text = withoutLastClause(text);
      continue;
    }
    if (DROPPED.has(role)) {
      if (text.trim() !== '' && between === '') text += part.match(CLOSING)?.[0] ?? '';
      between += part;
      continue;
    }
    text = join(text, between, part);
    between = '';
  }
  const message = spans.map(({ text: part }) => part).join('');
  const dictated = isSpoken(message);
  const order = spans
    .slice(
      0,
      spans.findIndex(({ role }) => role === 'matter'),
    )
    .map(({ text: part }) => part);
  const wish = spans.slice(spans.findLastIndex(({ role }) => role === 'matter') + 1);
  const leads = order.length > 0 && !/[:.!?]\s*$/.test(order.join(''));
  const once = tidyBorders(
    text
      .replace(REPAIRED_IN_DASHES, ' $1 ')
      .replaceAll(TAKEN_IN_DASHES, TAKEN)
      .replace(DAY_BEFORE, '')
      .replace(BEGUN_AGAIN, '')
      .replace(SAID_TWICE, '')
      .replace(DASH_AFTER, ' ')
      .replaceAll(TAKEN, ' '),
    leads,
    wish.length > 0,
  );
  const language = languageOf(message);
  if (language !== 'en') {
    const isDictated = isDictatedElsewhere(message, language);
    const right = correctElsewhere(once.replaceAll(BREAK, ' '), language, isDictated);
    if (isDictated) return tidyBorders(writeDownElsewhere(right, language), leads, wish.length > 0);
    if (right !== once) return applyCorrections(right);
  }
  const clean = applyCorrections(dictated ? markSpokenSlips(once) : once);
  return dictated ? tidyBorders(writeDown(clean), leads, wish.length > 0) : clean.replaceAll(BREAK, ' ');
}

/** 'Say that A and that B': the 'and' joins what is said. */
const LINKED = /^\s*(and|but|und|y|e|et|ed)\s+(?:de )?(?:that|dass|que|qu['’]|che)\s*$/iu;

/** 'number them:' leads to a list, and the sentence before it says of what. */
const LISTS = /\b(?:bullets?|number(?:ed)?|list(?:ed)?|steps?|points?)\b[^.!?]*:\s*$/i;

/** Puts matter behind matter with the mark that what stood between them leaves. */
function join(before: string, between: string, part: string): string {
  const matter =
    before.trim() === '' || /[:.!?]\s*$/.test(between) || /\b(?:say|mention|tell|add)\b/i.test(between)
      ? withoutOpening(part)
      : part;
  if (before.trim() === '' && /(?<!\p{L})dass\s*$/iu.test(between)) return mainClause(matter);
  if (before.trim() === '') return matter;
  if (between === '') return before + matter;
  if (LISTS.test(between) && /\.\s*$/.test(before)) return `${before.replace(/\.\s*$/, '')}: ${matter}`;
  if (/^\s*[:;]/.test(matter)) return before.trimEnd() + matter.trimStart();
  if (/^\s*\([^()]*\)\s*$/.test(between)) return `${before.trimEnd()} ${matter.trimStart()}`;
  const linked = LINKED.exec(between)?.[1];
  if (linked !== undefined) return `${before.trimEnd()} ${linked} ${matter.trimStart()}`;
  const [first = ''] = sentencesOf(part);
  const asked = /\bask\b[^.!?]*$/i.test(between) ? askedOfReaders(`ask ${first}`) : null;
  if (asked !== null) return `${closedBefore(before)} ${asked}${part.slice(part.indexOf(first) + first.length)}`;
  if (/:\s*$/.test(between) && !/[.!?…:\n][”"’']?\s*$/.test(before))
    return `${before.trimEnd().replace(/[,;]$/, '')}: ${matter.trimStart()}`;
  if (/[.!?…:;,\n][”"’')]*\s*$/.test(before))
    return `${before.trimEnd()}${/\n\s*$/.test(before + between) ? '\n' : ' '}${matter.trimStart()}`;
  if (/^[.!?)]/.test(matter)) return before.trimEnd() + matter;
  const closes = /[.!?;\n]/.test(between) || /^[\s]*[.!?;\n]/.test(matter);
  return closes
    ? `${before.trimEnd()}. ${matter.trimStart()}`
    : `${before.trimEnd()}${/^\s*,/.test(between) ? ', ' : ' '}${matter.trimStart()}`;
}

const closedBefore = (text: string) => text.trimEnd().replace(/(?<![.!?…:])$/, '.');

/** The message's first and last words, without what an order that leads to them or a wish left there. */
function tidyBorders(text: string, leads: boolean, follows: boolean): string {
  const bare = text.replace(/^[\s,;:.–—|-]+/u, '');
  const start = (leads ? bare.replace(STRAY_START, '') : bare)
    .replace(/^that (?=\p{Lu}|\d)/u, '')
    .replace(
      /^(?:all|every|each) (?:of )?(?:the |our |my )?(?:platforms?|networks?|channels?|socials?)\s*[:–—-]\s*/iu,
      '',
    );
  const whole = start.replace(/^(?:(?:all|our|the|my) )+\p{L}+(?: \p{L}+)?,[\s,]*that (?=\p{L})/iu, '');
  return /[.!?…)”"']\s*$/.test(whole) ? whole.trim() : whole.replace(follows ? STRAY_END : /[\s,;:–—-]+$/u, '').trim();
}
