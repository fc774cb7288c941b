import { type Language, languageOf } from '../../reading/language.ts';
import type { Constraints } from '../constraints.ts';
import { splitRunOns } from '../spoken/run-ons.ts';
import { mend } from './mend.ts';
import { spellerOf } from './speller.ts';

/** Longer clauses without a mark are taken for several sentences. */
const RUN_ON = 20;

/** Matter fit to publish: run-ons parted, words mended, each half of a text in two languages in its own. */
export function mendMatter(
  matter: string,
  said: string,
  language: Language,
  { verbatim, bilingual }: Pick<Constraints, 'verbatim' | 'bilingual'>,
): string {
  if (!bilingual) return mend(language === 'en' ? splitRunOns(matter, RUN_ON) : matter, { language, verbatim, said });
  const lines = tonguesOf(matter);
  const halves = lines.length > 1 ? lines : matter.split(/(?<=[.!?])\s+(?=the |we |our )/iu);
  return halves.map((half) => mend(half, { language: tongueOf(half), verbatim, said })).join(' / ');
}

/** The parts of a text that says all in two languages: 'Entrada libre. / Free entry.', or one below the other. */
export const tonguesOf = (matter: string): string[] => matter.split(/\s+\/{1,2}\s+|\n+/);

/** A language by its small words; one that has none of them is some other than English. */
export function tongueOf(half: string): Language {
  const told = languageOf(half);
  return told === 'en' && spellerOf(half).isForeign ? 'es' : told;
}
