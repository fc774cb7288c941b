import { plainOrder, TRAILING } from '../plain-order.ts';
import { sentencesIn } from '../text-parts.ts';
import type { RevisionWords } from './revision-words.ts';

export function readEmoji(say: string, draft: string): RevisionWords {
  const signs = say.match(/\p{Extended_Pictographic}\uFE0F?/gu);
  if (signs && !/\b(?:no|without|remove|lose|drop|delete)\b/i.test(say))
    return { to: /\b(?:each|every)\b/i.test(say) ? `${signs.join('')} before each` : signs.join('') };
  const own = draft.match(/\p{Extended_Pictographic}\uFE0F?/gu) ?? [];
  if (/\b(?:keep|leave|only|just|one)\b/i.test(say) && own.length > 1) return { to: own.at(-1) as string };
  if (
    /\b(?:no|without|remove|lose|drop|delete|off|out|strip|kill|cut|none|zero|hate|get rid|minus|too many|don'?t|ditch|take)\b/i.test(
      say,
    )
  )
    return { to: 'none' };
  return { to: 'more' };
}

export function readHashtags(say: string): RevisionWords {
  const tags = say.match(/#[\p{L}\p{N}_]+/gu) ?? [];
  const clause = plainOrder(say)
    .split(/[.!?]\s+/)
    .filter((part) => /\d|\b(?:one|two|three|four|five|tops|max|at the)\b|#\p{L}/iu.test(part))
    .at(-1);
  const number = /\b(?:\d+|one|two|three|four|five|six)\b/i.test(say);
  if (
    /\b(?:no|without|remove|lose|drop|delete|off|out|away|strip|kill|cut|none|zero|hate|get rid|minus|ditch|skip|take)\b/i.test(
      say,
    ) &&
    !number &&
    tags.length === 0
  )
    return { to: 'none' };
  if (tags.length > 0 && !number) return { to: tags.join(' ') };
  return { to: clause ?? plainOrder(say) };
}

const LANGUAGES: [string, RegExp][] = [
  ['English', /\b(?:english|englisch|inglés|ingles|anglais|inglês|inglese)\b/i],
  ['German', /\b(?:german|deutsch|alemán|allemand|alemão|tedesco)\b/i],
  ['French', /\b(?:french|français|francais|französisch|francés|francês|francese)\b/i],
  ['Spanish', /\b(?:spanish|español|espanol|castellano|spanisch|espagnol|espanhol|spagnolo)\b/i],
  ['Portuguese', /\b(?:portuguese|português|portugues|portugiesisch|portugais)\b/i],
  ['Polish', /\b(?:polish|polsku|polski)\b/i],
  ['Dutch', /\b(?:dutch|nederlands)\b/i],
  ['Turkish', /\b(?:turkish|türkçe)\b/i],
  ['Italian', /\b(?:italian|italiano|italienisch|italien)\b/i],
];
const MORE_LANGUAGES =
  /\b(arabic|hindi|welsh|irish|gaelic|catalan|greek|swedish|danish|norwegian|finnish|russian|ukrainian|chinese|mandarin|cantonese|japanese|korean|tagalog|filipino|malay|indonesian|vietnamese|thai|urdu|tamil|bengali|punjabi|swahili|yoruba|afrikaans|zulu|hebrew|romanian|hungarian|czech|croatian|serbian|basque|maori)\b/i;

export function readTranslation(say: string, draft: string): RevisionWords | null {
  const into = say.replace(/\b(?:no|not|from|instead of) [\p{L}]+/giu, '');
  const other = MORE_LANGUAGES.exec(into)?.[1];
  const to =
    LANGUAGES.find(([, names]) => names.test(into))?.[0] ??
    (other ? other.charAt(0).toUpperCase() + other.slice(1).toLowerCase() : null);
  if (!to) return null;
  if (/\b(?:title|headline|heading|first line|start|opening)\b/i.test(say)) {
    const first = sentencesIn(draft)[0] ?? '';
    return { from: first.includes(':') && first.indexOf(':') < 60 ? (first.split(':')[0] as string) : first, to };
  }
  return { to };
}

const FORM =
  /\b(bullet points?|bullets|numbered list|numbered|checklist|list|paragraph breaks|line breaks|(?:short )?paragraphs?|normal text|running text|prose|plain text|table|thread|poll|question|q ?& ?a|letter|poem|steps|dialogue|story|headings?|sections?|separate lines|(?:one|a) line (?:per|each|for each)|line by line|one block|one paragraph|lines)\b/i;

export function formOf(say: string): string {
  const own = /\b(?:each|every)(?: \w+)? on (?:a|its) (?:new|own|separate) line\b/i.exec(say)?.[0];
  if (own) return own.replace(/\ba (?:new|separate) line/i, 'its own line').replace(/\bevery\b/i, 'each');
  return (
    FORM.exec(say.replace(/\b(?:not|instead of|no|rather than)\b[^,.;]*/i, ''))?.[1] ??
    FORM.exec(say)?.[1] ??
    plainOrder(say)
  );
}

/** The wish for another tone in the user's own words. */
export function toneOf(say: string): string {
  const first = plainOrder(say).split(/[.!?;]\s|,\s+(?:it|this|that|they|my|our|the)\b/)[0] ?? say;
  const dull = /\b(boo+ring|dull|flat|bland|dry)\b/i.exec(first);
  if (dull && first.split(/\s+/).length <= 3) return `less ${(dull[1] ?? '').toLowerCase().replace(/o{2,}/, 'o')}`;
  return first
    .replace(/\s+/g, ' ')
    .replace(
      /^(?:it|make|write it again|write|be|have it|rewrite it|say it|give it|try)(?: it)?(?: (?:be|has to be|should be|sound|feel|a bit))*[\s,]+/i,
      '',
    )
    .replace(TRAILING, '')
    .trim();
}
