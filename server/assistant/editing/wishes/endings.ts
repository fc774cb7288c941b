import type { Span } from '../../reading/spans/roles.ts';
import { capital } from '../capital.ts';
import { addressesIn } from '../mending/shield.ts';
import { pattern } from '../patterns.ts';
import { wishClasses } from './wish-words.ts';

/** Words of a wish that may stand among the facts, or are made of what it says. */

/** 'start with "Parents of Acorn group"' asks, wherever it stands; 'Film night, starting with "Paddington"' tells. */
export const quotedAfter = (verbs: string, message: string): string | null =>
  message.match(
    pattern(
      `(?<!\\b(?:don['’]?t|do not|never|not)(?: \\p{L}+)? )\\b(?:${verbs}) (?:it )?(?:with|on)(?: the| this)?(?: quote| quotation| words?| line| sentence| question)?:? ["'“‘](.+?)["'”’](?=[\\s.,:;]|$)`,
      'iu',
    ),
  )?.[1] ?? null;

/** 'the mail address jobs@gehwerk.example goes last': an address that only a wish names belongs to the text. */
export function addressWished(rules: string, message: string): string | null {
  const numbers = rules.match(/(?<![\p{L}\d])\+?\d[\d ()/-]{6,}\d/gu) ?? [];
  const [first] = [...addressesIn(rules), ...numbers].filter((address) => message.split(address).length === 2);
  if (first === undefined) return null;
  const before = rules.slice(0, rules.indexOf(first)).split(/[|.,]/).at(-1) ?? '';
  return wishClasses(before).includes('not') ? null : first;
}

/** 'congratulations at the end': one word is a whole sentence. */
export function sentenceAtEnd(said: string): string | null {
  const word = /(?:^|[|,.]|and)\s*(congratulations|thank you|thanks) at the (?:very )?end/iu
    .exec(said)?.[1]
    ?.toLowerCase();
  if (word) return `${capital(word)}.`;
  const thanked =
    /(?:^|[|,.]|\band\b)\s*(?:please )?thank ((?:the |our |my |all )?[\p{L} ]{2,40}?) at the (?:very )?end/iu.exec(
      said,
    )?.[1];
  if (thanked === undefined) return null;
  return /^(?:the |our |my |all )/i.test(thanked) ? `Thank you to ${thanked}.` : 'Thank you.';
}

/** 'congratulate her by name at the end': the sentence with the name that was given. */
export function congratulation(said: string, spans: Span[]): string | null {
  if (!/congratulate \p{L}+/iu.test(said)) return null;
  const matter = spans.filter(({ role }) => role === 'matter').map(({ text }) => text);
  const name = matter.join(' ').match(/\p{Lu}\p{L}+/u)?.[0];
  return name ? `Congratulations, ${name}.` : null;
}
