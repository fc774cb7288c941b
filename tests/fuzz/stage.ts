import pg from 'pg';
import { logout } from '../../domain/api/account/auth.ts';
import { keepPhoto } from '../../domain/api/post/photos.ts';
import { createLabel } from '../../domain/api/schedule/labels.ts';
import { createSchedulePlan } from '../../domain/api/schedule/plans.ts';
import { executeScheduledWorkflow, scheduleWorkflow } from '../../domain/api/schedule/scheduled.ts';
import { saveWorkflow } from '../../domain/api/workflow/workflows.ts';
import { say } from '../support/chat.ts';
import { make } from '../support/client.ts';
import { CANARY, startFakeProviders } from '../support/doubles/fake-providers.ts';
import { startLinkedIn } from '../support/networks/linkedin.ts';
import { linkedInSettings } from '../support/networks/settings.ts';
import { newPerson, type Person, signInAs } from '../support/people.ts';
import { metricsOf } from '../support/process-metrics.ts';
import { type SpawnedProduct, spawnProduct } from '../support/spawned-product.ts';
import { gatewaysTo } from '../support/stage/own-models.ts';
import { pictureFile } from '../support/stage/pictures.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Identities } from './cases.ts';
import type { KnownIds } from './good-input.ts';

/** Somebody whose session the cases use, with something of every kind that they may name. */
export interface Attacker {
  ids: KnownIds;
  who: Identities;
  isSignedIn(): Promise<boolean>;
}

/** A running product, somebody in it whom nobody may touch, and as many attackers as are needed. */
export interface FuzzStage {
  url: string;
  /** What may stand in no answer. */
  secrets: string[];
  newAttacker(): Promise<Attacker>;
  /** Whether they are too many or too quick is not the question. */
  forgetLimits(): Promise<void>;
  /** All that is kept for the one whom nobody may touch, as one hash per table. */
  victimsRows(): Promise<Record<string, string>>;
  /** How many bytes of memory the process holds. */
  memory(): Promise<number>;
  isAlive(): boolean;
  printed(): string;
  close(): Promise<void>;
}

const SECRET_KEY = 'planted-secret-key-0123456789abcdefghij';
const VICTIMS_WORDS = 'Words of hers alone 7731';

export async function openFuzzStage(postgresUrl: string): Promise<FuzzStage> {
  const [models, linkedIn] = [await startFakeProviders(), await startLinkedIn()];
  const product = await spawnProduct(postgresUrl, {
    ...gatewaysTo(models),
    ...linkedInSettings(linkedIn),
    OPENAI_API_KEY: CANARY,
    SECRET_KEY,
    STATUS_PORT: '0',
    LOG_LEVEL: 'error',
  });
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 4 });
  const victim = await newPerson(product, 'Victoria');
  await furnish(product, pool, victim, VICTIMS_WORDS);
  const foreign = Object.values(await idsOf(pool, victim.user.id)).flat();
  return {
    url: product.url,
    secrets: [SECRET_KEY, CANARY, victim.email, victim.session.id, VICTIMS_WORDS, linkedIn.app.clientSecret],
    newAttacker: () => newAttacker(product, pool, victim.user.id, foreign),
    forgetLimits: async () => void (await pool.query('delete from rate_limits')),
    victimsRows: () => rowsOf(pool, victim.user.id),
    memory: async () => (await metricsOf(product)).residentBytes,
    isAlive: () => product.process.exitCode === null && product.process.signalCode === null,
    printed: product.output,
    close: async () => {
      await pool.end();
      await product.stop();
      await models.close();
      await linkedIn.close();
    },
  };
}

async function newAttacker(
  product: SpawnedProduct,
  pool: pg.Pool,
  victim: string,
  foreign: string[],
): Promise<Attacker> {
  await pool.query('delete from rate_limits');
  const person = await newPerson(product, 'Mallory');
  await furnish(product, pool, person, 'Fresh bread');
  const ended = await signInAs(product, person.email, person.password);
  await make(product.url, logout, {}, { sessionId: ended.session.id });
  const own = person.identity;
  return {
    ids: { own: await idsOf(pool, person.user.id), foreign },
    who: { own, foreignUserId: victim, endedSessionId: ended.session.id },
    isSignedIn: async () => {
      const { status } = await fetch(`${product.url}/api/auth/validate-session`, {
        headers: { 'x-session-id': own.sessionId },
      });
      return status !== 401;
    },
  };
}

/** Gives somebody a workflow, a plan, a task that waits and one that has run, a conversation, a label and a photo. */
async function furnish(
  { url }: SpawnedProduct,
  pool: pg.Pool,
  { identity, user }: Person,
  words: string,
): Promise<void> {
  const agent = { id: 'a', type: 'chat', name: 'Text', input: words, description: '', verbatim: true } as const;
  const scheduledAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const task = { name: words, platforms: ['linkedin'], agentType: 'custom', scheduledAt, agents: [agent] } as const;
  const schedule = () =>
    make(url, scheduleWorkflow, { ...task, platforms: [...task.platforms], agents: [agent] }, identity);
  await pool.query('update users set premium = true where id = $1', [user.id]);
  const replies = [
    await schedule(),
    await schedule(),
    await make(url, createSchedulePlan, { workflowName: words, scheduledAt, input: words }, identity),
    await make(
      url,
      saveWorkflow,
      { name: words, agents: [{ ...agent, position: { x: 0, y: 0 } }], connections: [], executionResults: [] },
      identity,
    ),
    await make(url, createLabel, { name: words }, identity),
    await make(url, keepPhoto, { file: await pictureFile(640, 640) }, identity),
    await say(url, identity, `Write a post about ${words}`),
  ];
  for (const { status, body } of replies)
    if (status >= 300) throw new Error(`The stage could not be set: ${status} ${JSON.stringify(body)}`);
  const [{ id } = { id: '' }] = (
    await pool.query<{ id: string }>('select id from scheduled_workflows where user_id = $1', [user.id])
  ).rows;
  await make(url, executeScheduledWorkflow, { id }, identity);
  // Nothing of it may still be under way when the cases begin.
  await waitFor(async () => {
    const { rows } = await pool.query(`select from notices where user_id = $1`, [user.id]);
    if (rows.length === 0) throw new Error('The task has not run');
  });
}

const OWNED = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id' order by 1`;

/** Every id of whatever belongs to somebody, table by table. */
async function idsOf(pool: pg.Pool, userId: string): Promise<KnownIds['own']> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `${OWNED.replace('order', `and table_name in (select table_name from information_schema.columns where column_name = 'id') order`)}`,
  );
  const ids: KnownIds['own'] = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ id: string }>(`select id::text from ${name} where user_id = $1`, [userId]);
    ids[name] = rows.map(({ id }) => id);
  }
  return ids;
}

async function rowsOf(pool: pg.Pool, userId: string): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(OWNED);
  const hashes: Record<string, string> = {};
  for (const { name, key } of [{ name: 'users', key: 'id' }, ...tables.map(({ name }) => ({ name, key: 'user_id' }))]) {
    const { rows } = await pool.query<{ hash: string }>(
      // When the mail of a notice goes is the product's own affair.
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '' order by row::text)), '') as hash
        from (select to_jsonb(t) - 'mailed_at' as row from ${name} t where ${key} = $1) as kept`,
      [userId],
    );
    hashes[name] = rows[0]?.hash ?? '';
  }
  return hashes;
}
