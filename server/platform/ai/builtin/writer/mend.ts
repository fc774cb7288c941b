/** What people type in a hurry, and how it is written. */
const SHORTHAND: [RegExp, string][] = [
  [/\bu\b(?!\.)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bppl\b/gi, 'people'],
  [/\b(?:tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi, 'tomorrow'],
  [/\b(?:til|till)\b(?= )/g, 'until'],
  [/\bxmas\b/gi, 'Christmas'],
  [/\b(?:bc|cuz|coz)\b(?= )/g, 'because'],
  [/\bvalentine['’]?s day\b/gi, "Valentine's Day"],
  [/\bblack friday\b/gi, 'Black Friday'],
  [/\bcyber monday\b/gi, 'Cyber Monday'],
  [/\bmother['’]?s day\b/gi, "Mother's Day"],
  [/\bfather['’]?s day\b/gi, "Father's Day"],
  [/\bbday\b/gi, 'birthday'],
  [/\bthx\b/gi, 'thanks'],
  [/\bw\/ ?(?=\w)/g, 'with '],
  [/ n (?=\w)/g, ' and '],
  [/\b(?:im)\b/g, "I'm"],
  [/\bi\b(?!\.)(?=['’ ])/g, 'I'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)nt\b/g, "$1n't"],
  [/\bcant\b/g, "can't"],
  [/\bwont\b/g, "won't"],
  [/\bwe re\b/gi, "we're"],
  [/\b(t)heres\b/gi, "$1here's"],
  [/\b(y)oure\b/gi, "$1ou're"],
  [/\b(w)eve\b/gi, "$1e've"],
  [/\b(?:smth|sth)\b/gi, 'something'],
  [/!{2,}/g, '!'],
];
const DAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi;
const SHORT_MONTH = /(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/g;
const MONTH = /\b(?:january|february|april|june|july|august|september|october|november|december)\b/gi;
const SHORT_DAY =
  /\b(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=\s*[-–&/]\s*(?:mon|tue|wed|thu|fri|sat|sun)|:?\s+\d)|(?<=[-–&/]\s?)(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\b/gi;
const MAY = /\b(in|from|until|by|since|this|next|early|late|of|mid|\d{1,2}(?:st|nd|rd|th)?) (may|march)\b/gi;
const ACRONYM = /\b(?:bbq|dm|cv|diy|faq|usa|uk|eu|tv|dj|vip|ngo|pdf|seo|api|ceo)\b/g;
const NAMED =
  /\b(?:christmas|easter|halloween|hanukkah|diwali|ramadan|eid|thanksgiving|linkedin|instagram|facebook|twitter|english|french|german|italian|spanish)\b/gi;

/** A word with a capital letter. */
export function capital(text: string): string {
  return text.replace(/^(\P{L}*)(\p{L})/u, (whole, before: string, letter: string) =>
    /[\d@#€£$/\\`-]/.test(before) || /^\P{L}*\p{L}\d/u.test(text) ? whole : before + letter.toUpperCase(),
  );
}

/** The first word in lower case, unless it is a name, an abbreviation or I; `source` shows how the person wrote it. */
export function lowerFirst(text: string, source = ''): string {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0] ?? '';
  const wroteSmall =
    /^\p{Lu}\p{Ll}/u.test(first) &&
    source !== '' &&
    new RegExp(`(?<![\\p{L}'’-])${first.toLowerCase()}(?![\\p{L}'’-])`, 'u').test(source);
  return wroteSmall || STARTERS.test(first)
    ? first.toLowerCase().replace(/^i(?=$|['’])/, 'I') + text.slice(first.length)
    : text;
}

/** Words that carry a capital only because a sentence began with them. */
const STARTERS =
  /^(?:A|An|The|Our|My|Your|We|I|You|They|He|She|It|This|That|These|Those|There|Every|All|Free|New|Now|In|On|At|For|From|With|To|As|If|When|How|Why|What|Which|Who|Where|Some|Two|Three|Four|Five|Get|Come|Join|Use|Book|Buy|Call|Visit|Try|Half|Up|Until|Join|Because|After|Before|First|Next|Please|Fresh|Hand|Handmade|Also)(?:['’](?:re|ve|s|ll|m|d))?$/u;

/** Corrects shorthand and the capitals of names that are certain. */
export function mendWords(text: string): string {
  let mended = text;
  for (const [pattern, right] of SHORTHAND) mended = mended.replace(pattern, right);
  const named = (name: string) => (name.toLowerCase() === 'linkedin' ? 'LinkedIn' : capital(name.toLowerCase()));
  return mended
    .replace(DAY, named)
    .replace(MONTH, named)
    .replace(SHORT_MONTH, named)
    .replace(NAMED, named)
    .replace(SHORT_DAY, named)
    .replace(ACRONYM, (name) => name.toUpperCase())
    .replace(MAY, (_, before: string, month: string) => `${before} ${capital(month.toLowerCase())}`);
}

/** A piece of text as a sentence: capital first, a full stop last. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:–—-]+$/u, '');
  if (trimmed === '') return '';
  // Behind a quotation that has ended, a new sentence begins.
  const whole = capital(trimmed).replace(
    /^((?:"[^"]*[.!?]"|“[^”]*[.!?]”) )(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
  if (/[.!?…]["'”’)\]]?$/u.test(whole) || /\p{Extended_Pictographic}\uFE0F?$/u.test(whole)) return whole;
  return `${whole}.`;
}

/** A piece of text without its full stop. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.,;:\s]+$/u, '');
}

/** 'a', 'b' and 'c' as one phrase. */
export function joinList(items: readonly string[], word = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  if (items.length === 2) return `${items[0]} ${word} ${items[1]}`;
  // 'oil, salt and pepper': the last item brings its own 'and'.
  const joint = / (?:and|&) /.test(items.at(-1) ?? '') ? ',' : ` ${word}`;
  return `${items.slice(0, -1).join(', ')}${joint} ${items.at(-1)}`;
}
