import { splitRunOns } from './run-ons.ts';
import { figuresFromWords } from './spoken-figures.ts';

/** A breath: an um or uh between two words. */
export const BREAK = '\uF8FD';

const MARKS: [RegExp, string][] = [
  [/,?\s*\bnew (?:paragraph|line)\b\s*/gi, '.\n\n'],
  [/,?\s*\bnew sentence\b/gi, '.'],
  [/(?<=[a-z0-9]) dot (?=(?:com|org|net|co|io|eu|info|uk|ie|de|fr|es|it|example)\b)/gi, '.'],
  [/(?<=\.[a-z]+) slash (?=[a-z0-9])/gi, '/'],
  [
    /(?<=\b(?:e-?mail|mail|write to|contact|send (?:it|them) to|address is) [a-z0-9]+) at (?=[a-z0-9-]+\.[a-z]{2,}\b)/gi,
    '@',
  ],
  [/\s*\b(?:full stop|period)(?=\s|$|\.\n)\.?/gi, '.'],
  [/\s*\bcomma\b/gi, ','],
  [/\s*\bcolon\b\s*/gi, ': '],
  [/\s*\bquestion mark\b/gi, '?'],
  [/\s*\bexclamation mark\b/gi, '!'],
];
const FILLERS =
  /(?<![\p{L}'’])(?:u+m+|u+h+|uhm|erm|er|you know(?! \p{L}+ing| who| what| where)|oh and|oh yeah|ok(?:ay)? so|so yeah|what else|let me (?:think|see)|that'?s (?:it|all)$|(?<=\b(?:on|at|is) )like)(?![\p{L}'’])/giu;
/** What is said to whoever writes it down, at the end. */
const FAREWELL =
  /(?:[\s,.]*\b(?:ok(?:ay)?|thanks|thank you|cheers|bye|that'?s (?:it|all|me(?: done)?|everything|the lot)|please))+[\s.!]*$/iu;
/** What opens a sentence of its own after a breath. */
const OPENS =
  /^(?:i|it|we|you|they|he|she|there|this|that's|it's|we're|no|any|last|the|a fiver|bring|call|text|ring|write|book|come|drop|use|reply|ask|please|meet|wear|thank|doors|tickets|tea|short|shoes|proper|clothes|garden|open|saturday|sunday|monday|thursdays?|just|seriously|if|nobody)\b/i;
const HANGS =
  /(?:^|\s)(?:and|at|the|in|on|of|to|is|are|for|but|or|from|with|just|that|a|an|its|it's|by|so|until|till|as|who|we|you|our|my|not|also|that'?s|this|next|last|every|each|these|those|their|your)$/i;

/** Spoken words as they are written: marks, figures, breaths, sentences. */
export function writeDown(spoken: string): string {
  let text = spoken.replace(FAREWELL, '').replace(FILLERS, ` ${BREAK} `);
  for (const [said, mark] of MARKS) text = text.replace(said, mark);
  text = text
    .replace(/\b(\p{L}+(?: \p{L}+){0,2}) \1\b(?![@.]\p{L})/giu, '$1')
    .replace(/\b(one|we|a|who|and|at|the|an|our|is|to) \uF8FD \1\b/giu, '$1')
    // Whoever begins again after a breath takes back what stands between: 'outside the er outside Boots'.
    .replace(/\b(\p{L}{3,})(?: \p{L}+)?\s+\uF8FD\s+\1\b/giu, '$1');
  const chunks = text.split(/\s*(?:\uF8FD\s*)+/u).filter((chunk) => chunk.trim() !== '');
  let out = '';
  for (const chunk of chunks) {
    const before = out.trimEnd();
    const since = before
      .slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf('\n'), before.lastIndexOf(':')) + 1)
      .trim();
    const ends = before !== '' && !/[.,:!?]$/.test(before) && !HANGS.test(before) && since.split(/\s+/).length > 2;
    out =
      ends && OPENS.test(chunk.trim())
        ? `${before.replace(/ (?:and|so)$/i, '')}. ${chunk.trim()}`
        : ends
          ? `${before}, ${chunk.trim()}`
          : `${before}${/\n$/.test(out) ? '\n\n' : ' '}${chunk.trim()}`;
  }
  const sentences = out
    .replace(/\. (?:and|so) /gi, '. ')
    .replace(/,? so that'?s,? /gi, ', ')
    .replace(
      /((?:^\s*|[.!?]\s+)(?:the|our|my) \p{L}+(?: (?!(?:is|are|was|has|have|will|does|gets?)\b)\p{L}+){0,2}),? it(?: is|'?s) /giu,
      '$1 is ',
    )
    .replace(/(\p{L}+day) week, (?:the )?(?=\p{L}+ (?:\p{L}+ )?of )/giu, '$1 ')
    .trim();
  return splitRunOns(figuresFromWords(sentences));
}
