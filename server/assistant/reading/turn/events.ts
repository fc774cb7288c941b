import { Temporal } from 'temporal-polyfill';
import type { EventState } from '../../state.ts';
import { settleClock } from '../grammar/clocks.ts';
import type { ReadingMoment } from '../grammar/reading.ts';
import { resolveDay } from '../grammar/resolve-day.ts';
import { hear, phrasesOf, topicWords } from './said.ts';
import { hereIn } from './when.ts';

/** The dates that a text names, each with the first words that tell what it is: 'the day before' counts from them. */
export function eventsIn(text: string, moment: ReadingMoment): EventState[] {
  const said = hear(text);
  const here = hereIn(moment);
  const what = topicWords(text)
    .filter(({ isCalendar }) => !isCalendar)
    .slice(0, 3)
    .map(({ word }) => word)
    .join(' ');
  // 'Christmas trees from 27 November': a date in figures tells more than the name of a feast.
  const inFigures = (phrase: { from: number; to: number }) =>
    said.tokens.slice(phrase.from, phrase.to).some(({ norm }) => /\d/.test(norm));
  const days = phrasesOf(said, 'days');
  return [...days.filter(inFigures), ...days.filter((phrase) => !inFigures(phrase))].flatMap((phrase) => {
    const [day] = phrase.meaning.days;
    if (!day) return [];
    const time = phrasesOf(said, 'time').find(({ from }) => from >= phrase.to && from - phrase.to <= 3)?.meaning
      .times[0];
    const date = resolveDay(day, here);
    if (!time || time.isDaypartOnly) return [{ what, at: date.toString() }];
    const { hour, minute } = settleClock(time);
    return [{ what, at: date.toPlainDateTime(Temporal.PlainTime.from({ hour, minute })).toString().slice(0, 16) }];
  });
}
