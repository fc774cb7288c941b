import type { DaySpec, Meaning, Phrase } from './phrases.ts';
import type { Gap } from './ranges.ts';
import { STRONG_POST_VERBS } from './rules/words.ts';
import type { Token } from './tokens.ts';

/** 'two days before' takes the day that follows it, or the one that was said before it. */
export function joinShifts(found: Phrase[], gap: Gap, tokens: Token[]): Phrase[] {
  let phrases = found;
  const joined: Phrase[] = [];
  for (let i = 0; i < phrases.length; i++) {
    const phrase = phrases[i] as Phrase;
    const base = phrases[i + 1];
    if (phrase.meaning.kind === 'week-of' && base?.from === phrase.to && base.meaning.kind === 'days') {
      const around = base.meaning.days[0] as DaySpec;
      joined.push({
        from: phrase.from,
        to: base.to,
        meaning: { kind: 'window', window: { unit: 'week', offset: 1, around } },
      });
      i++;
      continue;
    }
    if (phrase.meaning.kind !== 'shift') {
      joined.push(phrase);
      continue;
    }
    const isNear = gap(phrase, base)?.every((word) => word === 'the');
    const ahead = base && isNear ? onlyDay(base.meaning) : null;
    // '… and on Facebook the day after': counted from the day that was said last.
    const before = joined.findLast(({ meaning }) => meaning.kind === 'days');
    const isPointing = !ahead && /^(?:it|that|the)$/.test(tokens[phrase.to]?.norm ?? '');
    const told = isPointing ? phrases.slice(i + 1).find(({ meaning }) => meaning.kind === 'days') : undefined;
    const day = ahead ?? onlyDay((told ?? before)?.meaning, 'last');
    if (!day) continue;
    // 'the night before it, the race is on Sunday': told later, and the race's own day.
    if (told) phrases = phrases.filter((other) => other !== told);
    if (!ahead && !told && before && isEventDay(before, phrase, tokens)) joined.splice(joined.indexOf(before), 1);
    const { amount, unit, direction, weekday, daypart } = phrase.meaning;
    const shifted: DaySpec = weekday
      ? { type: 'weekday-beside', weekday, direction, base: day }
      : { type: 'offset', amount: amount * direction, unit, from: day };
    joined.push({
      from: phrase.from,
      to: base && ahead ? base.to : phrase.to,
      meaning: { kind: 'days', days: [shifted], ...(daypart ? { daypart } : {}) },
    });
    if (ahead) i++;
  }
  return joined;
}

/** The one day that a phrase names, if it names one. */
export function onlyDay(meaning: Meaning | undefined, edge: 'first' | 'last' = 'first'): DaySpec | null {
  if (!meaning) return null;
  if (meaning.kind === 'days') return meaning.days.at(edge === 'first' ? 0 : -1) ?? null;
  if (meaning.kind === 'window') return { type: 'window', window: meaning.window, edge };
  return null;
}

/** 'opens on the 20th, … the day before': only a day with a request before it is one to post on as well. */
function isEventDay(day: Phrase, shift: Phrase, tokens: Token[]): boolean {
  if (shift.meaning.kind !== 'shift' || shift.meaning.direction > 0) return false;
  const isAsked = tokens.slice(0, day.from).some(({ norm }) => STRONG_POST_VERBS.has(norm));
  const isOther = tokens.slice(day.to, shift.from).some(({ norm }) => /^(?:and|,|;|plus|•|¶|\.)$/.test(norm));
  return !(isAsked && isOther);
}
