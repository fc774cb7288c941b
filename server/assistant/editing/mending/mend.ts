import type { Language } from '../../reading/language.ts';
import { calmDown, raiseNames, raiseSentences, writtenNames } from './capitals.ts';
import { mendDates, mendDayPossessives } from './dates.ts';
import { mendElsewhere } from './elsewhere.ts';
import { shield } from './shield.ts';
import { mendSpacing } from './spacing.ts';
import { spellerOf } from './speller.ts';
import { mendSpelling } from './spelling.ts';
import { mendTimes } from './times.ts';

/** How a text is mended: in which language, with what letter for letter, beside which other words of the user. */
export interface MendOptions {
  language: Language;
  verbatim: boolean;
  /** All that the user said: names written with a capital there are names here. */
  said: string;
}

/** A text fit to publish as it stands: spelling, capitals, dates, times and blanks; nothing added, nothing lost. */
export function mend(text: string, { language, verbatim, said }: MendOptions): string {
  const { text: open, restore } = shield(text, verbatim);
  let out = mendSpacing(open);
  if (language === 'en') {
    const calm = calmDown(out);
    const speller = spellerOf(calm, undefined, writtenNames(said));
    out = mendSpelling(calm, speller);
    out = mendTimes(mendDates(mendDayPossessives(out)));
    out = raiseNames(mendSpacing(out), said, speller.isForeign);
  } else out = mendElsewhere(out, language, said);
  return restore(raiseSentences(out, language === 'en'));
}
