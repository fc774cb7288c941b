import { outsideQuotes } from './style.ts';

const VOWEL_SOUND = /^(?:[aeiou]|hour|honest|heir|8|11\b|18\b)/i;
const CONSONANT_SOUND = /^(?:uni(?!n|m)|use|user|usual|euro|one\b|once|ukulele|u-)/i;

function article(text: string): string {
  return text.replace(/\b([Aa])(n?) (?=(\p{L}[\p{L}'’-]*|\d+))/gu, (whole, a: string, n: string, word: string) => {
    if (/^[A-Z]{2,}/.test(word) || word.length < 2) return whole;
    const vowel = VOWEL_SOUND.test(word) && !CONSONANT_SOUND.test(word);
    if (a === 'A' && n === '' && /^[A-Z]/.test(word)) return whole;
    return vowel === (n === 'n') ? whole : `${a}${vowel ? 'n' : ''} `;
  });
}

/** Curly quotes throughout where the person used any, else straight ones throughout. */
function evenQuotes(text: string): string {
  if (!/[“”’]/.test(text)) return text;
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`|https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/(^|[\s([{–—])"/g, '$1“')
            .replace(/"/g, '”')
            .replace(/(^|[\s([{–—“])'(?=\S)/g, '$1‘')
            .replace(/'/g, '’'),
    )
    .join('');
}

/** Sets a finished text: spaces, full stops, a and an, quotes; line breaks stay. */
export function setType(text: string): string {
  const set = outsideQuotes(text, (part) =>
    article(
      part
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/ +([,;:.!?])(?=\s|$)/g, '$1')
        .replace(/([!?])\.(?!\.)/g, '$1')
        .replace(/(?<!\.)\.\.(?!\.)/g, '.')
        .replace(/,\s*([.!?])/g, '$1'),
    ),
  );
  return evenQuotes(
    set
      .replace(/([.!?]["”’])\.(?=\s|$)/g, '$1')
      .replace(/[ \t]+$/gm, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}
