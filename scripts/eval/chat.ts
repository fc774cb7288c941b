import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { type Brand, NO_BRAND } from '../../domain/brand.ts';
import { Failure } from '../../domain/errors.ts';
import { wallToInstant } from '../../domain/time.ts';
import { builtinEngine } from '../../server/assistant/engine.ts';
import { readMessage } from '../../server/assistant/read-message.ts';
import { TEXT_SENSE } from '../../server/assistant/text-sense.ts';
import { readConfig } from '../../server/config.ts';
import { answerMessage } from '../../server/features/chat/answer.ts';
import type { ChatDeps } from '../../server/features/chat/answering.ts';
import { createAgents } from '../../server/platform/ai/agents.ts';
import { createAi } from '../../server/platform/ai/ai.ts';
import { DEFAULT_BOUNDS } from '../../server/platform/ai/bounds.ts';
import { designOf, wordsOf } from '../../server/platform/ai/builtin/designer/choose.ts';
import { type Connections, operatorConnections } from '../../server/platform/ai/connections.ts';
import type { PictureTask } from '../../server/platform/ai/tasks.ts';
import type { TokenMeter } from '../../server/platform/ai/token-meter.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/postgres/embedded.ts';
import type { KeptOutput } from '../../server/platform/db/schema/chat.ts';
import { type Cost, NO_COST } from './report.ts';

export interface StoredPlan {
  id: string;
  platforms: string[];
  at: string;
  frequency: string;
  recurrence: string | null;
  timeZone: string;
  content: string;
}

/** What came of one message. */
export interface SeenTurn {
  said: string;
  /** What was drawn or spoken. */
  shown: string;
  before: StoredPlan[];
  after: StoredPlan[];
  records: KeptOutput[][];
}

/** Somebody in a conversation, at a wall time in a zone. */
export interface Speaker {
  userId: string;
  sessionId: string;
  now: string;
  timeZone: string;
  brand: Brand;
}

export interface EvalChat {
  begin(at: { now: string; timeZone: string; brand?: Brand }): Promise<Speaker>;
  say(speaker: Speaker, text: string): Promise<SeenTurn>;
  /** What the connected model has cost since this was asked last. */
  takeCost(): Cost;
  close(): Promise<void>;
}

// The smallest picture and sound that pass for one: what matters here is what would stand on it or be said.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SILENCE = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

const BUILT_IN: Connections = {
  text: { provider: 'builtin' },
  image: { provider: 'builtin' },
  speech: { provider: 'builtin' },
};

/** The chat as it is, on a database of its own; `model` ('openai:gpt-5.2') reads and writes, with the operator's keys. */
export async function openChat(model: string | null): Promise<EvalChat> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-eval-'));
  // Run by root, PostgreSQL belongs to another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const env = model === null ? {} : { ...process.env, AI_TEXT_MODEL: model };
  const config = readConfig({ ...env, DATA_DIR: dataDir }, process.cwd()).ai;
  const postgres = await startEmbeddedPostgres(dataDir);
  const { db, pool, close } = await openDatabase(postgres.url, () => {});
  let now = new Date();
  let shown = '';
  let brand = NO_BRAND;
  let cost: Cost = { ...NO_COST };
  const engine = {
    ...builtinEngine,
    draw: async (task: PictureTask) => {
      shown = wordsOf(task.poster);
      return [{ design: designOf(task), png: new Uint8Array(PIXEL) }];
    },
    speak: async ({ text }: { text: string }) => {
      shown = text;
      return new Uint8Array(SILENCE);
    },
  };
  const clock = (): Date => new Date(now);
  const counting: TokenMeter = {
    begin: async () => {
      cost.requests++;
      return {
        end: async (tokens) => {
          cost.tokens += tokens ?? 0;
        },
      };
    },
  };
  const ai = createAi({ ...BUILT_IN, text: operatorConnections(config).text }, engine, DEFAULT_BOUNDS, counting);
  const editor = createAi(BUILT_IN, engine);
  const media = {
    store: async () => ({ id: randomUUID(), url: `/api/media/${randomUUID()}` }),
    load: async () => null,
  };
  const deps: ChatDeps = {
    db,
    clock,
    log: pino({ level: 'silent' }),
    agentsFor: () => createAgents(async () => ai, media, TEXT_SENSE, clock),
    editorsFor: () => createAgents(async () => editor, media, TEXT_SENSE, clock),
    brandOf: async () => brand,
    readMedia: async () => null,
    readMessage,
    photoOf: async () => {
      throw new Error('There are no photos here');
    },
    isEdited: model === null,
    converse: model === null ? null : { engine: ai.textEngine, talk: (task, signal) => ai.converse(task, { signal }) },
  };

  const pending = async (userId: string): Promise<StoredPlan[]> => {
    const { rows } = await pool.query<StoredPlan>(
      `select id, platforms, wall_time as at, frequency, recurrence, time_zone as "timeZone", input as content
       from schedule_plans where user_id = $1 and state = 'pending' order by created_at, scheduled_at, id`,
      [userId],
    );
    return rows;
  };
  const outputsOf = async (userId: string): Promise<KeptOutput[][]> => {
    const { rows } = await pool.query<{ outputs: KeptOutput[] }>(
      'select outputs from chat_records where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows.map(({ outputs }) => outputs);
  };

  return {
    begin: async (at) => {
      const userId = randomUUID();
      await pool.query(
        `insert into users (id, email, first_name, last_name, name, password_hash, verified, premium)
         values ($1, $2, 'A', 'B', 'A B', 'none', true, true)`,
        [userId, `${userId}@example.com`],
      );
      return { userId, sessionId: randomUUID(), brand: NO_BRAND, ...at };
    },
    say: async ({ userId, sessionId, timeZone, ...speaker }, text) => {
      now = new Date(instantIn(speaker.now, timeZone));
      brand = speaker.brand;
      shown = '';
      const before = await pending(userId);
      const sent = { originalMessage: text, sessionId, isNewSession: true, messageHistory: [], variant: 0 };
      const asked = { userId, timeZone, signal: new AbortController().signal, emit: () => {} };
      const said = await answerMessage(deps, sent as never, asked as never).then(
        ({ message }) => message,
        (thrown: unknown) => (thrown instanceof Failure ? thrown.message : String(thrown)),
      );
      return { said, shown, before, after: await pending(userId), records: await outputsOf(userId) };
    },
    takeCost: () => {
      const taken = cost;
      cost = { ...NO_COST };
      return taken;
    },
    close: async () => {
      await close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A wall time in the zone, or an instant with its own offset. */
function instantIn(now: string, timeZone: string): number {
  return /T\d\d:\d\d$/.test(now) ? wallToInstant(now, timeZone).epochMilliseconds : Date.parse(now);
}
