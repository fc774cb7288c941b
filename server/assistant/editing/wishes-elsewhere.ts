import type { Language } from '../reading/language.ts';
import { mend } from './mending/mend.ts';

/** 'Termina con: Nos vemos.', 'Schluss: …', 'finis par …': the words that a text ends on, in each language. */
const ENDS =
  '(?:Schluss(?:satz)?(?=:)|(?:am|zum) (?:Ende|Schluss)(?: soll stehen| steht)?(?=:)|(?:beende|ende|schließe?)(?: (?:es|ihn|den Text))? mit|(?:termina|acaba|cierra|finaliza|remata)(?:lo)? con|al final(?: pon| di)?(?=:)|(?:finis|fini[rs]|termine[rz]?|conclus) (?:par|avec|sur)|à la fin(?: mets)?(?= ?:)|(?:termina|acaba|fecha|termine|acabe|finaliza) com|no fim(?: põe)?(?=:)|(?:finisci|chiudi|termina|concludi) con|alla fine(?=:))';
const ENDING = new RegExp(
  `(?<=^|[.,;!?]\\s+|\\n\\s*)(?:(?:und|y|et|e)\\s+)?${ENDS}\\s*(?::\\s*|(?=["“„«]))["“„«]?\\s*([^\\n"”“»]{2,80}?(?:[.!?…]|(?=["”“»]|\\s*$)))["”“»]?`,
  'iu',
);

/** A wish for the last words of a text: where it stands in a message, and the words. */
export function endingWished(message: string): { index: number; length: number; words: string } | null {
  const found = ENDING.exec(message);
  const words = found?.[1]?.trim() ?? '';
  return found && /^[\p{Lu}\p{N}¡¿]/u.test(words) ? { index: found.index, length: found[0].length, words } : null;
}

/** 'Pon la frase entre comillas y solo el nombre: …, dice Lucía': an order for a quotation and who said it. */
const QUOTES: Record<Exclude<Language, 'en'>, [order: RegExp, open: string, close: string]> = {
  de: [
    /^.{0,30}?(?:zitat|satz|worte|spruch) in anführungszeichen,?(?: und)?(?: nur| bloß| dazu)?(?: den| der)? ?(?:vor)?namen?(?: darunter| dazu)?\s*[:.]\s*/iu,
    '„',
    '“',
  ],
  es: [/^.{0,30}?entre comillas y (?:solo |sólo |debajo )?(?:el|su) nombre\s*[:.]\s*/iu, '«', '»'],
  fr: [/^.{0,30}?entre guillemets et (?:juste |seulement )?(?:le|son) (?:prénom|nom)\s*[:.]\s*/iu, '« ', ' »'],
  pt: [/^.{0,30}?entre aspas e (?:só |apenas )?(?:o|seu) nome\s*[:.]\s*/iu, '«', '»'],
  it: [/^.{0,30}?(?:tra|fra) virgolette e (?:solo |soltanto )?(?:il|suo) nome\s*[:.]\s*/iu, '«', '»'],
};
const SAID_BY =
  /^["“„«]?\s*(.{8,}?)["”“»]?[,.]?\s+(?:[-–—]\s*|(?:dice|dijo|de|dit|diz|disse|dixit|ha detto|sagt|sagte|von)\s+)?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]+){0,2})\.?\s*$/u;

/** The quotation in the marks of its language and the name below it; null where none is wished. */
export function quotationWished(message: string, language: Language): string | null {
  if (language === 'en') return null;
  const [order, open, close] = QUOTES[language];
  if (!order.test(message)) return null;
  const [, words, name] = SAID_BY.exec(message.replace(order, '').trim()) ?? [];
  if (words === undefined || name === undefined) return null;
  const said = mend(words, { language, verbatim: false, said: message });
  return `${open}${/[.!?…]$/.test(said) ? said : `${said}.`}${close}\n${name}`;
}
