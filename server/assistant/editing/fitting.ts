/** Words that a text can lose without losing a fact, the least needed first. */
const FILLER: RegExp[] = [
  /\b(?:really|very|actually|basically|just|simply|quite|of course|as always|as you know)\s/gi,
  /\b(?:also|still|already|now)\s/gi,
  /\bplease\s/gi,
  /\b(?:there is|there are) (?=\p{Ll})/giu,
  /\b(?:we are|we're) (?=(?:open|closed|looking)\b)/giu,
];
/** Shorter ways to write the same. */
const SHORTER: [RegExp, string][] = [
  [/\n{2,}/g, '\n'],
  [/(?<=\d) minutes\b/g, ' min'],
  [/ and (?=\S+ ?\d)/g, ' + '],
];
const MONTHS = /\b(Jan)uary\b|\b(Feb)ruary\b|\b(Aug)ust\b|\b(Sep)tember\b|\b(Oct)ober\b|\b(Nov)ember\b|\b(Dec)ember\b/g;
const DAYS = /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:day|sday|nesday|rsday|urday)\b/g;

/** The text within its measure if filler and long spellings can go for it; facts never go. */
export function fitInto(text: string, fits: (text: string) => boolean): string {
  let out = text;
  for (const filler of FILLER) {
    if (fits(out)) return out;
    out = raise(out.replace(filler, ''));
  }
  for (const [long, short] of SHORTER) {
    if (fits(out)) return out;
    out = out.replace(long, short);
  }
  if (fits(out)) return out;
  out = out.replace(MONTHS, (...parts) => String(parts.slice(1, 8).find(Boolean)));
  if (fits(out)) return out;
  out = out.replace(DAYS, '$1');
  return fits(out) ? out : text;
}

const raise = (text: string) =>
  text.replace(/(^|[.!?]\s+|\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
