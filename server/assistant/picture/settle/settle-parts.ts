import { type PartSpan, TALK } from '../part.ts';
import { joinInclusive, keepProgramme, nameTimes, takeHours } from './name-times.ts';
import { cutCalls, leadCalls } from './settle-ends.ts';
import {
  keepBrackets,
  keepChanges,
  keepMiddles,
  keepToldTimes,
  noteCauses,
  passOwners,
  takeColonLists,
  takeOwn,
  titleBehind,
} from './settle-joints.ts';
import { keepLines, keepUneven, signLists, takeDayLines, takeSemicolons } from './settle-lists.ts';
import { joinFigures, pricedBy, takePrices, takeReductions } from './settle-prices.ts';
import { cutQuotes, nameSpeakers, showQuotes } from './settle-quotes.ts';
import { closeHoles, joinNotes, partTitles, signOwners, titleBehindDay } from './settle-titles.ts';
import { titleQuotes } from './title-quotes.ts';

/** The parts of an order as they hold together: what was cut within a phrase or a sentence is put right. */
export function settleParts(text: string, cut: PartSpan[]): PartSpan[] {
  const spans = cut.map((span) => ({ ...span }));
  const steps = [
    showQuotes,
    cutQuotes,
    nameSpeakers,
    takeOwn,
    signOwners,
    titleBehind,
    keepChanges,
    noteCauses,
    keepToldTimes,
    keepMiddles,
    keepBrackets,
    nameTimes,
    joinInclusive,
    takeHours,
    keepProgramme,
    takeDayLines,
    takePrices,
    takeSemicolons,
    takeColonLists,
    takeReductions,
    keepLines,
    keepUneven,
    signLists,
    pricedBy,
    cutCalls,
    leadCalls,
    joinFigures,
    passOwners,
    partTitles,
    titleBehindDay,
    closeHoles,
    joinNotes,
    titleQuotes,
  ];
  return withLost(
    text,
    cut,
    steps.reduce((settled, step) => step(text, settled), spans),
  );
}

/** What is said to the designer, and the parts that words are taken from on purpose: 'Said by | our founder'. */
const UNTOLD: readonly PartSpan['part'][] = [...TALK, 'join', 'by', 'quote', 'figure'];
/** Words of one letter or two only join others. */
const TELLS = /\p{L}{3}|\d/u;

/** Whatever the steps took for a joint, what was to be shown is lost nowhere: it is told in a note. */
function withLost(text: string, cut: PartSpan[], settled: PartSpan[]): PartSpan[] {
  const held = Array.from(text, () => false);
  for (const { from, to } of settled) held.fill(true, from, to);
  const lost: PartSpan[] = [];
  for (const { from, to } of cut.filter(({ part }) => !UNTOLD.includes(part))) {
    for (let at = from; at < to; at++) {
      const last = lost.at(-1);
      if (held[at]) continue;
      if (last && !/[.,;:!?\n]/u.test(text.slice(last.to, at)) && !held.slice(last.to, at).includes(true))
        last.to = at + 1;
      else lost.push({ part: 'note', from: at, to: at + 1 });
    }
  }
  const notes = lost.filter(({ from, to }) => TELLS.test(text.slice(from, to)));
  return [...settled, ...notes].sort((one, other) => one.from - other.from);
}
