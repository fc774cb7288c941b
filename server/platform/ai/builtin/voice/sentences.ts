/** A sentence as it is read aloud: what is said, and how it stands among its neighbours. */
export interface SpokenSentence {
  words: string;
  tone: 'statement' | 'exclamation' | 'question' | 'open question';
  /** How many of the same thought, a line of the text, were said before it. */
  place: number;
  endsThought: boolean;
}

/** Questions that ask for more than yes or no are not sung upwards. */
const OPEN = /^(?:\W*(?:and|but|so|or)\b)?\W*(?:who|whom|whose|what|when|where|why|which|how)\b/iu;

/** The sentences of a text, of which each line is a thought. */
export function spokenSentences(text: string): SpokenSentence[] {
  return text.split('\n').flatMap((line) => {
    const sentences = line.split(/(?<=[.!?])\s+/u).filter((words) => /\p{L}/u.test(words));
    return sentences.map((words, place) => ({
      words,
      tone: toneOf(words),
      place,
      endsThought: place === sentences.length - 1,
    }));
  });
}

function toneOf(words: string): SpokenSentence['tone'] {
  if (words.endsWith('?')) return OPEN.test(words) ? 'open question' : 'question';
  return words.endsWith('!') ? 'exclamation' : 'statement';
}
