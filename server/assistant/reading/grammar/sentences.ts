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
    if (
      norm !== undefined &&
      !ENDS.has(norm) &&
      !opensRequest(tokens, i) &&
      !opensBan(tokens, i) &&
      !endsPrelude(tokens, from, i)
    )
      continue;
    if (i > from) sentences.push({ from, to: i, end: norm ?? '' });
    else if (sentences.length > 0 && norm === '?') (sentences.at(-1) as Sentence).end = '?';
    from = i + 1;
  }
  return sentences;
}

/** ', can you …' and ', so please …' begin a request of their own. */
function opensRequest(tokens: Token[], i: number): boolean {
  const isDash = /^[-—]$/.test(tokens[i]?.norm ?? '');
  // '… is sold out - tweet that on Thursday'
  if (isDash && /^(?:that|this|it)$/.test(tokens[i + 2]?.norm ?? ''))
    return /^(?:post|tweet|publish|share|schedule|put|send)$/.test(tokens[i + 1]?.norm ?? '');
  if (tokens[i]?.norm !== ',') return false;
  const next = tokens
    .slice(i + 1, i + 5)
    .map((token) => token.norm)
    .join(' ');
  return /^(?:so |and |but )?(?:can|could|would|will) (?:you|we|u)\b|^(?:so |and |but )?please (?!,|\.|!|$)[a-z]|^so (?:post|publish|share|schedule|tweet|let's|lets|put|just|i'd|we'd)\b/.test(
    next,
  );
}

/** 'Give it a rest: no tweets tomorrow' forbids in a sentence of its own. */
function opensBan(tokens: Token[], i: number): boolean {
  if (!/^[:—]$/.test(tokens[i]?.norm ?? '')) return false;
  const next = tokens
    .slice(i + 1, i + 6)
    .map((token) => token.norm)
    .join(' ');
  return /^(?:please )?(?:no (?:more )?(?:posts|tweets|posting|tweeting)\b|(?:do not|don't|dont) (?:post|publish|schedule) (?:anything|it|that|on|the|any|until)\b)/.test(
    next,
  );
}

/** 'We've decided: LinkedIn gets …' says before the colon only that something follows. */
function endsPrelude(tokens: Token[], from: number, i: number): boolean {
  if (tokens[i]?.norm !== ':' || i - from > 5) return false;
  const words = tokens.slice(from, i).map((token) => token.norm);
  return (
    /^(?:we've|i've|we|i|here's|it's|that's|ok|okay|so)$/.test(words[0] ?? '') &&
    words.every((word) => /^\p{L}/u.test(word)) &&
    /^(?:decided|agreed|settled|plan|deal|thing|idea|request|question|favour|favor|ask|schedule|lineup|line|goes|go|is)$/.test(
      words.at(-1) ?? '',
    )
  );
}

/** The sentence that holds a token. */
export function sentenceAt(sentences: Sentence[], token: number): number {
  return sentences.findIndex((sentence) => token >= sentence.from && token < sentence.to);
}
