/** The small numbers by their words, in six languages; those that are words of another kind elsewhere ('once', 'sei') are left out. */
export const COUNTS: Record<string, number> = Object.fromEntries(
  [
    'a an ein eine einen einem einer un una uno une um uma',
    'one eins single solitary einziger einzigen einzige einzigem único única seul seule solo sola só',
    'two zwei dos deux dois duas due couple pair paar par paio',
    'three drei tres trois três tre',
    'four vier cuatro quatre quatro quattro',
    'five fünf cinco cinq cinque',
    'six sechs seis',
    'seven sieben siete sept sete sette',
    'eight acht ocho huit oito otto',
    'nine neun nueve neuf nove',
    'ten zehn diez dix dez dieci',
    'eleven elf onze undici',
    'twelve zwölf doce douze doze dodici',
  ].flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, Math.max(1, i)])),
);
const TENS: Record<string, number> = Object.fromEntries(
  [
    'fifteen fünfzehn quince quinze quindici',
    'twenty zwanzig veinte vingt vinte venti',
    'thirty dreißig treinta trente trinta trenta',
    'forty vierzig cuarenta quarante quarenta quaranta',
    'fifty fünfzig cincuenta cinquante cinquenta cinquanta',
    'sixty sechzig sesenta soixante sessenta sessanta',
    'seventy siebzig setenta settanta',
    'eighty achtzig ochenta oitenta ottanta',
    'ninety neunzig noventa novanta',
    'hundred hundert cien cent cem cento',
  ].flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, i === 0 ? 15 : (i + 1) * 10])),
);
const NUMBER = /\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\d+|\p{L}+/gu;
/** 'a few' is no one. */
const SOME = /(?<!\p{L})an? (?=(?:few|handful|lot|bunch|bit)(?!\p{L}))/giu;
const RANGE = /^\s*(?:[-–]|or|to|oder|bis|o|ou|à|a)\s*$/iu;
/** 'thirty-five', 'trente-cinq'. */
const JOINED = /^[- ]$/;
const isTens = (word: string) => (TENS[word] ?? 0) >= 20 && (TENS[word] ?? 0) < 100;
const isArticle = (word: string) =>
  COUNTS[word] === 1 && word.length < 6 && !/^(?:one|eins|seule?|sol[oa]|só)$/.test(word);

/** The number that a wish gives: its figure or its word, the larger one of 'two or three'; an article is one where nothing else is said. */
export function numberIn(said: string): number | null {
  const wish = said.toLowerCase().replace(SOME, '');
  const found = [...wish.matchAll(NUMBER)]
    .map(({ 0: word, index }) => ({ word, from: index, to: index + word.length, value: numberNamed(word) }))
    .filter(({ value }) => value !== null);
  const firm = found.filter(({ word }) => !isArticle(word));
  const [first, next] = firm;
  if (!first) return found[0]?.value ?? null;
  const between = next === undefined ? '' : wish.slice(first.to, next.from);
  if (next && isTens(first.word) && (next.value ?? 0) < 10 && JOINED.test(between))
    return (first.value ?? 0) + (next.value ?? 0);
  if (next && /^(?:hundred|thousand)$/.test(next.word)) return (first.value ?? 1) * (next.value ?? 1);
  return next && RANGE.test(between) ? next.value : first.value;
}

function numberNamed(word: string): number | null {
  if (/^\d/.test(word)) return Number(word.replace(/\D/g, ''));
  return COUNTS[word] ?? TENS[word] ?? (word === 'thousand' ? 1_000 : null);
}
