import { QUOTED, withMarks } from './named.ts';

/** Stands for words in quotation marks, in which a comma parts nothing. */
const HELD = '\uE000';
const AND = '(?:and|n|but|then|und|aber|pero|y|et|mais|mas|e|ma)';
const OR = '(?:or|nor|oder|ni|ou|o|né|nem|and|und|y|et|e)';
/** 'Emoji? No thanks' is one wish. */
const REFUSAL =
  '(?:absolutely |definitely |rather )?(?:no|not|none|never|nope|nein|non|não)(?: (?:thanks|thank you|please|way|for us))?\\s*(?:$|[|.,;!])';
/** Where one wish ends and the next begins: marks, and the words that join them; never between figures or quotations. */
const BORDER = new RegExp(
  [
    '[|;!\\n]+',
    `\\?+(?!\\s+${REFUSAL})`,
    '(?<!\\b(?:max|ca|approx|incl|min|no|e\\.g|i\\.e|caract))\\.(?=\\s|$)',
    `,(?!\\d)(?!\\s*(?:${OR}\\s+)?${HELD})`,
    `:(?=\\s)(?!\\s*(?:${HELD}|\\p{Extended_Pictographic}))`,
    '\\s[–—-]\\s',
    `\\s(?=${AND}\\s)(?!\\S+\\s+(?:${HELD}|[\\p{L}#-]+\\s*(?:$|[|.,;:!?)])))`,
    '\\/(?=\\s)',
  ].join('|'),
  'iu',
);
const JOINS = new RegExp(`^(?:${AND}|also|auch|también|aussi|também|anche)\\s+`, 'iu');
/** 'no hashtags, emoji or links': one word refuses them all. */
const REFUSED = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:no|without|zero|avoid|skip|ohne|keine?|sin|nada de|sans|ni|sem|senza|niente|(?:don'?t|do not|never) (?:use|add|put|want))\\s+)([\\p{L}-]+)((?:\\s*,\\s*[\\p{L}-]+)*\\s*,?\\s+${OR}\\s+[\\p{L}-]+)(?=\\s*(?:$|[|.,;:!?)]|please))`,
  'giu',
);
const eachRefused = (_: string, refusal: string, first: string, others: string) =>
  [first, ...others.split(new RegExp(`\\s*,\\s*(?:${OR}\\s+)?|\\s+${OR}\\s+`, 'iu')).filter(Boolean)]
    .map((word) => refusal + word)
    .join(' | ');

/** The single wishes that are said in one stretch: 'two sentences, no hashtags' says two. */
export function singleWishes(said: string): string[] {
  const quotations: string[] = [];
  return withMarks(said)
    .replace(QUOTED, (words) => {
      quotations.push(words);
      return HELD;
    })
    .replace(REFUSED, eachRefused)
    .split(BORDER)
    .map((part) =>
      part
        .trim()
        .replace(JOINS, '')
        .replaceAll(HELD, () => quotations.shift() ?? ''),
    )
    .filter((part) => /[\p{L}\p{N}\p{Extended_Pictographic}#]/u.test(part));
}
