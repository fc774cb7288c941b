import { keepRecent } from '../../../lib/keep-recent.ts';
import type { Scores } from '../spans/votes.ts';
import { cutWords, type MessageWords } from '../spans/words.ts';
import { layTransformer } from './transformer.ts';
import { kindWeights, readWeights } from './weights.ts';
import { wordPieces } from './word-pieces.ts';

/** What stands further back is left to the votes: a piece costs milliseconds of a core. */
const MOST_PIECES = 128;

/** For each word the chances that it goes on with each role, then that it begins each, as logarithms; null for what was never taught. */
type Chances = (Float32Array | null)[];

/** What was tuned to tell of each word which role it plays where it stands. */
export class SpanMeaning {
  readonly #weight: number;
  readonly #chances: (text: string) => Chances;

  /** Of the weights in a file, read when they are first asked; `weight` is how much the meaning of words counts beside the votes, which were learned without it. */
  constructor(file: string, weight: number) {
    let judge: ((text: string) => Chances) | null = null;
    this.#weight = weight;
    this.#chances = keepRecent((text) => {
      judge ??= judgeOf(file);
      return judge(text);
    });
  }

  /** Adds to the scores of a text what its words mean where they stand: the chance that a span begins with a word, and goes on with the next ones. */
  addTo({ count, roles, spans }: Scores, { message }: MessageWords): void {
    const chances = this.#chances(message);
    for (let from = 0; from < chances.length; from++)
      for (let role = 0; role < roles; role++) {
        let sum = 0;
        for (let to = from + 1; to <= count; to++) {
          const own = chances[to - 1];
          sum += own ? (own[to === from + 1 ? roles + role : role] as number) : 0;
          const at = (from * (count + 1) + to) * roles + role;
          spans[at] = (spans[at] as number) + this.#weight * sum;
        }
      }
  }
}

function judgeOf(file: string): (text: string) => Chances {
  const weights = readWeights(file, kindWeights());
  const { width, vocabulary } = weights;
  const { encode, judge } = layTransformer(weights, MOST_PIECES);
  const [first, separator, unknown] = ['[CLS]', '[SEP]', '[UNK]'].map((name) => vocabulary.get(name) as number) as [
    number,
    number,
    number,
  ];
  return (text) => {
    const { words, gaps } = cutWords(text);
    const pieces = [first];
    const begins = words.map((word, i) => {
      pieces.push(...wordPieces(gaps[i] ?? '', vocabulary));
      const known = wordPieces(word.text, vocabulary);
      return pieces.push(...(known.length > 0 ? known : [unknown])) - Math.max(known.length, 1);
    });
    pieces.push(...wordPieces(gaps.at(-1) ?? '', vocabulary));
    const seen = encode([...pieces.slice(0, MOST_PIECES - 1), separator]);
    // Of scripts that it was not taught it knows nothing.
    return begins
      .filter((row) => row < MOST_PIECES - 1)
      .map((row) => (pieces[row] === unknown ? null : judge(seen.subarray(row * width, (row + 1) * width))));
  };
}
