import { and, asc, eq, ne } from 'drizzle-orm';
import { NOTHING_TO_POST } from '../../../domain/plan.ts';
import type { Platform } from '../../../domain/platforms.ts';
import { LONG_TEXT } from '../../assistant/off-thread.ts';
import { platformsFor } from '../../assistant/reading/asked-platforms.ts';
import { languageOf } from '../../assistant/reading/language.ts';
import { glossWhen } from '../../assistant/reading/languages/gloss.ts';
import { eventsIn } from '../../assistant/reading/turn/events.ts';
import { matterOf } from '../../assistant/reading/turn/operation-of.ts';
import { readWhen } from '../../assistant/reading/turn/when.ts';
import { endOf } from '../../assistant/rhythm.ts';
import type { ConversationState, DraftState, EventState, PlanState } from '../../assistant/state.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { KeptOutput } from '../../platform/db/schema/chat.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import { planIdsOf } from './outputs.ts';
import type { RecordRow } from './records.ts';

type KeptText = Extract<KeptOutput, { engine?: string | undefined }>;

/** What a conversation remembers, and the rows behind the numbers of its plans. */
export interface Memory {
  state: ConversationState;
  plans: Map<number, PlanRow>;
  /** What was asked for and could not be written yet. */
  unwritten: Unwritten;
  /** The number of the plan whose words are still asked for. */
  asking: number | null;
  /** The words by which the last picture was asked for. */
  drawn: string;
}

/** The subject and the places of a request that was answered by a question: the next message tells the rest. */
export interface Unwritten {
  subject: string;
  platforms: Platform[];
}

/** Remembers a conversation from what is stored of it: nothing is kept twice, so nothing can disagree. */
export async function recall(
  db: Queries,
  userId: string,
  sessionId: string | null,
  records: RecordRow[],
  moment: { now: string; timeZone: string },
): Promise<Memory> {
  const rows = sessionId === null ? [] : await plansOf(db, userId, sessionId);
  const plans = new Map(rows.map((row, i) => [i + 1, row]));
  const open = [...plans].filter(([, { state }]) => state !== 'rejected').map(([n, row]) => planState(n, row));
  const drafts = withPlanned(draftsOf(records), open);
  const state: ConversationState = {
    drafts,
    plans: open,
    listed: listedLast(records, plans),
    events: drafts.flatMap((draft) => eventIn(draft, moment)),
    question: openQuestion(records),
    made: madeLast(records),
  };
  return {
    state,
    plans,
    asking: planThatAsks(records, plans),
    unwritten: unwrittenIn(records),
    drawn: drawnFrom(records),
  };
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
  const drafts: DraftState[] = [];
  for (const { output, platform, draft } of records.flatMap(textsOf)) {
    const known = drafts.find(({ n }) => n === draft);
    if (known?.text === output) {
      // Shown again, or for another place: no other version.
      known.platform = platform ?? known.platform;
    } else if (known) {
      // Going back takes the last version away instead of adding one.
      const isUndone = known.versions.at(-1) === output;
      known.versions = isUndone ? known.versions.slice(0, -1) : [...known.versions, known.text];
      known.text = output;
      known.platform = platform ?? known.platform;
    } else {
      drafts.push({
        n: draft ?? drafts.length + 1,
        platform: platform ?? null,
        text: output,
        matter: output,
        constraints: [],
        versions: [],
        isOnlyPlanned: false,
      });
    }
  }
  return drafts;
}

/** The words of a plan that were never shown as a draft can be talked about like one. */
function withPlanned(drafts: DraftState[], plans: PlanState[]): DraftState[] {
  const all = [...drafts];
  for (const { content, platforms } of plans)
    if (content !== '' && all.every(({ text }) => text !== content))
      all.push({
        n: nextDraft({ drafts: all }),
        platform: platforms.length === 1 ? (platforms[0] ?? null) : null,
        text: content,
        matter: content,
        constraints: [],
        versions: [],
        isOnlyPlanned: true,
      });
  return all;
}

/** The number that the next new draft gets. */
export function nextDraft({ drafts }: Pick<ConversationState, 'drafts'>): number {
  return Math.max(0, ...drafts.map(({ n }) => n)) + 1;
}

function textsOf({ outputs, status }: RecordRow): KeptText[] {
  if (status === 'failed') return [];
  // What the assistant only said was made by no engine.
  return outputs.flatMap((output) => (output.output_type === 'text' && output.engine !== undefined ? [output] : []));
}

function planState(n: number, row: PlanRow): PlanState {
  return {
    n,
    title: row.workflowName,
    platforms: row.platforms,
    at: row.wallTime,
    frequency: row.frequency,
    ...endOf(row.recurrence, row.timeZone),
    status: row.state === 'pending' ? 'pending' : 'scheduled',
    content: row.input,
  };
}

function listedLast(records: RecordRow[], plans: Map<number, PlanRow>): string[] {
  const last = records.findLast(({ outputs }) => outputs.some((output) => planIdsOf(output).length > 0));
  const ids = (last?.outputs ?? []).flatMap(planIdsOf);
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

function drawnFrom(records: RecordRow[]): string {
  return (
    records.findLast(({ outputs }) => outputs.some(({ output_type }) => output_type === 'image'))?.userMessage ?? ''
  );
}

const KINDS = { text: 'text', image: 'picture', audio: 'sound' } as const;

function madeLast(records: RecordRow[]): ConversationState['made'] {
  const made = records
    .flatMap(({ outputs }) => outputs)
    .findLast((output) => 'engine' in output && output.engine !== undefined);
  return made && made.output_type in KINDS ? KINDS[made.output_type as keyof typeof KINDS] : null;
}

/** What the assistant asked last, if it did. */
function openQuestion(records: RecordRow[]): string | null {
  const last = records.at(-1);
  return last ? questionIn(last) : null;
}

function questionIn({ status, outputs, message }: RecordRow): string | null {
  if (status === 'failed' || outputs.some((output) => 'engine' in output && output.engine !== undefined)) return null;
  const [only] = outputs;
  const said = only?.output_type === 'text' ? only.output : message;
  return said.trimEnd().endsWith('?') ? said : null;
}

/** A subject is a few words without a figure: 'our spring fair'. */
const MOST_SUBJECT = 60;

function unwrittenIn(records: RecordRow[]): Unwritten {
  const since = records.findLastIndex((record) => questionIn(record) === null) + 1;
  // Whoever wrote more than that has told what it is about.
  const asked = records
    .slice(since)
    .filter((record) => textsOf(record).length === 0 && record.userMessage.length <= LONG_TEXT);
  const subjects = asked.map(({ userMessage }) => matterOf(userMessage).replace(/[.!?]+$/, ''));
  const subject =
    subjects.findLast((one) => one.length <= MOST_SUBJECT && /\p{L}{3}/u.test(one) && !/\d/.test(one)) ?? '';
  return {
    subject,
    platforms: asked.map(({ userMessage }) => platformsFor(userMessage)).findLast((one) => one.length > 0) ?? [],
  };
}
