import { join } from 'node:path';
import { layTransformer, type Transformer } from '../reading/encoder/transformer.ts';
import { kindWeights, readWeights } from '../reading/encoder/weights.ts';
import { type PieceNumbers, wordPieces } from '../reading/encoder/word-pieces.ts';
import type { Scores } from '../reading/spans/votes.ts';
import type { Cut } from '../reading/spans/words.ts';

/** What stands further back is left to the votes: a piece costs 5 ms of a core. */
const MOST_PIECES = 128;

let ready: (Transformer & { width: number; vocabulary: PieceNumbers }) | null = null;

function encoder(): NonNullable<typeof ready> {
  if (ready) return ready;
  const weights = readWeights(join(import.meta.dirname, 'weights.bin'), kindWeights());
  const { width, vocabulary } = weights;
  ready = { ...layTransformer(weights, MOST_PIECES), width, vocabulary };
  return ready;
}

/** How much the meaning of words counts beside the votes, which were learned without it. */
const MEANING = 1;

/** Adds to the scores of an order what its words mean where they stand: the chance that a part begins with a word, and goes on with the next ones. */
export function addMeaning(scores: Scores, cut: Cut): void {
  const { count, roles, spans } = scores;
  const chances = chancesOf(cut);
  for (let from = 0; from < chances.length; from++)
    for (let role = 0; role < roles; role++) {
      let sum = 0;
      for (let to = from + 1; to <= count; to++) {
        const own = chances[to - 1];
        sum += own ? (own[to === from + 1 ? roles + role : role] as number) : 0;
        const at = (from * (count + 1) + to) * roles + role;
        spans[at] = (spans[at] as number) + MEANING * sum;
      }
    }
}

/** For each word the chances that it goes on with each part, then that it begins each, as logarithms; null for what was never taught. */
function chancesOf({ words, gaps }: Cut): (Float32Array | null)[] {
  const { encode, judge, width, vocabulary } = encoder();
  const [first, separator, unknown] = ['[CLS]', '[SEP]', '[UNK]'].map((name) => vocabulary.get(name) as number) as [
    number,
    number,
    number,
  ];
  const pieces = [first];
  const begins = words.map(({ text }, i) => {
    pieces.push(...wordPieces(gaps[i] ?? '', vocabulary));
    const known = wordPieces(text, vocabulary);
    return pieces.push(...(known.length > 0 ? known : [unknown])) - Math.max(known.length, 1);
  });
  pieces.push(...wordPieces(gaps.at(-1) ?? '', vocabulary));
  const seen = encode([...pieces.slice(0, MOST_PIECES - 1), separator]);
  // Of scripts that it was not taught it knows nothing.
  return begins
    .filter((row) => row < MOST_PIECES - 1)
    .map((row) => (pieces[row] === unknown ? null : judge(seen.subarray(row * width, (row + 1) * width))));
}
