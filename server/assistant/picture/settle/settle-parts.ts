import type { PartSpan } from '../part.ts';
import { keepProgramme, nameTimes, takeHours } from './name-times.ts';
import { cutCalls } from './settle-ends.ts';
import { keepChanges, keepSightings, passOwners, takeColonLists, takeOwn, titleBehind } from './settle-joints.ts';
import { keepLines, keepUneven, signLists, takeDayLines, takeSemicolons } from './settle-lists.ts';
import { joinFigures, pricedBy, takePrices, takeReductions } from './settle-prices.ts';
import { cutQuotes, nameSpeakers, showQuotes } from './settle-quotes.ts';
import { closeHoles, joinNotes, partTitles, signOwners } from './settle-titles.ts';
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
    keepSightings,
    nameTimes,
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
    joinFigures,
    passOwners,
    partTitles,
    closeHoles,
    joinNotes,
    titleQuotes,
  ];
  return steps.reduce((settled, step) => step(text, settled), spans);
}
