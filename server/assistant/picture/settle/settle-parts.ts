import type { PartSpan } from '../part.ts';
import { keepProgramme, nameTimes, takeHours } from './name-times.ts';
import { cutCalls, leadDays, leadHours, shiftHeads, shiftTails } from './settle-ends.ts';
import {
  callUntil,
  keepChanges,
  keepPhrases,
  keepTitles,
  limitDays,
  namePlaces,
  numberHouses,
  partMoney,
  passOwners,
  takeColonLists,
  takeOwn,
  titleBehind,
} from './settle-joints.ts';
import {
  beginLists,
  keepLines,
  keepList,
  keepUneven,
  signLists,
  takeDayLines,
  takeRanks,
  takeSemicolons,
} from './settle-lists.ts';
import { admit, joinFigures, pricedBy, takePrices, takeReductions } from './settle-prices.ts';
import { cutQuotes, nameSpeakers, showQuotes } from './settle-quotes.ts';
import { closeHoles, joinHeads, joinNotes, partTitles, signOwners } from './settle-titles.ts';
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
    shiftHeads,
    titleBehind,
    keepPhrases,
    limitDays,
    keepChanges,
    partMoney,
    nameTimes,
    leadHours,
    takeHours,
    keepProgramme,
    takeDayLines,
    takePrices,
    takeSemicolons,
    takeRanks,
    takeColonLists,
    takeReductions,
    keepLines,
    keepTitles,
    callUntil,
    keepList,
    keepUneven,
    beginLists,
    signLists,
    pricedBy,
    admit,
    leadDays,
    cutCalls,
    joinFigures,
    shiftTails,
    passOwners,
    joinHeads,
    partTitles,
    closeHoles,
    joinNotes,
    numberHouses,
    titleQuotes,
    namePlaces,
  ];
  return steps.reduce((settled, step) => step(text, settled), spans);
}
