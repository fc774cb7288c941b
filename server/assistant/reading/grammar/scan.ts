import type { Phrase, PhraseRule, ScannedPhrase } from './phrases.ts';
import { BOUND_RULES } from './rules/bound-rules.ts';
import { DAY_RULES, SHIFT_RULES } from './rules/day-rules.ts';
import { MONTH, WEEKDAY } from './rules/patterns.ts';
import { CORRECTION_RULES, EXCEPT_RULES, NOISE_RULES, PLATFORM_PHRASE_RULES } from './rules/platform-rules.ts';
import { REPEAT_RULES } from './rules/repeat-rules.ts';
import { MORE_TIMES, readMoreTime, TIME_RULES } from './rules/time-rules.ts';
import { ELAPSED_RULES, LATER_RULES, PAST_RULES, WINDOW_RULES } from './rules/window-rules.ts';
import { isTopicWord } from './rules/words.ts';
import { zoneAt } from './rules/zones.ts';
import type { Token } from './tokens.ts';

/** The longest match wins; among equals the first. */
const RULES: PhraseRule[] = [
  ...NOISE_RULES,
  ...PAST_RULES,
  ...EXCEPT_RULES,
  ...REPEAT_RULES,
  ...BOUND_RULES,
  ...LATER_RULES,
  ...ELAPSED_RULES,
  ...SHIFT_RULES,
  ...WINDOW_RULES,
  ...DAY_RULES,
  ...TIME_RULES,
  ...PLATFORM_PHRASE_RULES,
  ...CORRECTION_RULES,
];

/** More words than any phrase of a schedule has. */
const PHRASE_TOKENS = 150;
const RANGE_WORDS = /^(?:to|-|through|until)$/;

/** The normal forms as one text, and where each token begins in it. */
export class NormalText {
  readonly tokens: Token[];
  readonly text: string;
  readonly starts: number[] = [];
  readonly #tokenAt = new Map<number, number>();

  constructor(tokens: Token[]) {
    this.tokens = tokens;
    let at = 0;
    tokens.forEach((token, i) => {
      this.starts.push(at);
      at += token.norm.length;
      this.#tokenAt.set(at, i + 1);
      at += 1;
    });
    this.text = tokens.map((token) => token.norm).join(' ');
  }

  /** The text around a token and where the token begins in it: no phrase is longer, and patterns look no further. */
  around(i: number): { text: string; at: number } {
    const from = this.starts[Math.max(0, i - PHRASE_TOKENS)] ?? 0;
    const to = this.starts[i + PHRASE_TOKENS];
    return {
      text: this.text.slice(from, to === undefined ? undefined : to - 1),
      at: (this.starts[i] ?? 0) - from,
    };
  }

  /** The token after the one that ends at a place in the text. */
  tokenAfter(end: number): number | undefined {
    return this.#tokenAt.get(end);
  }
}

/** Finds every phrase that could belong to a schedule. */
export function scanPhrases(tokens: Token[]): ScannedPhrase[] {
  const normal = new NormalText(tokens);
  const phrases: ScannedPhrase[] = [];
  for (let i = 0; i < tokens.length; ) {
    const phrase = tokens[i]?.kind === 'shield' ? null : longestAt(normal, i, phrases.at(-1));
    if (!phrase) {
      const end = looseHour(normal, i, phrases);
      i = end === null ? i + 1 : zoneAfter(normal, end, phrases);
      continue;
    }
    phrases.push(phrase);
    i = phrase.to;
    if (phrase.meaning.kind === 'time') i = moreTimes(normal, phrase);
    i = zoneAfter(normal, i, phrases);
  }
  return phrases;
}

function longestAt(normal: NormalText, i: number, last?: Phrase): ScannedPhrase | null {
  const start = normal.starts[i] ?? 0;
  const { text, at } = normal.around(i);
  let best: ScannedPhrase | null = null;
  for (const { name, pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match || match[0].length === 0) continue;
    const to = normal.tokenAfter(start + match[0].length);
    if (to === undefined || to <= (best?.to ?? i)) continue;
    const meaning = read(match);
    if (!meaning) continue;
    const phrase = { from: i, to, meaning, rule: name };
    if (meaning.kind === 'time' && !isAfterDay(phrase, last, match[0]) && !isTimeHere(normal, phrase, match[0]))
      continue;
    best = phrase;
  }
  return best;
}

/** 'at 3 shops' and 'about 5 tips' are no times, nor is 'at 20' before a range of something else. */
function isTimeHere({ tokens }: NormalText, phrase: Phrase, text: string): boolean {
  const isOnlyNumber = /^(?:at|by|around|about)(?: \w+)?? (?:\d{1,4}|\d+\.\d+)$/.test(text);
  if (!isOnlyNumber) return true;
  const next = tokens[phrase.to]?.norm;
  if (/^about/.test(text)) return next === undefined || /^(?:[,.!;)]|on|tomorrow|today)$/.test(next);
  return !isTopicWord(next);
}

/** 'weekends at 10 pancake pics': right after a day, 'at' tells the hour whatever follows. */
function isAfterDay(time: Phrase, last: Phrase | undefined, text: string): boolean {
  return last?.to === time.from && /^(?:days|repeat|range)$/.test(last.meaning.kind) && /^at/.test(text);
}

/** What may stand before a number that is an hour: a day, a platform with its own time before it, 'better' after a time. */
function awaitsHour(phrases: Phrase[], next: string | undefined): boolean {
  const kinds = phrases.map((phrase) => phrase.meaning.kind);
  const last = kinds.at(-1) ?? '';
  if (/^(?:days|repeat|window)$/.test(last)) return true;
  const { meaning } = phrases.at(-1) ?? {};
  if (meaning?.kind === 'time') return meaning.times[0]?.isDaypartOnly === true;
  if (last === 'platforms') return kinds.at(-2) === 'time' && /^(?:on|to|for)$/.test(next ?? '');
  return last === 'correction' && kinds.includes('time');
}

/** 'tomorrow 9', 'fri 1730 on insta', 'at 10 on Facebook, 12 on Instagram': a number without 'at'. */
function looseHour(normal: NormalText, i: number, phrases: ScannedPhrase[]): number | null {
  const { tokens } = normal;
  const last = phrases.at(-1);
  const token = tokens[i];
  const isRightAfter =
    last &&
    (last.to === i ||
      (last.to === i - 1 && /^(?:[,:@-]|and)$/.test(tokens[i - 1]?.norm ?? '')) ||
      isOnlyRuled(tokens, last.to, i));
  if (!isRightAfter || !token || !/^(?:\d{1,2}|[01]\d[0-5]\d|2[0-3][0-5]\d|\d{1,2}\.[0-5]\d)$/.test(token.norm))
    return null;
  // 'one' and its kin are words of the sentence here, not hours.
  if (token.end - token.start !== token.norm.length) return null;
  const isMilitary = token.norm.length === 4;
  const isNoted = isMilitary && token.norm.startsWith('0') && phrases.some(({ meaning }) => meaning.kind === 'days');
  if (!isNoted && !awaitsHour(phrases, tokens[i + 1]?.norm)) return null;
  if (!isMilitary && ((isTopicWord(tokens[i + 1]?.norm) && !hasDayHours(normal.text)) || tokens[i + 1]?.norm === 'the'))
    return null;
  const isRange = RANGE_WORDS.test(tokens[i + 1]?.norm ?? '') && /^[tu]?\d/.test(tokens[i + 2]?.norm ?? '');
  if (isRange || Number(token.norm) === 0) return null;
  if (token.norm.length < 3 && Number(token.norm) > 23) return null;
  const [hour = '', minute] = token.norm.split('.');
  const time = minute ? { ...readMoreTime(hour), minute: Number(minute) } : readMoreTime(token.norm);
  const phrase: ScannedPhrase = {
    from: i,
    to: i + 1,
    meaning: { kind: 'time', times: [time] },
    rule: 'a number after a day',
  };
  phrases.push(phrase);
  return moreTimes(normal, phrase);
}

/** 'mon 9 yoga tip, wed 9 sleep tip': after several days alike the numbers are hours. */
function hasDayHours(text: string): boolean {
  return (text.match(DAY_HOUR)?.length ?? 0) >= 2;
}
const DAY_HOUR = new RegExp(`(?:^|[,:;•¶.] )${WEEKDAY} \\d{1,2} (?=[a-z])(?!${MONTH})`, 'g');

/** 'wed 18 nov // 0830', 'fri | 9': strokes between the cells of a note. */
function isOnlyRuled(tokens: Token[], from: number, to: number): boolean {
  return to > from && to - from <= 2 && tokens.slice(from, to).every(({ norm }) => /^[/|\\·]$/.test(norm));
}

function moreTimes(normal: NormalText, phrase: Phrase): number {
  if (phrase.meaning.kind !== 'time') return phrase.to;
  for (;;) {
    const end = (normal.starts[phrase.to] ?? normal.text.length + 1) - 1;
    MORE_TIMES.lastIndex = end;
    const match = MORE_TIMES.exec(normal.text);
    const to = match ? normal.tokenAfter(end + match[0].length) : undefined;
    if (!match || to === undefined) return phrase.to;
    const isBareNumber = /^\d+$/.test(match[1] ?? '');
    const next = normal.tokens[to]?.norm;
    if (isBareNumber && (isTopicWord(next) || opensPhrase(normal, to - 1) || Number(match[1]) === 0)) return phrase.to;
    phrase.meaning.times.push(readMoreTime(match[1] ?? '', match[2]));
    phrase.to = to;
  }
}

/** '4 Saturdays', '5 times', '3 May': the number opens another phrase. */
function opensPhrase(normal: NormalText, number: number): boolean {
  return (
    (longestAt(normal, number)?.to ?? 0) > number + 1 ||
    /^(?:of|%|more|x|\/)$/.test(normal.tokens[number + 1]?.norm ?? '')
  );
}

function zoneAfter(normal: NormalText, i: number, phrases: ScannedPhrase[]): number {
  const kinds = phrases.slice(-2).map((phrase) => phrase.meaning.kind);
  const isAfterTime = kinds.at(-1) === 'time' || (kinds.at(-1) === 'days' && kinds.at(-2) === 'time');
  if (!isAfterTime || i >= normal.tokens.length) return i;
  const found = zoneAt(normal.text, normal.starts[i] ?? 0);
  const to = found ? normal.tokenAfter((normal.starts[i] ?? 0) + found.length) : undefined;
  if (!found || to === undefined) return i;
  phrases.push({ from: i, to, meaning: { kind: 'zone', zone: found.zone }, rule: 'a zone after a time' });
  return to;
}
