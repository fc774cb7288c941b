import type { Token } from './tokens.ts';

/** A stretch of tokens between full stops, line breaks and the like; `to` is exclusive. */
export interface Sentence {
  from: number;
  to: number;
  /** What ended it: '.', '?', '¶' … or '' at the end of the message. */
  end: string;
}

const ENDS = new Set(['.', '!', '?', ';', '¶', '•', '…']);

/** Cuts the message into sentences, without the signs between them. */
export function sentencesOf(tokens: Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let i = 0; i <= tokens.length; i++) {
    const norm = tokens[i]?.norm;
    if (norm !== undefined && !ENDS.has(norm)) continue;
    if (i > from) sentences.push({ from, to: i, end: norm ?? '' });
    else if (sentences.length > 0 && norm === '?') (sentences.at(-1) as Sentence).end = '?';
    from = i + 1;
  }
  return sentences;
}

/** The sentence that holds a token. */
export function sentenceAt(sentences: Sentence[], token: number): number {
  return sentences.findIndex((sentence) => token >= sentence.from && token < sentence.to);
}
