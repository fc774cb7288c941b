import { cutAtWord } from '../../../../../domain/text.ts';
import { sentence } from './mend.ts';
import { sentencesOf } from './sentences.ts';

const SMALL = new Set(
  'the a an and or of to in on at for with by from our your my we us is are was were be been it its this that these those as not but they he she you i have has had will would can could do does did so if then than there their his her which who what when where how all more also into over about after before just only very'.split(
    ' ',
  ),
);

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !SMALL.has(word));
}

/** The sentences that say most, in their own order: by how often their words occur, with the beginning and numbers favoured. */
function keySentences(text: string, count: number): string[] {
  const sentences = sentencesOf(text.slice(0, 40_000))
    .filter((one) => /\p{L}{2}/u.test(one))
    .slice(0, 400);
  const weight = new Map<string, number>();
  for (const word of sentences.flatMap(wordsOf)) weight.set(word, (weight.get(word) ?? 0) + 1);
  const scored = sentences.map((one, index) => {
    const words = wordsOf(one);
    const sum = [...new Set(words)].reduce((total, word) => total + (weight.get(word) ?? 0), 0);
    const place = index === 0 ? 1.15 : 1;
    return { one, index, score: (sum / Math.sqrt(words.length + 3)) * place * (/\d/.test(one) ? 1.4 : 1) };
  });
  return scored
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ one }) => sentence(cutAtWord(one, 400)));
}

/** A summary made of the text's own sentences. */
export function summarize(text: string, asList: boolean, count: number | null): string {
  const total = sentencesOf(text.slice(0, 40_000)).length;
  const wanted = count ?? Math.min(5, Math.max(1, Math.round(total / 3)));
  const chosen = keySentences(text, wanted);
  return asList ? chosen.map((one) => `- ${one}`).join('\n') : chosen.join(' ');
}
