import { mend } from '../editing/mending/mend.ts';
import { unknownIn } from '../editing/mending/speller.ts';
import { languageOf } from '../reading/language.ts';
import type { Outcome } from './outcome.ts';
import { tidySentences } from './sentences.ts';
import { withoutEmoji } from './signs.ts';

/** Short forms of speech and their long forms: the only change of tone that keeps every word's meaning. */
const FORMS: [short: string, long: string][] = [
  ["we're", 'we are'],
  ["we've", 'we have'],
  ["we'll", 'we will'],
  ["you're", 'you are'],
  ["you'll", 'you will'],
  ["they're", 'they are'],
  ["it's", 'it is'],
  ["that's", 'that is'],
  ["there's", 'there is'],
  ["here's", 'here is'],
  ["I'm", 'I am'],
  ["I've", 'I have'],
  ["I'll", 'I will'],
  ["don't", 'do not'],
  ["doesn't", 'does not'],
  ["didn't", 'did not'],
  ["isn't", 'is not'],
  ["aren't", 'are not'],
  ["can't", 'cannot'],
  ["won't", 'will not'],
];

function exchanged(text: string, pairs: [string, string][]): string {
  let out = text.replaceAll('’', "'");
  for (const [from, to] of pairs)
    out = out.replace(new RegExp(`\\b${from}\\b`, 'gi'), (found) =>
      /^\p{Lu}/u.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to,
    );
  return out;
}

/** Words of everyday speech and their plain forms. */
const PLAIN: [casual: string, plain: string][] = [
  ['kids', 'children'],
  ['folks', 'people'],
  ['till', 'until'],
  ['info', 'information'],
  ['ok', 'all right'],
  ['lots of', 'many'],
  ['a bunch of', 'several'],
  ['pics', 'pictures'],
  ['hey (?:guys|folks|everyone|all|there)', 'hello'],
  ['hi|hey', 'hello'],
  ['loads of', 'many'],
  ['guys', 'everyone'],
  ["(?:we've|we have) got", 'we have'],
  ['thank you all', 'our thanks to all of you'],
  ['(?<!with )(?<!our )thanks to', 'with thanks to'],
  ['thanks for', 'thank you for'],
];

/** What is said of a change of tone, which goes no further than this. */
export const TONE_NOTE =
  'Short forms, everyday words and exclamation marks were changed; for another tone than that connect an AI model.';

/** Long forms, no exclamations, no emoji, sentences that end. */
export function soundFormal(text: string): string {
  const plain = tidySentences(withoutEmoji(exchanged(text, [...PLAIN, ...FORMS])).replace(/!+/g, '.'));
  return /[\p{L}\p{N})]$/u.test(plain) && !/\S\.\S+$|#\S+$/.test(plain) ? `${plain}.` : plain;
}

/** Short forms, as people speak, and a friendly mark at the end. */
export function soundCasual(text: string): string {
  const short = exchanged(
    text,
    FORMS.map(([short, long]) => [long, short]),
  );
  return short.replace(/(?<=[\p{L}\p{N})])\.?$/u, (_, at: number) =>
    /\S\.\S+$|#\S+$/.test(short.slice(0, at)) ? '' : '!',
  );
}

const ONLY_MARKS = 'Blanks, marks and capitals were mended; spelling in this language needs a connected AI model.';

/** A text whose slips are mended as the editor mends notes; words that no list has are named, and languages without a list said. */
export function proofread(text: string): Outcome {
  const language = languageOf(text);
  const mended = mendSlips(mend(text, { language, verbatim: false, said: text }));
  if (language !== 'en') return mended === text ? { note: ONLY_MARKS } : { text: mended, note: ONLY_MARKS };
  const unknown = unknownIn(mended).map((word) => `“${word}”`);
  const look = unknown.length > 0 ? `Not mended, please look at: ${unknown.join(', ')}.` : null;
  if (mended !== text) return look ? { text: mended, note: look } : { text: mended };
  return { text, note: look ?? 'Nothing to mend was found.' };
}

/** Spaces, doubled words and marks, small first letters and a small 'i'. */
function mendSlips(text: string): string {
  return tidySentences(
    text
      .replace(/\b(\p{L}+)\s+\1\b/giu, '$1')
      .replace(/\bi\b(?=[\s,'’])/g, 'I')
      .replace(/([,;:!?])(?=\p{L})/gu, '$1 ')
      .replace(/([!?])\1+/g, '$1'),
  );
}
