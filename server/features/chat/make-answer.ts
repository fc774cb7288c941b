import type { Output } from '../../../domain/outputs.ts';
import { textOfBoth } from '../../../domain/picture-too.ts';
import { hasNothingToPost, OWN_WORDS } from '../../../domain/plan.ts';
import { isReference, refersBack } from '../../../domain/references.ts';
import { operationsAsked } from '../../assistant/asked.ts';
import type { Operation, Revise } from '../../assistant/operations.ts';
import type { Reading, Plan as ReadPlan } from '../../assistant/reading/grammar/reading.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import { talkLanguage } from '../../assistant/reading/languages/turn-in-english.ts';
import { wishesIn } from '../../assistant/reading/wishes.ts';
import { inLanguage } from '../../assistant/texts/in-language.ts';
import { timeNotes } from '../plans/reading-moment.ts';
import type { Exchange, Made } from './answering.ts';
import { rememberedAfter } from './memory.ts';
import { makePlans } from './plan-answer.ts';
import { planFailure, planMessage } from './plan-message.ts';
import { fillPlan, tellsWhat } from './plan-question.ts';
import { answerRevision } from './revision-answer.ts';
import { NO_OTHER_VERSION, run, withWish } from './run-answer.ts';
import { answerTalk, isAllTalk, onlySaid } from './talk-answer.ts';

/** Performs what a message asks for: each of its wishes on what the one before it left. */
export async function makeAnswer(exchange: Exchange): Promise<Made> {
  const wishes = wishesIn(exchange.sent.originalMessage, exchange.memory.state, momentOf(exchange));
  return inTurn(
    exchange,
    wishes.map((wish) => (after) => makeOne({ ...after, sent: { ...after.sent, originalMessage: wish } })),
  );
}

/** Several answers to one message, each made on what the one before it left; a question ends it. */
async function inTurn(exchange: Exchange, works: ((after: Exchange) => Promise<Made>)[]): Promise<Made> {
  const made: Made[] = [];
  let after = exchange;
  for (const work of works) {
    const part = await work(after);
    made.push(part);
    if (part.outputs.some((output) => 'question' in output && output.question)) break;
    after = { ...after, memory: rememberedAfter(after.memory, part) };
  }
  return made.reduce(joined);
}

function joined(a: Made, b: Made): Made {
  const drafts = new Set(b.outputs.flatMap((output) => ('draft' in output ? [output.draft] : [])));
  return {
    status: b.effects.length + b.plans.length > 0 ? b.status : a.status,
    message: [...new Set([a.message, b.message])].join(' '),
    // Of a draft that changed twice, the last version counts.
    outputs: [...a.outputs.filter((output) => !('draft' in output && drafts.has(output.draft))), ...b.outputs],
    plans: [...a.plans, ...b.plans],
    effects: [...a.effects, ...b.effects],
  };
}

const momentOf = ({ deps, asked }: Exchange) => ({ now: deps.clock().toISOString(), timeZone: asked.timeZone });

/** Performs one wish: by talking, by revising a draft, by plans, or by what the agents make. */
async function makeOne(exchange: Exchange): Promise<Made> {
  const { deps, sent, asked, conversation, memory, works } = exchange;
  const { timeZone, userId, signal } = asked;
  const say = sent.originalMessage;
  const operations = operationsAsked(say, memory.state, momentOf(exchange));
  const [first] = operations;
  const read = (text: string): Promise<Reading> =>
    deps.readMessage({ userId, text, now: deps.clock().toISOString(), timeZone }, signal);
  // 'Post that tomorrow' after an answer of several texts speaks of all of them.
  const maySpeakOfAll = conversation.lastTexts.length > 1 && (first?.op === 'plan' || first?.op === 'ask');
  const ofAll = maySpeakOfAll ? (await read(say)).plans.filter(({ content }) => isReference(content)) : [];
  if (ofAll.length > 0) return planned(exchange, ofAll);
  if (memory.asking !== null && tellsWhat(say, operations)) {
    const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
    const filled = await fillPlan(say, memory.asking, memory, { agents, brand, signal, now: deps.clock() });
    if (filled) return filled;
  }
  if (isAllTalk(operations)) return answerTalk(operations, say, memory, deps.clock(), timeZone);
  const revisions = operations.filter((operation): operation is Revise => operation.op === 'revise');
  if (revisions.length > 0 && deps.isEdited) {
    if (works.length > 0) return onlySaid(NO_OTHER_VERSION, deps.clock());
    const language = talkLanguage(say, memory.state);
    return inTurn(
      exchange,
      revisions.map((revision) => (after) => answerRevision(deps, asked, after.memory, revision, language)),
    );
  }
  if (first?.op === 'draw' && first.changes && memory.drawn)
    return run(exchange, { medium: 'image', picture: withWish(memory.drawn, say) });
  if (first?.op === 'speak') return run(exchange, spokenOf(first.about, exchange));
  const reading = await read(say);
  if (reading.intent !== 'schedule') {
    const late = reading.intent === 'text' ? await plansAskedBefore(exchange, read) : [];
    if (late.length > 0) return planned(exchange, late, true);
    const medium = mediumOf(first, reading.intent);
    return run(exchange, medium === 'audio' ? spokenOf('', exchange) : { medium });
  }
  // 'With a picture' is not what the post is about.
  const withoutPicture = textOfBoth(say);
  const alone = withoutPicture === null ? reading : await read(withoutPicture);
  return planned(exchange, alone.intent === 'schedule' ? alone.plans : reading.plans);
}

/** Inside a conversation its own reading counts: 'read it at …' in a text to write asks for no sound. */
function mediumOf(first: Operation | undefined, intent: Output['output_type']): Output['output_type'] {
  if (first?.op === 'draw') return 'image';
  return first?.op === 'write' ? 'text' : intent;
}

/** Whoever writes more than this brings words of their own. */
const MOST_TALK = 80;

/** Inside a conversation a short wish to hear something means the draft. */
function spokenOf(about: string, { memory, sent }: Exchange): Parameters<typeof run>[1] {
  const { drafts } = memory.state;
  const isShort = sent.originalMessage.length < MOST_TALK && !/[:"“]/.test(sent.originalMessage);
  const draft = drafts.find(({ n }) => about.startsWith(`draft ${n}`)) ?? (isShort ? drafts.at(-1) : undefined);
  return { medium: 'audio', ...(draft ? { spoken: draft.text } : {}) };
}

/** Times that were said before there was anything to post: now there is. */
async function plansAskedBefore(
  { memory, sent }: Exchange,
  read: (text: string) => Promise<Reading>,
): Promise<ReadPlan[]> {
  if (memory.unwritten.planned === '') return [];
  const { plans } = await read(memory.unwritten.planned);
  const content = sent.originalMessage;
  return plans.map((plan) => ({ ...plan, content, title: content }));
}

async function planned(
  { deps, sent, asked, conversation }: Exchange,
  plans: ReadPlan[],
  wasAsked = false,
): Promise<Made> {
  const { userId, signal } = asked;
  const [agents, brand] = [deps.agentsFor(userId), await deps.brandOf(userId)];
  const { originalMessage: message, variant } = sent;
  const now = deps.clock();
  try {
    const all = await makePlans({ message, plans, conversation, agents, brand, variant, signal, now });
    const tell = (words: string) => inLanguage(words, languageOf(message));
    const ask = (words: string): Made => onlySaid(tell(words), now, { isQuestion: true });
    // One plan without words asks on its card; several are no plan yet: what they should say is asked for.
    const made = all.length === 1 ? all : all.filter((plan) => !hasNothingToPost(plan));
    if (made.length === 0) return ask('I know when, but not what. What should the posts say?');
    if (made.every(hasNothingToPost) && refersBack(message))
      return ask('There is no draft here yet. Which text do you mean?');
    if (wasAsked && made.length > 1 && made.every(({ assumed }) => assumed.includes(OWN_WORDS)))
      return ask(`That is not enough for ${made.length} posts. What should each of them say?`);
    const notes = [
      // A plan holds one thing: nobody shall wait for a picture that does not come.
      ...(textOfBoth(message) === null ? [] : ['It holds the text; schedule the picture as a post of its own.']),
      ...(made.length < all.length ? [leftOut(all.length - made.length)] : []),
      ...plans.flatMap(timeNotes),
    ];
    const status = made.length > 1 ? 'multiple_scheduling_plan' : 'scheduling_plan';
    return { status, message: planMessage(made, notes).map(tell).join(' '), outputs: [], plans: made, effects: [] };
  } catch (thrown) {
    throw signal.aborted ? thrown : planFailure(thrown, plans.length);
  }
}

const leftOut = (count: number): string =>
  `I left out ${count === 1 ? 'one' : count}, as there is nothing to post yet: tell me what it should say and when.`;
