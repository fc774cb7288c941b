import { and, asc, eq, getTableColumns, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { EXPORT_FORMAT, EXPORT_JSON } from '../../../domain/api/account/own-data.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { apiTokens, securityEvents, users } from '../../platform/db/schema/accounts.ts';
import { brands } from '../../platform/db/schema/brands.ts';
import { chatRecords, chatSessions } from '../../platform/db/schema/chat.ts';
import { passkeys } from '../../platform/db/schema/factors.ts';
import { media, photos } from '../../platform/db/schema/media.ts';
import { labels, postingSlots, taskLabels } from '../../platform/db/schema/month.ts';
import { noticeChoices, notices } from '../../platform/db/schema/notices.ts';
import { schedulePlans } from '../../platform/db/schema/plans.ts';
import { networkConnections, posts, publications } from '../../platform/db/schema/publishing.ts';
import { runNodes, runs, scheduledWorkflows, series } from '../../platform/db/schema/scheduled.ts';
import { workflowRuns } from '../../platform/db/schema/workflow-runs.ts';
import { workflows, workflowVersions } from '../../platform/db/schema/workflows.ts';
import type { MediaStore } from '../../platform/media/media-store.ts';
import type { ZipEntry } from './zip.ts';

export interface ExportDeps {
  db: Database;
  store: MediaStore;
  clock: Clock;
}

/** Few, since a row may be a megabyte. */
const PAGE = 25;
const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'audio/mpeg': 'mp3',
};

/** Everything of a user: one JSON file and a folder with what agents made and the user uploaded. */
export async function* exportOf(deps: ExportDeps, userId: string): AsyncGenerator<ZipEntry> {
  yield { name: EXPORT_JSON, compress: true, pieces: jsonOf(deps, userId) };
  for await (const { id, contentType } of allOf(ownPages(deps.db, media, userId))) {
    const stored = await deps.store.get(String(id));
    const name = `media/${id}.${EXTENSIONS[String(contentType)] ?? 'bin'}`;
    if (stored) yield { name, compress: false, pieces: [stored.bytes] };
  }
}

async function* jsonOf({ db, clock }: ExportDeps, userId: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { passwordHash: _, ...known } = getTableColumns(users);
  const [user] = await db.select(known).from(users).where(eq(users.id, userId));
  const [brand] = await db.select().from(brands).where(eq(brands.userId, userId));
  const head = { format: EXPORT_FORMAT, version: 1, exportedAt: clock(), user, brand: brand ?? null };
  yield encoder.encode(JSON.stringify(head).slice(0, -1));
  const lists = {
    workflows: ownPages(db, workflows, userId),
    workflowVersions: ownPages(db, workflowVersions, userId),
    workflowRuns: ownPages(db, workflowRuns, userId),
    conversations: ownPages(db, chatSessions, userId),
    messages: ownPages(db, chatRecords, userId),
    plans: ownPages(db, schedulePlans, userId),
    series: ownPages(db, series, userId),
    scheduledWorkflows: ownPages(db, scheduledWorkflows, userId),
    runs: pages((after) => ownRuns(db, userId, after)),
    posts: pages((after) => ownPosts(db, userId, after)),
    labels: pages((after) => ownLabels(db, userId, after)),
    postingSlots: allAtOnce(db.select().from(postingSlots).where(eq(postingSlots.userId, userId))),
    notices: ownPages(db, notices, userId),
    noticeChoices: allAtOnce(db.select().from(noticeChoices).where(eq(noticeChoices.userId, userId))),
    photos: ownPages(db, photos, userId),
    connections: allAtOnce(ownConnections(db, userId)),
    securityEvents: pages((after) => ownEvents(db, userId, after)),
    passkeys: allAtOnce(ownPasskeys(db, userId)),
    apiTokens: allAtOnce(ownTokens(db, userId)),
  };
  for (const [name, rows] of Object.entries(lists)) {
    yield encoder.encode(`,\n${JSON.stringify(name)}: [`);
    let separator = '\n';
    for await (const { userId: _, ...row } of allOf(rows)) {
      yield encoder.encode(separator + JSON.stringify(row));
      separator = ',\n';
    }
    yield encoder.encode('\n]');
  }
  yield encoder.encode('}\n');
}

type Row = Record<string, unknown>;

/** What the runs of a user's scheduled workflows have made. */
function ownRuns(db: Database, userId: string, after: string | null): Promise<Row[]> {
  const own = db
    .select({ id: scheduledWorkflows.id })
    .from(scheduledWorkflows)
    .where(eq(scheduledWorkflows.userId, userId));
  return db
    .select({
      ...getTableColumns(runs),
      outputs: sql`(select coalesce(jsonb_agg(${runNodes.output}), '[]') from ${runNodes} where ${runNodes.runId} = ${runs.id})`,
    })
    .from(runs)
    .where(and(inArray(runs.scheduledWorkflowId, own), after === null ? undefined : gt(runs.id, after)))
    .orderBy(asc(runs.id))
    .limit(PAGE);
}

/** The posts of a user with where each stands on its way out. */
function ownPosts(db: Database, userId: string, after: string | null): Promise<Row[]> {
  const { postId: _, userId: __, ...way } = getTableColumns(publications);
  return db
    .select({ ...getTableColumns(posts), publication: way })
    .from(posts)
    .leftJoin(publications, eq(publications.postId, posts.id))
    .where(and(eq(posts.userId, userId), after === null ? undefined : gt(posts.id, after)))
    .orderBy(asc(posts.id))
    .limit(PAGE);
}

/** The labels of a user with the scheduled workflows that carry them. */
function ownLabels(db: Database, userId: string, after: string | null): Promise<Row[]> {
  return db
    .select({
      ...getTableColumns(labels),
      scheduledWorkflows: sql`(select coalesce(jsonb_agg(${taskLabels.scheduledWorkflowId}), '[]') from ${taskLabels} where ${taskLabels.labelId} = ${labels.id})`,
    })
    .from(labels)
    .where(and(eq(labels.userId, userId), after === null ? undefined : gt(labels.id, after)))
    .orderBy(asc(labels.id))
    .limit(PAGE);
}

/** The accounts on networks that a user has connected; what opens them stays here. */
function ownConnections(db: Database, userId: string): Promise<Row[]> {
  const { sealed: _, ...known } = getTableColumns(networkConnections);
  return db.select(known).from(networkConnections).where(eq(networkConnections.userId, userId));
}

/** What happened to a user's account; who of the operator's people gave a command is theirs to know. */
function ownEvents(db: Database, userId: string, after: string | null): Promise<Row[]> {
  const { id, kind, device } = securityEvents;
  return db
    .select({ ...getTableColumns(securityEvents), device: sql`case when ${kind} <> 'operator' then ${device} end` })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), after === null ? undefined : gt(id, Number(after))))
    .orderBy(asc(id))
    .limit(PAGE);
}

/** What a user's passkeys are called and when each was used. */
function ownPasskeys(db: Database, userId: string): Promise<Row[]> {
  const { id, name, createdAt, lastUsedAt } = getTableColumns(passkeys);
  return db.select({ id, name, createdAt, lastUsedAt }).from(passkeys).where(eq(passkeys.userId, userId));
}

/** What a user's tokens are called, how far each reaches and when it was used. */
function ownTokens(db: Database, userId: string): Promise<Row[]> {
  const { tokenHash: _, ...known } = getTableColumns(apiTokens);
  return db.select(known).from(apiTokens).where(eq(apiTokens.userId, userId));
}

/** A user's rows of a table, in the order of their ids. */
function ownPages(
  db: Database,
  table: PgTable & { id: PgColumn; userId: PgColumn },
  userId: string,
): AsyncGenerator<Row[]> {
  return pages((after) =>
    db
      .select()
      .from(table as PgTable)
      .where(and(eq(table.userId, userId), after === null ? undefined : gt(table.id, after)))
      .orderBy(asc(table.id))
      .limit(PAGE),
  );
}

async function* allAtOnce(rows: PromiseLike<Row[]>): AsyncGenerator<Row[]> {
  yield await rows;
}

/** Page after page, so that no more than one is held. */
async function* pages(read: (after: string | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let after: string | null = null;
  do {
    const page = await read(after);
    yield page;
    after = page.length < PAGE ? null : String(page.at(-1)?.id);
  } while (after !== null);
}

async function* allOf(read: AsyncGenerator<Row[]>): AsyncGenerator<Row> {
  for await (const page of read) yield* page;
}
