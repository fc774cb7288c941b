import { and, asc, eq, ne } from 'drizzle-orm';
import type { Platform } from '../../../../domain/post/platforms.ts';
import type { PostMedia } from '../../../../domain/post/post.ts';
import { NOTHING_TO_POST } from '../../../../domain/schedule/plan.ts';
import type { Output } from '../../../../domain/workflow/outputs.ts';
import { LONG_TEXT } from '../../../assistant/long-text.ts';
import { readPictureOffThread, unwrittenOffThread } from '../../../assistant/off-thread.ts';
import type { PlanEffect } from '../../../assistant/performed.ts';
import { languageOf } from '../../../assistant/reading/language.ts';
import { glossWhen } from '../../../assistant/reading/languages/gloss.ts';
import { eventsIn } from '../../../assistant/reading/turn/events.ts';
import { readWhen } from '../../../assistant/reading/turn/when.ts';
import { ruleEnd, weekdaysOf } from '../../../assistant/rhythm.ts';
import {
  type ConversationState,
  type DraftState,
  type EventState,
  NOTHING_UNWRITTEN,
  type PlanState,
  type UnwrittenPost,
} from '../../../assistant/state.ts';
import type { ConversationTurn } from '../../../platform/ai/tasks.ts';
import type { Queries } from '../../../platform/db/database.ts';
import type { KeptOutput } from '../../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../../platform/db/schema/plans.ts';
import type { PlanRow } from '../../plans/plan-rows.ts';
import type { PictureOf } from '../answers/agent-answer.ts';
import type { Conversation } from './conversation.ts';
import { planIdsOf } from './outputs.ts';
import type { RecordRow } from './records.ts';

/** What an agent made, as it is kept. */
type KeptMade = Extract<KeptOutput, { engine?: string | undefined }>;

/** What a conversation remembers, and the rows behind the numbers of its plans. */
export interface Memory {
  state: ConversationState;
  plans: Map<number, PlanRow>;
  /** What the last pictures were asked to show, and where. */
  drawn: PictureOf[];
  /** The pictures and sounds that were made together with drafts, by the numbers of those. */
  made: Map<number, Output[]>;
}

/** Remembers a conversation from what is stored of it: nothing is kept twice, so nothing can disagree. */
export async function recall(
  db: Queries,
  userId: string,
  { id, turns, stored }: Conversation,
  records: RecordRow[],
  moment: { now: string; timeZone: string },
): Promise<Memory> {
  const rows = id === null ? [] : await plansOf(db, userId, id);
  const plans = new Map(rows.map((row, i) => [i + 1, row]));
  const inState = (isOpen: boolean) =>
    [...plans]
      .filter(([, { state }]) => (state !== 'rejected') === isOpen)
      .map(([n, row]) => planState(n, row, moment.timeZone));
  const open = inState(true);
  const written = stored.length === 0 ? toldBefore(turns) : withPlanned(draftsOf(records), open);
  const carousel = await lastCarousel(records, nextDraftNumber({ drafts: written }));
  const drafts = carousel ? [...written, carousel.draft] : written;
  const state: ConversationState = {
    drafts,
    plans: open,
    cancelled: inState(false),
    listed: listedLast(records, plans),
    events: drafts.flatMap((draft) => eventIn(draft, moment)),
    ...openQuestion(records),
    made: madeLast(records),
    spoken: spokenLast(records),
    pictured: planPicturedLast(records, plans),
    latest: stored.length === 0 ? drafts.map(({ n }) => n) : latestOf(records, drafts, plans),
    asking: planThatAsks(records, plans),
    unwritten: await unwrittenIn(records),
  };
  const made = madeWith(records);
  if (carousel) made.set(carousel.draft.n, [carousel.output]);
  return { state, plans, drawn: drawnLast(records), made };
}

/** Where nothing is stored, what a client says was answered last is the draft. */
function toldBefore(turns: ConversationTurn[]): DraftState[] {
  const answer = turns.findLast(({ sender }) => sender === 'assistant');
  return answer ? [newDraft(1, null, answer.content)] : [];
}

/** The drafts that the last answer shows that has any, as texts or as the words of plans. */
function latestOf(records: RecordRow[], drafts: DraftState[], plans: Map<number, PlanRow>): number[] {
  const shown = records
    .map((record) => {
      const ids = record.outputs.flatMap(planIdsOf);
      const planned = [...plans.values()].filter(({ id }) => ids.includes(id)).map(({ input }) => input);
      return [...textsOf(record).map(({ output }) => output), ...planned].filter((text) => text !== '');
    })
    .findLast((texts) => texts.length > 0);
  return drafts.filter(({ text }) => shown?.includes(text)).map(({ n }) => n);
}

/** All plans of a conversation in the order in which they were made: their numbers never change. */
function plansOf(db: Queries, userId: string, sessionId: string): Promise<PlanRow[]> {
  return db
    .select()
    .from(schedulePlans)
    .where(
      and(eq(schedulePlans.userId, userId), eq(schedulePlans.sessionId, sessionId), ne(schedulePlans.medium, 'audio')),
    )
    .orderBy(asc(schedulePlans.createdAt), asc(schedulePlans.scheduledAt), asc(schedulePlans.id));
}

/** The texts that were written, the newest version of each with those before it. */
function draftsOf(records: RecordRow[]): DraftState[] {
  let drafts: DraftState[] = [];
  const siblings = new Map<number, number[]>();
  for (const texts of records.map(textsOf)) {
    const fresh = texts.flatMap(({ draft }) => (draft && drafts.every(({ n }) => n !== draft) ? [draft] : []));
    for (const { output, platform = null, draft } of texts) {
      const known = drafts.find(({ n }) => n === draft);
      const n = draft ?? drafts.length + 1;
      drafts = withDraft(drafts, { n, platform: platform ?? known?.platform ?? null, text: output });
      siblings.set(n, siblings.get(n) ?? fresh);
      // Shown again as it was, one of several versions is the chosen one.
      const others = known?.text === output ? (siblings.get(n) ?? []).filter((other) => other !== n) : [];
      drafts = drafts.filter((one) => !others.includes(one.n) || one.platform !== known?.platform);
    }
  }
  return drafts;
}

/** The drafts with one more, or with a newer version of one: what was spoken of last stands last. */
function withDraft(drafts: DraftState[], { n, platform, text }: Pick<DraftState, 'n' | 'platform' | 'text'>) {
  const known = drafts.find((draft) => draft.n === n);
  if (!known) return [...drafts, newDraft(n, platform, text)];
  // Going back takes the last version away instead of adding one.
  const isUndone = known.versions.at(-1) === text;
  const versions = isUndone ? known.versions.slice(0, -1) : [...known.versions, known.text];
  const next = { ...known, platform, text, versions: text === known.text ? known.versions : versions };
  return [...drafts.filter((draft) => draft !== known), next];
}

const newDraft = (n: number, platform: Platform | null, text: string, isOnlyPlanned = false): DraftState => ({
  n,
  platform,
  text,
  matter: text,
  constraints: [],
  versions: [],
  isOnlyPlanned,
});

/** The memory with what an answer made that is not kept yet: a message may wish for more than one thing. */
export function rememberedAfter(
  { state, ...memory }: Memory,
  { outputs, effects }: { outputs: KeptOutput[]; effects: PlanEffect[] },
  here: string,
) {
  const texts = outputs.flatMap((output) => ('draft' in output && output.draft ? [output as KeptMade] : []));
  const drafts = texts.reduce(
    (all, { draft = 0, platform = null, output }) => withDraft(all, { n: draft, platform, text: output }),
    state.drafts,
  );
  const plans = state.plans.flatMap((plan) => {
    const own = effects.findLast((effect) => effect.type !== 'create' && effect.n === plan.n);
    if (own?.type === 'cancel') return [];
    if (own?.type !== 'change') return [plan];
    const { at, timeZone = plan.timeZone, frequency, platforms, text } = own;
    return [
      {
        ...plan,
        at,
        timeZone: timeZone === here ? undefined : timeZone,
        frequency,
        platforms,
        content: text ?? plan.content,
      },
    ];
  });
  return { ...memory, state: { ...state, drafts, plans } };
}

/** The words of a plan that were never shown as a draft can be talked about like one. */
function withPlanned(drafts: DraftState[], plans: PlanState[]): DraftState[] {
  const all = [...drafts];
  for (const { content, platforms } of plans)
    if (content !== '' && all.every(({ text }) => text !== content))
      all.push(
        newDraft(
          nextDraftNumber({ drafts: all }),
          platforms.length === 1 ? (platforms[0] ?? null) : null,
          content,
          true,
        ),
      );
  return all;
}

/** The number that the next new draft gets. */
export function nextDraftNumber({ drafts }: Pick<ConversationState, 'drafts'>): number {
  return Math.max(0, ...drafts.map(({ n }) => n)) + 1;
}

function textsOf({ outputs, status }: RecordRow): KeptMade[] {
  if (status === 'failed') return [];
  // What the assistant only said was made by no engine.
  return outputs.flatMap((output) => (output.output_type === 'text' && output.engine !== undefined ? [output] : []));
}

const isPicture = ({ kind }: PostMedia): boolean => kind === 'image';

function planState(n: number, row: PlanRow, here: string): PlanState {
  return {
    n,
    title: row.workflowName,
    platforms: row.platforms,
    at: row.wallTime,
    ...(row.timeZone === here ? {} : { timeZone: row.timeZone }),
    frequency: row.frequency,
    weekdays: weekdaysOf(row.recurrence),
    ...ruleEnd(row.recurrence, row.timeZone),
    status: row.state === 'pending' ? 'pending' : 'scheduled',
    content: row.input,
    ...(row.post.media.some(isPicture) ? { picture: true } : {}),
    ...(row.post.media.some(({ kind }) => kind === 'audio') ? { sound: true } : {}),
  };
}

/** The plans that the last answer that shows or names any speaks of, in its order. */
function listedLast(records: RecordRow[], plans: Map<number, PlanRow>): string[] {
  const namedBy = ({ outputs }: RecordRow): string[] =>
    outputs.flatMap((output) => ('named' in output && output.named ? output.named : planIdsOf(output)));
  const ids = records.map(namedBy).findLast((named) => named.length > 0) ?? [];
  return ids.flatMap((id) => [...plans].filter(([, row]) => row.id === id).map(([n]) => `plan ${n}`));
}

/** The one plan of the last answer that still lacks its words: what is said next may be them. */
function planThatAsks(records: RecordRow[], plans: Map<number, PlanRow>): number | null {
  const shown = new Set((records.at(-1)?.outputs ?? []).flatMap(planIdsOf));
  const open = [...plans].filter(
    ([, { id, state, question, assumed }]) =>
      shown.has(id) && state === 'pending' && (question !== null || assumed.includes(NOTHING_TO_POST)),
  );
  return open.length === 1 ? (open[0]?.[0] ?? null) : null;
}

/** Where the day of an event is looked for. */
const MOST_READ = 600;

/** The day that a draft speaks of: 'the day before' counts from it. */
function eventIn({ text, n }: DraftState, moment: { now: string; timeZone: string }): EventState[] {
  const read = glossWhen(text.slice(0, MOST_READ), languageOf(text)).text;
  const at = eventsIn(read, moment)[0]?.at ?? readWhen(read, moment).at;
  return at ? [{ what: `draft ${n}`, at }] : [];
}

/** The pictures of the last answer that has any. */
function drawnLast(records: RecordRow[]): PictureOf[] {
  const last = records.map(mediaIn).findLast((media) => media.some(({ output_type }) => output_type === 'image'));
  return (last ?? []).flatMap(({ drawn, platform = null }) => (drawn ? [{ brief: drawn, platform }] : []));
}

/** A carousel of words that were no draft before is one when it was made last: it is posted under its title. */
async function lastCarousel(records: RecordRow[], n: number): Promise<{ draft: DraftState; output: Output } | null> {
  const output = records
    .slice(-1)
    .flatMap(mediaIn)
    .findLast(({ slides }) => slides);
  if (!output?.drawn?.input) return null;
  const asked = { text: output.drawn.input, isFinished: false };
  const matter = await readPictureOffThread(asked, null).catch(() => null);
  if (matter === null) return null;
  const { poster } = matter;
  const text = [poster.title, poster.call].filter(Boolean).join('\n\n');
  return { draft: newDraft(n, output.platform ?? null, text, true), output };
}

/** What was made together with a draft, for the same place, or asked for after it; of each kind the newest. */
function madeWith(records: RecordRow[]): Map<number, Output[]> {
  const made = new Map<number, Output[]>();
  const known: KeptMade[] = [];
  for (const record of records) {
    const texts = textsOf(record);
    known.push(...texts);
    for (const text of known) {
      const own = mediaIn(record).filter(({ drawn, platform }) =>
        texts.includes(text)
          ? platform === text.platform
          : drawn?.incoming === text.output && (text.platform ?? platform) === platform,
      );
      const older = made.get(text.draft ?? 0) ?? [];
      const kept = older.filter((one) => own.every(({ output_type }) => output_type !== one.output_type));
      if (text.draft && own.length > 0) made.set(text.draft, [...own, ...kept]);
    }
  }
  return made;
}

function mediaIn({ outputs }: RecordRow): KeptMade[] {
  return outputs.flatMap((one) => (one.output_type === 'image' || one.output_type === 'audio' ? [one] : []));
}

function spokenLast(records: RecordRow[]): ConversationState['spoken'] {
  const made = records.flatMap(({ outputs }) => outputs).findLast(isMade);
  return made && 'spoken' in made ? (made.spoken ?? null) : null;
}

const isMade = (output: KeptOutput): boolean => 'engine' in output && output.engine !== undefined;

const KINDS = { text: 'text', image: 'picture', audio: 'sound' } as const;

function madeLast(records: RecordRow[]): ConversationState['made'] {
  const made = records.flatMap(({ outputs }) => outputs).findLast(isMade);
  return made && made.output_type in KINDS ? KINDS[made.output_type as keyof typeof KINDS] : null;
}

/** The plan that waits with the picture that was shown last; null where a picture of its own was. */
function planPicturedLast(records: RecordRow[], plans: Map<number, PlanRow>): number | null {
  const waiting = [...plans].filter(([, { state, post }]) => state === 'pending' && post.media.some(isPicture));
  for (const record of records.toReversed()) {
    if (mediaIn(record).some(({ output_type }) => output_type === 'image')) return null;
    const ids = record.outputs.flatMap(planIdsOf);
    const shown = waiting.findLast(([, { id }]) => ids.includes(id));
    if (shown) return shown[0];
  }
  return null;
}

/** What the assistant asked last, if it did, and about which message. */
function openQuestion(records: RecordRow[]): Pick<ConversationState, 'question' | 'asked'> {
  const last = records.at(-1);
  const question = last ? questionIn(last) : null;
  return { question, asked: question === null ? null : (last?.userMessage ?? null) };
}

function questionIn({ status, outputs, message }: RecordRow): string | null {
  if (status === 'failed' || outputs.some(isMade)) return null;
  const [only] = outputs;
  const said = only?.output_type === 'text' ? only.output : message;
  return said.trimEnd().endsWith('?') ? said : null;
}

async function unwrittenIn(records: RecordRow[]): Promise<UnwrittenPost> {
  const since = records.findLastIndex((record) => questionIn(record) === null) + 1;
  // Whoever wrote more than that has told what it is about.
  const asked = records
    .slice(since)
    .filter((record) => textsOf(record).length === 0 && record.userMessage.length <= LONG_TEXT)
    .map(({ userMessage }) => userMessage);
  if (asked.length === 0) return NOTHING_UNWRITTEN;
  return unwrittenOffThread(asked).catch(() => NOTHING_UNWRITTEN);
}
