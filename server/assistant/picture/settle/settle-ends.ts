import { PLATFORM_NAME } from '../../../lib/platform-words.ts';
import { classesOf } from '../../reading/spans/lexicon.ts';
import { type PartSpan, TALK } from '../part.ts';
import { isOnePhrase, isPrinted } from './stretch.ts';

/** 'Theory lessons online | from 1 December': a day of so many words begins with what is on then. */
const BEFORE_DATE =
  /^(?!(?:from|starting|starts|since|vom|von|zum|del|du|al|no|dia|on|until|till|by|before|ab|am|seit|bis|vor|desde|el|hasta|dès|à|le|du|au|jusqu|dal|il|fino|a|em|até|the|den|der|every|next|this)(?!\p{L}))(\p{L}+(?: \p{L}+){0,5}?|\d{1,3}(?=\s(?:on|am|el|le|il|em)\s))[,:]?\s+(?:(?:from|starting|starts|since|on|until|till|ab|am|seit|bis|desde|el|hasta|dès|à partir du|le|jusqu['’]au|dal|il|fino al|a partir de|em|até)\s+)?(?=\d{1,2}(?:\.|st|nd|rd|th)?\s+\p{L}{3})/iu;
const isTime = (word: string): boolean => classesOf(word.toLowerCase()).some((one) => one === 'day' || one === 'month');

export function leadDays(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span, i): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const told = span.part === 'day' ? (BEFORE_DATE.exec(words)?.[1] ?? '') : '';
    const named = told === '' ? [] : told.split(' ');
    if (named.length === 0 || named.some(isTime)) return [span];
    const from = span.from + told.length + (/^[\s,:]+/u.exec(words.slice(told.length))?.[0].length ?? 0);
    const before = spans[i - 1];
    // 'Theory lessons | online from 1 December'.
    if (before && isPrinted(before) && isOnePhrase(text, before, span)) {
      before.to = span.from + told.length;
      return [{ ...span, from }];
    }
    if (named.length < 2) return [span];
    const hasTitle = spans.slice(0, i).some(({ part }) => part === 'title');
    const title: PartSpan = { part: hasTitle ? 'note' : 'title', from: span.from, to: span.from + told.length };
    return [title, { ...span, from }];
  });
}

/** The one or two words between the last comma and an hour. */
const THEN = /(?<=[\p{L}\d]),\s+(\p{L}+(?: \p{L}+)?)$/u;

/** 'We open at 6, | last orders | 10.30': what happens then stands with its hour. */
export function leadHours(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    if (span.part !== 'hours' || !before || !isPrinted(before) || !isOnePhrase(text, before, span)) continue;
    const [tail = '', then = ''] = THEN.exec(text.slice(before.from, before.to)) ?? [];
    if (then === '') continue;
    span.from = before.to - then.length;
    before.to -= tail.length;
  }
  return spans;
}

/** 'A flyer for the model | railway show': behind its preposition an order has ended. */
const ORDER_TAIL =
  /(?<!\p{L})(?:for|about|announcing|on|of|für|über)\s+(?=(?:the|our|my|an?|this|unsere?n?|die|das|den)\s+)((?:[\p{L}\d'’-]+ ?){2,5})$/iu;
const MEDIUM = new RegExp(
  String.raw`(?<!\p{L})(?:about|for|of|that|announcing)\s*$|${PLATFORM_NAME}|tiktok|stor(?:y|ies)|page|feed|post|website|window|profile|channel|picture|image|photo|foto`,
  'iu',
);
/** The beginning of a sentence: '… for beginners. Six | Mondays from 12 January'. */
const BEGUN = /[.!?]\s+((?:[\p{L}\d'’-]+ ?){1,2})$/u;
/** '20 % off helmets, starts | Saturday', 'thanks to you all, see you | Friday': it begins the day. */
const DAY_HEAD =
  /,\s+((?:starts?|starting|begins?|beginning|from|opens?|startet|beginnt|ab|empieza|desde|dès|à partir du|commence|inizia|dal|começa|(?:and )?we (?:re-?)?open(?: again)?(?: on)?|we['’](?:re|ll be) back(?: on)?|back(?: on)?|re-?opening(?: on)?|wir öffnen(?: wieder)?(?: am)?|wieder da(?: am)?|(?:re)?abrimos(?: el)?|nous rouvrons(?: le)?|riapriamo|reabrimos(?: a)?|see you(?: all)?(?: on)?|wir sehen uns(?: am)?|nos vemos(?: el)?|te esperamos(?: el)?|on se (?:re)?voit|rendez-vous(?: le)?|ci vediamo|vi aspettiamo|vemo-nos) ?)$/iu;
/** 'Chiusa dall'11 | al 24 agosto', 'closed from 3 | to 9 May': from when belongs to until when. */
const RANGE_HEAD = /\s((?:from|vom|von|del?|du|dal|dall['’]|de|do|da)\s?\d{1,2}(?:\.|st|nd|rd|th|º|er)?\s*)$/iu;
const TO = /^(?:to|till|until|bis(?: zum)?|al?|au|à|ao?|[-–])\s/iu;

export function shiftTails(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const words = text.slice(span.from, span.to);
    // 'We reopen | on | Monday'.
    const isJoined = spans[i + 1]?.part === 'join' && spans[i + 2]?.part === 'day' && DAY_HEAD.test(words);
    const next = spans[isJoined ? i + 2 : i + 1];
    if (!next || !(isJoined || isOnePhrase(text, span, next))) continue;
    const tail = span.part === 'order' && isPrinted(next) ? ORDER_TAIL.exec(words)?.[1] : undefined;
    const begun = isPrinted(span) && next.part !== 'join' ? BEGUN.exec(words)?.[1] : undefined;
    const head = isPrinted(span) && next.part === 'day' ? DAY_HEAD.exec(words)?.[1] : undefined;
    const range =
      isPrinted(span) && next.part === 'day' && TO.test(text.slice(next.from, next.to))
        ? RANGE_HEAD.exec(words)?.[1]
        : undefined;
    const moved = tail !== undefined && !MEDIUM.test(tail) ? tail : (begun ?? head ?? range);
    if (moved === undefined) continue;
    next.from = span.to - moved.length;
    span.to = next.from - (/[\s,]+$/u.exec(text.slice(span.from, next.from))?.[0].length ?? 0);
  }
  return spans;
}

/** 'A longer post for | us? We are …': the order ends with its sentence. */
const RUN_ON = /^[\p{L}'’]+[?!.]\s+(?=\S)/u;
/** '… | please: an evening of jazz', '… | 4 our nail bar'. */
const ASKING = /^(?:(?:please|pls|plz|bitte|por favor|per favore)\s*[:,–—-]\s*|(?:for|4)\s+(?=(?:our|my|the)\s))/iu;
const FOR = /^(?:for|4)\s/iu;

export function shiftHeads(text: string, spans: PartSpan[]): PartSpan[] {
  for (const [i, span] of spans.entries()) {
    const before = spans[i - 1];
    if (!before || !TALK.includes(before.part) || !isPrinted(span) || !isOnePhrase(text, before, span)) continue;
    const words = text.slice(span.from, span.to);
    const head = (before.part === 'order' ? RUN_ON.exec(words)?.[0] : undefined) ?? ASKING.exec(words)?.[0] ?? '';
    span.from += head.length;
    // 'A story | 4 our nail bar': it belongs to the order.
    if (FOR.test(head)) before.to = span.from - 1;
  }
  return spans;
}

const LONGEST_CALL = 48;

/** 'Call 07700 900 418\nWagtail Grooming', 'WhatsApp reicht: 0151 … . Dachbau Krämer': a call is one sentence. */
export function cutCalls(text: string, spans: PartSpan[]): PartSpan[] {
  return spans.flatMap((span): PartSpan[] => {
    const words = text.slice(span.from, span.to);
    const sentence = span.part === 'call' ? words.search(/\n|(?<=[\p{L}\d)]{2})[.!?]\s+(?=\p{Lu})/u) : -1;
    // 'A reminder to get it fixed, | ring Dave 07700 …': what is long says more than how to answer.
    const clause = span.part === 'call' && words.length > LONGEST_CALL ? words.lastIndexOf(', ') : -1;
    const end = sentence < 0 ? clause : sentence;
    if (end < 0) return [span];
    const [gap = ''] = /^[\s,.!?]+/u.exec(words.slice(end)) ?? [];
    const [head, rest] = [
      { ...span, to: span.from + end },
      { ...span, from: span.from + end + gap.length },
    ];
    // Which of the two names a way to answer is the call.
    const isCall = (one: PartSpan): boolean => /[@/]|\w\.\w|\d{3}/u.test(text.slice(one.from, one.to));
    return isCall(rest) && !isCall(head) ? [{ ...head, part: 'note' }, rest] : [head, { ...rest, part: 'note' }];
  });
}
