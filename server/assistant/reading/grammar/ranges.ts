import { PLAIN_NAMES } from '../../../lib/platform-words.ts';
import type { DaySpec, Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** The normal forms between two phrases. */
export type Gap = (a: Phrase | undefined, b: Phrase | undefined) => string[] | null;

const RANGE_GAP = /^(?:to|-|through|thru|till|until|and)$/;

/** 'Dec 15 to Jan 6': the number before 'to' has a month already. */
function isDate(phrase: Phrase | undefined, to: number): boolean {
  return phrase?.to === to && phrase.meaning.kind === 'days' && phrase.meaning.days[0]?.type === 'date';
}

/** Behind 'December 1 - 24' these go on about the post: '24 posts' would not be days. */
const LEADS_ON = new RegExp(`^(?:at|on|in|for|every|each|and|${PLAIN_NAMES.join('|')})$`);

/** 'Monday to Friday', '1 December - 24 December', '3 to 7 May', 'from tomorrow until Sunday'. */
export function joinRanges(phrases: Phrase[], gap: Gap, tokens: Token[]): Phrase[] {
  const joined: Phrase[] = [];
  for (let i = 0; i < phrases.length; i++) {
    const phrase = phrases[i] as Phrase;
    const last = joined.at(-1);
    const isDays = phrase.meaning.kind === 'days';
    // '3 to 7 May' and '1st - 24th December': the first number has no month of its own.
    const before = tokens[phrase.from - 1]?.norm ?? '';
    const number = /^(?:\d{1,2}(?:th)?)$/.exec(tokens[phrase.from - 2]?.norm ?? '');
    const date = isDays && phrase.meaning.kind === 'days' ? phrase.meaning.days[0] : undefined;
    if (
      number &&
      RANGE_GAP.test(before) &&
      date?.type === 'date' &&
      (before !== 'and' || tokens[phrase.from - 3]?.norm === 'between') &&
      !isDate(last, phrase.from - 1) &&
      (last?.to ?? 0) <= phrase.from - 1
    ) {
      while (joined.length > 0 && (joined.at(-1)?.to ?? 0) > phrase.from - 2) joined.pop();
      const from: DaySpec = { ...date, day: Number.parseInt(number[0], 10) };
      const start = /^(?:from|between)$/.test(tokens[phrase.from - 3]?.norm ?? '') ? phrase.from - 3 : phrase.from - 2;
      while (joined.length > 0 && (joined.at(-1)?.to ?? 0) > start) joined.pop();
      joined.push({ from: start, to: phrase.to, meaning: { kind: 'range', from, to: date } });
      continue;
    }
    // 'between 14 and 18 June' reads like a list of two days.
    if (phrase.meaning.kind === 'days' && phrase.meaning.days.length === 2 && before === 'between') {
      const [from, to] = phrase.meaning.days as [DaySpec, DaySpec];
      joined.push({ from: phrase.from - 1, to: phrase.to, meaning: { kind: 'range', from, to } });
      continue;
    }
    // 'December 1 - 24': the second number has no month of its own.
    const [dash, end] = [tokens[phrase.to]?.norm ?? '', tokens[phrase.to + 1]?.norm ?? ''];
    const isMonthFirst = date?.type === 'date' && /^\d{1,2}(?:th)?$/.test(tokens[phrase.to - 1]?.norm ?? '');
    if (
      isMonthFirst &&
      /^(?:to|-|through|until)$/.test(dash) &&
      /^\d{1,2}(?:th)?$/.test(end) &&
      !/^[a-z]/.test(tokens[phrase.to + 2]?.norm.replace(LEADS_ON, '') ?? '')
    ) {
      const day = Number.parseInt(end, 10);
      if (day > date.day && day <= 31) {
        joined.push({
          from: phrase.from,
          to: phrase.to + 2,
          meaning: { kind: 'range', from: date, to: { ...date, day } },
        });
        while (phrases[i + 1] && (phrases[i + 1] as Phrase).from < phrase.to + 2) i++;
        continue;
      }
    }
    const markers = last?.meaning.kind === 'until' && last.meaning.day === null ? joined.at(-2) : last;
    const isUntilBetween = markers !== last;
    const between = isUntilBetween
      ? [...(gap(markers, last) ?? ['x']), ...(gap(last, phrase) ?? ['x'])]
      : gap(last, phrase);
    const from =
      markers?.meaning.kind === 'days' && markers.meaning.days.length === 1 ? markers.meaning.days[0] : undefined;
    const isRangeWord = isUntilBetween
      ? between?.every((word) => word === 'the')
      : between?.length &&
        between.every((word) => /^(?:to|-|the|through)$/.test(word)) &&
        between.some((word) => word !== 'the');
    if (isDays && phrase.meaning.kind === 'days' && from && isRangeWord && markers) {
      const to = phrase.meaning.days[0] as DaySpec;
      if (isUntilBetween) joined.pop();
      joined.pop();
      joined.push({ from: markers.from, to: phrase.to, meaning: { kind: 'range', from, to } });
      continue;
    }
    joined.push(phrase);
  }
  return joined;
}
