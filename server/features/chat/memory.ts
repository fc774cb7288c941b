import { and, asc, eq, ne } from 'drizzle-orm';
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
  const drafts = draftsOf(records);
  const state: ConversationState = {
    drafts,
    plans: [...plans].filter(([, { state }]) => state !== 'rejected').map(([n, row]) => planState(n, row)),
    listed: listedLast(records, plans),
    events: drafts.flatMap((draft) => eventIn(draft, moment)),
    question: openQuestion(records),
  };
  return { state, plans };
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
    if (known) {
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
      });
    }
  }
  return drafts;
}

/** The number that the next new draft gets. */
export function nextDraft({ drafts }: ConversationState): number {
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

/** The day that a draft speaks of: 'the day before' counts from it. */
function eventIn({ text, n }: DraftState, moment: { now: string; timeZone: string }): EventState[] {
  const { at } = readWhen(text.slice(0, 600), moment);
  return at ? [{ what: `draft ${n}`, at }] : [];
}

/** What the assistant asked last, if it did. */
function openQuestion(records: RecordRow[]): string | null {
  const last = records.at(-1);
  if (
    !last ||
    last.status === 'failed' ||
    last.outputs.some((output) => 'engine' in output && output.engine !== undefined)
  )
    return null;
  const [only] = last.outputs;
  const said = only?.output_type === 'text' ? only.output : last.message;
  return said.trimEnd().endsWith('?') ? said : null;
}
