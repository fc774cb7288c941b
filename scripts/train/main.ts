/**
 * Learns from the corpus what each piece of evidence is worth, and writes the votes that the reader uses:
 *   npm run train              learns from everything and writes the file
 *   npm run train -- check     learns from four fifths, and tells how well the rest is read; writes nothing
 *   npm run train -- parts     learns only of what parts a picture is made (and 'check parts' as above)
 *   npm run train -- turns     learns only what kind of operation a turn of a conversation asks for
 *   npm run train -- intents   learns only what a message without a conversation asks for
 */
import { PARTS } from '../../server/assistant/picture/part.ts';
import { bestRoles } from '../../server/assistant/reading/cut-spans.ts';
import { writeIntentVotes } from '../../server/assistant/reading/intent.ts';
import { ROLES } from '../../server/assistant/reading/roles.ts';
import { writeKindVotes } from '../../server/assistant/reading/turn/kind-votes.ts';
import { score, see, type Votes } from '../../server/assistant/reading/votes.ts';
import { writeVotes } from '../../server/assistant/reading/votes-file.ts';
import { examplesOf, knownEvidence, type Laid, layOut, layOutPoster, readCorpus, readPosters } from './corpus.ts';
import { learnIntents, readIntents } from './intents.ts';
import { learnKinds, lessonOf, readTurns } from './kinds.ts';
import { type Lesson, learn } from './learn.ts';
import { recombined } from './recombine.ts';

const LESSON: Omit<Lesson, 'seed'> = { epochs: 7, dropout: 0.55, rate: 0.12 };
/** What one order of looking leaves to chance, the mean of several does not. */
const SEEDS = [1, 2, 3];
/** Evidence that was seen once says nothing; of a picture's parts, twice is no more. */
const LEAST_SEEN = { spans: 2, parts: 12 };
const HELD_BACK = 5;

function teach(corpus: Laid[], roles: number, leastSeen: number): Votes {
  const known = knownEvidence(corpus, leastSeen);
  const examples = examplesOf(corpus, known);
  return meanOf(SEEDS.map((seed) => learn(examples, known, roles, { ...LESSON, seed })));
}

/** Votes are sums, so their means are votes too. */
function meanOf([first, ...others]: Votes[]): Votes {
  if (!first) throw new Error('Nothing was learned.');
  const tables = ({ weights, stretch, first: begins }: Votes) => [...Object.values(weights), stretch, begins];
  tables(first).forEach((table, t) => {
    for (let i = 0; i < table.length; i++) {
      const sum = others.reduce((total, votes) => total + (tables(votes)[t]?.[i] ?? 0), table[i] ?? 0);
      table[i] = sum / (others.length + 1);
    }
  });
  return first;
}

function teachKinds(): void {
  const lessons = readTurns().map(lessonOf);
  writeKindVotes(learnKinds(lessons));
  console.log(`Learned from ${lessons.length} turns.`);
}

function teachIntents(): void {
  const lessons = readIntents(readCorpus());
  writeIntentVotes(learnIntents(lessons));
  console.log(`Learned what ${lessons.length} messages ask for.`);
}

function teachParts(): void {
  const posters = readPosters();
  writeVotes('parts', teach(recombined(posters).map(layOutPoster), PARTS.length, LEAST_SEEN.parts));
  console.log(`Learned from ${posters.length} pictures.`);
}

const isHeldBack = (_: unknown, i: number): boolean => i % HELD_BACK === 0;
const isTaught = (_: unknown, i: number): boolean => !isHeldBack(_, i);

function check(taught: Laid[], test: Laid[], names: readonly string[], leastSeen: number): void {
  const votes = teach(taught, names.length, leastSeen);
  const read = test.map(({ place }) => bestRoles(score(see(place, votes.known), votes)));
  const wordsOf = ({ place }: Laid, roles: number[] = [], role: number): string =>
    place.lower.filter((_, i) => roles[i] === role).join(' ');
  names.forEach((name, role) => {
    const right = test.filter((one, i) => wordsOf(one, read[i], role) === wordsOf(one, one.roles, role));
    console.log(`${right.length} of ${test.length} unseen messages with exactly the right words for '${name}'`);
  });
}

if (process.argv[2] === 'turns') teachKinds();
else if (process.argv[2] === 'intents') teachIntents();
else if (process.argv[2] === 'parts') teachParts();
else if (process.argv[2] === 'check' && process.argv[3] === 'parts') {
  const posters = readPosters();
  const taught = recombined(posters.filter(isTaught));
  check(taught.map(layOutPoster), posters.filter(isHeldBack).map(layOutPoster), PARTS, LEAST_SEEN.parts);
} else if (process.argv[2] === 'check') {
  const corpus = readCorpus().map(layOut);
  check(corpus.filter(isTaught), corpus.filter(isHeldBack), ROLES, LEAST_SEEN.spans);
} else {
  const corpus = readCorpus().map(layOut);
  writeVotes('spans', teach(corpus, ROLES.length, LEAST_SEEN.spans));
  console.log(`Learned from ${corpus.length} messages.`);
  teachParts();
  // The roles of the words are evidence for what is asked for.
  teachIntents();
  teachKinds();
}
