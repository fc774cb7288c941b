import { keepRecent } from '../../../lib/keep-recent.ts';
import type { Scores } from '../spans/votes.ts';
import { cutWords, type MessageWords } from '../spans/words.ts';
import { layWordJudge, type WordChances } from './word-judge.ts';

/** What stands further back is left to the votes: a piece costs milliseconds of a core. */
const MOST_PIECES = 128;

/** What was tuned to tell of each word which role it plays where it stands. */
export class SpanMeaning {
  readonly #weight: number;
  readonly #chances: (text: string) => WordChances;

  /** Of the weights in a file, read when they are first asked; `weight` is how much the meaning of words counts beside the votes, which were learned without it. */
  constructor(file: string, weight: number) {
    const judge = layWordJudge(file, MOST_PIECES);
    this.#weight = weight;
    this.#chances = keepRecent((text) => {
      const { words, gaps } = cutWords(text);
      return judge({ words: words.map((word) => word.text), gaps });
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
