/**
 * Learns from the corpus what each piece of evidence is worth, and writes the votes that the reader uses:
 *   npm run train              learns from everything and writes the file
 *   npm run train -- check     learns from four fifths, and tells how well the rest is read; writes nothing
 *   npm run train -- spans     learns only how messages are cut, and what follows from it
 *   npm run train -- parts     learns only of what parts a picture is made (and 'check parts' as above)
 *   npm run train -- documents learns only of what a document is made (and 'check documents' as above)
 *   npm run train -- wishes    learns only what a wish for a text wants (and 'check wishes' as above)
 *   npm run train -- turns     learns only what kind of operation a turn of a conversation asks for
 *   npm run train -- lessons kinds (or parts, spans, documents, pointing)   prints what the encoder is tuned on (scripts/train/encoder/tune.py)
 *   npm run train -- corrections   learns only how a correction of a draft is read
 *   npm run train -- intents   learns only what a message without a conversation asks for
 */
import { writeAskVotes } from '../../server/assistant/editing/documents/asks.ts';
import { DOCUMENT_ROLES, type DocumentRole } from '../../server/assistant/editing/documents/roles.ts';
import { writeWishVotes } from '../../server/assistant/editing/wishes/weigh-wish.ts';
import { PICTURE_PARTS, type PicturePart } from '../../server/assistant/picture/part.ts';
import { writeIntentVotes } from '../../server/assistant/reading/intent.ts';
import { bestRoles } from '../../server/assistant/reading/spans/cut-spans.ts';
import { ROLES } from '../../server/assistant/reading/spans/roles.ts';
import { score, see, type Votes } from '../../server/assistant/reading/spans/votes.ts';
import { writeVotes } from '../../server/assistant/reading/spans/votes-file.ts';
import { surroundingsOf } from '../../server/assistant/reading/turn/kinds/kind-encoder.ts';
import { writeKindVotes } from '../../server/assistant/reading/turn/kinds/kind-votes.ts';
import { TURN_KINDS } from '../../server/assistant/reading/turn/kinds/kinds.ts';
import { POINTING_LABELS } from '../../server/assistant/reading/turn/pointing/pointing-meaning.ts';
import { CORRECTION_ROLES } from '../../server/assistant/reading/turn/revision/cut-correction.ts';
import { writeReadingVotes } from '../../server/assistant/reading/turn/revision/reading-scores.ts';
import { learnAsks } from './asks.ts';
import {
  type CutDocument,
  type CutMessage,
  type CutPoster,
  examplesOf,
  knownEvidence,
  type LaidMessage,
  layOut,
  layOutDocument,
  layOutPoster,
  readCorpus,
  readDocuments,
  readPosters,
  UNSEEN_ORDERS,
} from './corpus.ts';
import { correctionsInTurns, layOutCorrection, learnReadings, readCorrections, readingLesson } from './corrections.ts';
import { learnIntents, readIntents } from './intents.ts';
import { learnKinds, lessonOf, lessonsOfKinds, readTurns } from './kinds.ts';
import { type Lesson, learn } from './learn.ts';
import { inOtherOrders, laidLesson, pointingLessons } from './pointing.ts';
import { recombined } from './recombine.ts';
import { unseenOrders } from './unseen-orders.ts';
import { rightUnseen } from './unseen-wishes.ts';
import { learnWishes, readWishes, rightKinds, wishLesson } from './wishes.ts';

const LESSON: Pick<Lesson, 'dropout' | 'rate'> = { dropout: 0.55, rate: 0.12 };
/** What one order of looking leaves to chance, the mean of several does not. */
const SEEDS = { spans: [1, 2], parts: [1, 2, 3], documents: [1], corrections: [1] };
const EPOCHS = { spans: 6, parts: 7, documents: 6, corrections: 8 };
/** Evidence that was seen once says nothing; of the parts of a picture, whose copies count, it takes more. */
const LEAST_SEEN = { spans: 2, parts: 12, documents: 2, corrections: 2 };
const EVIDENCE_FROM_COPIES = { spans: false, parts: true, documents: false, corrections: false };
const COPIES = { spans: 2, parts: 2, documents: 1 };
const HELD_BACK = 5;

function teach(what: keyof typeof LEAST_SEEN, corpus: LaidMessage[], copies: LaidMessage[], roles: number): Votes {
  const known = knownEvidence(EVIDENCE_FROM_COPIES[what] ? [...corpus, ...copies] : corpus, LEAST_SEEN[what]);
  const examples = examplesOf([...corpus, ...copies], known);
  return meanOf(SEEDS[what].map((seed) => learn(examples, known, roles, { ...LESSON, epochs: EPOCHS[what], seed })));
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

/** How often the encoder sees each of its lessons, and how many of its layers stay as they are: messages are many. */
const TUNING = {
  kinds: { passes: 2, fixed: 2 },
  parts: { passes: 3, fixed: 0 },
  spans: { passes: 2, fixed: 3 },
  documents: { passes: 5, fixed: 0 },
  pointing: { passes: 4, fixed: 0 },
};

/** What it learns from: the kinds by name, then each turn as it will meet it. */
function printLessonsOfKinds(): void {
  console.log(JSON.stringify({ each: 'message', ...TUNING.kinds, labels: TURN_KINDS }));
  for (const { turn, kind } of lessonsOfKinds(readTurns().map(lessonOf)))
    console.log(JSON.stringify({ say: turn.say, surroundings: surroundingsOf(turn.state), kind }));
}

/** What it learns of the words of a text: the labels by name, then each text word by word, with what stands between. */
function printLessonsOfWords(labels: readonly string[], texts: LaidMessage[], tuning: object): void {
  console.log(JSON.stringify({ each: 'word', ...tuning, labels }));
  for (const { place, roles } of texts) {
    const { words, gaps } = place.cut;
    if (words.length === 0) continue;
    console.log(
      JSON.stringify({ words: words.map(({ text }) => text), gaps, parts: roles.map((role) => labels[role]) }),
    );
  }
}

/** What it learns of what a message points at: each candidate with whether it is meant. */
function printLessonsOfPointing(): void {
  console.log(JSON.stringify({ each: 'word', ...TUNING.pointing, labels: POINTING_LABELS }));
  const lessons = pointingLessons(readTurns());
  for (const lesson of [...lessons, ...inOtherOrders(lessons, POINTING_COPIES)]) {
    const laid = laidLesson(lesson);
    if (laid) console.log(JSON.stringify(laid));
  }
}
const POINTING_COPIES = 1;

function printLessons(): void {
  if (whose === 'parts') printLessonsOfWords(PICTURE_PARTS, readPosters().map(layOutPoster), TUNING.parts);
  else if (whose === 'spans') printLessonsOfWords(ROLES, readCorpus().map(layOut), TUNING.spans);
  else if (whose === 'documents')
    printLessonsOfWords(DOCUMENT_ROLES, readDocuments().map(layOutDocument), TUNING.documents);
  else if (whose === 'pointing') printLessonsOfPointing();
  else printLessonsOfKinds();
}

function teachIntents(): void {
  const lessons = readIntents(readCorpus());
  writeIntentVotes(learnIntents(lessons));
  console.log(`Learned what ${lessons.length} messages ask for.`);
}

/** Languages with a few hundred messages are learned from copies too; of English there are enough (it gains nothing). */
function teachSpans(messages: CutMessage[]): Votes {
  const few = messages.filter(({ lang, spans }) => lang !== 'en' && spans.length > 1);
  const copies = recombined(few, COPIES.spans, ({ spans }, i) =>
    [spans[i]?.[0], i === 0, i === spans.length - 1].join(' '),
  );
  return teach('spans', messages.map(layOut), copies.map(layOut), ROLES.length);
}

/** Orders, and what is listed, quoted or counted, hold together with what is around them. */
const MOVABLE: readonly PicturePart[] = ['title', 'note', 'wish', 'day', 'hours', 'place', 'price', 'call'];

function teachPosters(posters: CutPoster[]): Votes {
  const copies = recombined(posters, COPIES.parts, ({ spans }, i) => {
    const part = spans[i]?.[0] ?? 'join';
    return MOVABLE.includes(part) ? part : null;
  });
  return teach('parts', posters.map(layOutPoster), copies.map(layOutPoster), PICTURE_PARTS.length);
}

function teachParts(): void {
  const posters = readPosters();
  writeVotes('parts', teachPosters(posters));
  console.log(`Learned from ${posters.length} pictures.`);
  for (const file of UNSEEN_ORDERS) {
    const { whole, title, talk, of } = unseenOrders(file);
    console.log(`Of ${of} in ${file} ${whole} wholly right, ${title} titles, ${talk} with talk apart.`);
  }
}

/** Spans that name or tell something may stand in any document. */
const ANYWHERE: readonly DocumentRole[] = ['order', 'missing', 'open', 'part', 'label', 'slip'];

function teachDocuments(messages: CutDocument[]): Votes {
  const copies = recombined(messages, COPIES.documents, ({ spans }, i) => {
    const role = spans[i]?.[0] ?? 'matter';
    return ANYWHERE.includes(role) ? [role, i === 0, i === spans.length - 1].join(' ') : null;
  });
  return teach('documents', messages.map(layOutDocument), copies.map(layOutDocument), DOCUMENT_ROLES.length);
}

function teachAllOfDocuments(): void {
  const messages = readDocuments();
  writeVotes('documents', teachDocuments(messages));
  writeAskVotes(learnAsks(messages, readCorpus()));
  console.log(`Learned from ${messages.length} documents.`);
}

function teachWishes(): void {
  const lessons = readWishes().map(wishLesson);
  writeWishVotes(learnWishes(lessons));
  console.log(`Learned from ${lessons.length} wishes: ${rightUnseen()}.`);
}

const FOLDS = 3;

/** Which reading of a correction is right is learned from cuts of corrections that the cutter has not seen: in use it sees none before. */
function teachCorrections(): void {
  const all = readCorrections();
  const teachCut = (lines: typeof all): Votes =>
    teach('corrections', lines.map(layOutCorrection), [], CORRECTION_ROLES.length);
  const cuts = Array.from({ length: FOLDS }, (_, fold) => teachCut(all.filter((__, i) => i % FOLDS !== fold)));
  const lines = [...all, ...correctionsInTurns(readTurns())];
  writeReadingVotes(learnReadings(lines.map((line, i) => readingLesson(line, cuts[i % FOLDS] as Votes))));
  writeVotes('corrections', teachCut(all));
  console.log(`Learned from ${lines.length} corrections.`);
}

function teachMessages(): void {
  const messages = readCorpus();
  writeVotes('spans', teachSpans(messages));
  console.log(`Learned from ${messages.length} messages.`);
  // The roles of the words are evidence for what is asked for.
  teachIntents();
  teachKinds();
}

const isHeldBack = (_: unknown, i: number): boolean => i % HELD_BACK === 0;
const isTaught = (_: unknown, i: number): boolean => !isHeldBack(_, i);

function check(votes: Votes, test: LaidMessage[], names: readonly string[]): void {
  const read = test.map(({ place }) => bestRoles(score(see(place, votes.known), votes)));
  const wordsOf = ({ place }: LaidMessage, roles: number[] = [], role: number): string =>
    place.lower.filter((_, i) => roles[i] === role).join(' ');
  names.forEach((name, role) => {
    const right = test.filter((one, i) => wordsOf(one, read[i], role) === wordsOf(one, one.roles, role));
    console.log(`${right.length} of ${test.length} unseen messages with exactly the right words for '${name}'`);
  });
}

const [what, whose] = process.argv.slice(2);
if (what === 'turns') teachKinds();
else if (what === 'lessons') printLessons();
else if (what === 'intents') teachIntents();
else if (what === 'spans') teachMessages();
else if (what === 'parts') teachParts();
else if (what === 'corrections') teachCorrections();
else if (what === 'wishes') teachWishes();
else if (what === 'asks') writeAskVotes(learnAsks(readDocuments(), readCorpus()));
else if (what === 'documents') teachAllOfDocuments();
else if (what === 'check' && whose === 'documents') {
  const messages = readDocuments();
  const held = messages.filter(isHeldBack).map(layOutDocument);
  check(teachDocuments(messages.filter(isTaught)), held, DOCUMENT_ROLES);
} else if (what === 'check' && whose === 'parts') {
  const posters = readPosters();
  check(teachPosters(posters.filter(isTaught)), posters.filter(isHeldBack).map(layOutPoster), PICTURE_PARTS);
} else if (what === 'check' && whose === 'wishes') {
  const lessons = readWishes().map(wishLesson);
  console.log(rightKinds(lessons.filter(isHeldBack), learnWishes(lessons.filter(isTaught))));
} else if (what === 'check') {
  const messages = readCorpus();
  check(teachSpans(messages.filter(isTaught)), messages.filter(isHeldBack).map(layOut), ROLES);
} else {
  teachMessages();
  teachParts();
  teachAllOfDocuments();
  teachCorrections();
  teachWishes();
}
