import { WEEKDAYS } from '../../../../domain/schedule/recurrence.ts';
import type { DaySpec, Phrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** 'not Friday but Monday': what follows 'but' is meant, unlike in 'every day but Monday'. */
export function notThisButThat(phrases: Phrase[], tokens: Token[]): Phrase[] {
  return phrases.map((phrase, i) => {
    const before = phrases[i - 1];
    const isPair = before?.to === phrase.from && before.meaning.kind === 'except' && phrase.meaning.kind === 'except';
    if (!isPair || phrase.meaning.kind !== 'except' || tokens[phrase.from]?.norm !== 'but') return phrase;
    const { weekdays, platforms } = phrase.meaning;
    const days = weekdays.map(
      (code): DaySpec => ({ type: 'weekday', weekday: WEEKDAYS.indexOf(code) + 1, which: 'bare', weeksLater: 0 }),
    );
    return { ...phrase, meaning: days.length > 0 ? { kind: 'days', days } : { kind: 'platforms', platforms } };
  });
}

const CONTRAST = /^(?:instead|rather|as|not)$/;

/** Takes 'except Boxing Day and New Year' or 'instead of the 15th at 9' together as what is not meant. */
export function leaveOut(phrases: Phrase[], tokens: Token[]): Phrase[] {
  const kept: Phrase[] = [];
  for (let i = 0; i < phrases.length; i++) {
    const phrase = phrases[i] as Phrase;
    const isContrast = CONTRAST.test(tokens[phrase.from]?.norm ?? '');
    const isMarker = phrase.meaning.kind === 'without';
    if (!isMarker && !(phrase.meaning.kind === 'except' && isContrast)) {
      kept.push(phrase);
      continue;
    }
    const members: Phrase[] = [];
    for (let next = phrases[i + 1]; next; next = phrases[i + 1]) {
      const last = members.at(-1) ?? phrase;
      const isFirst = isMarker && members.length === 0;
      const isNext = isFirst || isContrast ? next.from === last.to : isListed(last, next, tokens);
      const kinds = isFirst ? /^(?:days|time)$/ : isContrast ? /^(?:time|zone)$/ : /^days$/;
      if (!isNext || !kinds.test(next.meaning.kind)) break;
      members.push(next);
      i++;
    }
    const to = members.at(-1)?.to ?? phrase.to;
    if (!isMarker) kept.push({ ...phrase, to });
    else if (members[0])
      kept.push({ from: phrase.from, to, meaning: { kind: 'left-out', words: [members[0].from, to] } });
  }
  return kept;
}

function isListed(a: Phrase, b: Phrase, tokens: Token[]): boolean {
  return b.from > a.to && tokens.slice(a.to, b.from).every((token) => /^(?:and|or|nor|,)$/.test(token.norm));
}
