/**
 * Learns from the corpus what each piece of evidence is worth, and writes the votes that the reader uses:
 *   npm run train              learns from everything and writes the file
 *   npm run train -- check     learns from four fifths, and tells how well the rest is read; writes nothing
 */
import { bestRoles } from '../../server/assistant/reading/cut-spans.ts';
import { score, see, type Votes } from '../../server/assistant/reading/votes.ts';
import { writeVotes } from '../../server/assistant/reading/votes-file.ts';
import { examplesOf, knownEvidence, type Laid, layOut, readCorpus } from './corpus.ts';
import { type Lesson, learn } from './learn.ts';

const LESSON: Lesson = { epochs: 6, dropout: 0.4, rate: 0.12, seed: 1 };
/** Evidence that was seen once says nothing. */
const LEAST_SEEN = 2;
const HELD_BACK = 5;

function teach(corpus: Laid[]): Votes {
  const known = knownEvidence(corpus, LEAST_SEEN);
  return learn(examplesOf(corpus, known), known, LESSON);
}

const corpus = readCorpus().map(layOut);
if (process.argv[2] === 'check') {
  const votes = teach(corpus.filter((_, i) => i % HELD_BACK !== 0));
  const test = corpus.filter((_, i) => i % HELD_BACK === 0);
  const matterOf = ({ place }: Laid, roles: number[]): string => place.lower.filter((_, i) => roles[i] === 0).join(' ');
  const isRight = test.map((one) => {
    const roles = bestRoles(score(see(one.place, votes.known), votes));
    return matterOf(one, roles) === matterOf(one, one.roles);
  });
  console.log(`${isRight.filter(Boolean).length} of ${test.length} unseen messages with exactly the right matter`);
} else {
  writeVotes(teach(corpus));
  console.log(`Learned from ${corpus.length} messages.`);
}
