import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { NO_BRAND } from '../../domain/brand.ts';
import { Failure } from '../../domain/errors.ts';
import { wallToInstant } from '../../domain/time.ts';
import { pictureTaskOf } from '../../server/assistant/drawing.ts';
import { builtinEngine } from '../../server/assistant/engine.ts';
import { endAssistants } from '../../server/assistant/off-thread.ts';
import { readMessage } from '../../server/assistant/read-message.ts';
import { LANGUAGES } from '../../server/assistant/reading/language.ts';
import { endOf } from '../../server/assistant/rhythm.ts';
import { inLanguage } from '../../server/assistant/texts/in-language.ts';
import { readConfig } from '../../server/config.ts';
import { answerMessage } from '../../server/features/chat/answer.ts';
import type { ChatDeps } from '../../server/features/chat/answering.ts';
import { createAgents } from '../../server/platform/ai/agents.ts';
import { createAi } from '../../server/platform/ai/ai.ts';
import { operatorConnections } from '../../server/platform/ai/connections.ts';
import { openDatabase } from '../../server/platform/db/database.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/postgres/embedded.ts';
import type { KeptOutput } from '../../server/platform/db/schema/chat.ts';

interface ConversationLine {
  id: string;
  /** The wall time in the user's zone. */
  now: string;
  timeZone: string;
  turns: { say: string }[];
}

interface StoredPlan {
  id: string;
  platforms: string[];
  at: string;
  frequency: string;
  recurrence: string | null;
  timeZone: string;
  content: string;
}

// The smallest picture and sound that pass for one: what matters here is what would stand on it or be said.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SILENCE = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]);

/** Whole conversations through the real performer on a real database: what each turn did, said and left planned. */
export async function openConversations() {
  const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-eval-'));
  // Run by root, PostgreSQL belongs to another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres(dataDir);
  const { db, pool, close } = await openDatabase(postgres.url, () => {});
  let now = new Date();
  let shown = '';
  const engine = {
    ...builtinEngine,
    draw: async ({ words }: { words: string }) => {
      shown = words;
      return new Uint8Array(PIXEL);
    },
    speak: async ({ text }: { text: string }) => {
      shown = text;
      return new Uint8Array(SILENCE);
    },
  };
  const clock = (): Date => new Date(now);
  const ai = createAi(operatorConnections(readConfig({ DATA_DIR: dataDir }, process.cwd()).ai), engine);
  const media = { store: async () => ({ id: randomUUID(), url: `/api/media/${randomUUID()}` }) };
  const deps: ChatDeps = {
    db,
    clock,
    log: pino({ level: 'silent' }),
    agentsFor: () => createAgents(async () => ai, media, pictureTaskOf, clock),
    brandOf: async () => NO_BRAND,
    readMedia: async () => null,
    readMessage,
    isEdited: true,
    converseFor: async () => null,
    editorsFor: () => createAgents(async () => ai, media, pictureTaskOf, clock),
  };

  const pending = async (userId: string): Promise<StoredPlan[]> => {
    const { rows } = await pool.query<StoredPlan>(
      `select id, platforms, wall_time as at, frequency, recurrence, time_zone as "timeZone", input as content
       from schedule_plans where user_id = $1 and state = 'pending' order by created_at, scheduled_at, id`,
      [userId],
    );
    return rows;
  };
  const lastOutputs = async (userId: string): Promise<KeptOutput[][]> => {
    const { rows } = await pool.query<{ outputs: KeptOutput[] }>(
      'select outputs from chat_records where user_id = $1 order by created_at, id',
      [userId],
    );
    return rows.map(({ outputs }) => outputs);
  };

  return {
    answer: async ({ id, now: wall, timeZone, turns }: ConversationLine): Promise<unknown> => {
      const userId = randomUUID();
      const sessionId = randomUUID();
      now = new Date(wallToInstant(wall, timeZone).epochMilliseconds);
      await pool.query(
        `insert into users (id, email, first_name, last_name, name, password_hash, verified, premium)
         values ($1, $2, 'A', 'B', 'A B', 'none', true, true)`,
        [userId, `${userId}@example.com`],
      );
      const answers: unknown[] = [];
      for (const { say } of turns) {
        const before = await pending(userId);
        shown = '';
        const sent = { originalMessage: say, sessionId, isNewSession: true, messageHistory: [], variant: 0 };
        const asked = { userId, timeZone, signal: new AbortController().signal, emit: () => {} };
        const said = await answerMessage(deps, sent as never, asked as never).then(
          ({ message }) => message,
          (thrown: unknown) => (thrown instanceof Failure ? thrown.message : String(thrown)),
        );
        const [after, records] = [await pending(userId), await lastOutputs(userId)];
        answers.push(toldTurn({ said, shown, before, after, records }));
      }
      return { id, turns: answers };
    },
    close: async (): Promise<void> => {
      await endAssistants();
      await close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether plans were listed, in whichever language. */
function isList(said: string): boolean {
  const openings = LANGUAGES.flatMap((language) =>
    ['Nothing is planned there.', 'One plan, x: y.', '2 plans:'].map((words) => inLanguage(words, language)),
  );
  return openings.some((opening) => said.replace(/^\d+/, '2').startsWith(opening.split(',')[0] ?? opening));
}

interface TurnSeen {
  said: string;
  /** What was drawn or spoken. */
  shown: string;
  before: StoredPlan[];
  after: StoredPlan[];
  records: KeptOutput[][];
}

function toldTurn({ said, shown, before, after, records }: TurnSeen): unknown {
  const last = records.at(-1) ?? [];
  const earlier = new Set(
    records
      .slice(0, -1)
      .flat()
      .map((output) => ('draft' in output ? output.draft : undefined)),
  );
  const text = last.find((output) => output.output_type === 'text' && 'draft' in output && output.draft !== undefined);
  const draft = text && 'draft' in text ? text.draft : undefined;
  // Several versions for one place are shown together.
  const versions = last
    .filter((output) => text && 'draft' in output && 'platform' in text === 'platform' in output)
    .filter((output) => !(text && 'platform' in text && 'platform' in output) || output.platform === text.platform)
    .map(({ output }) => output)
    .join('\n\n');
  const [isNew, isGone] = [after.length > before.length, after.length < before.length];
  const isChanged = after.some((plan) => {
    const was = before.find(({ id }) => id === plan.id);
    return was && JSON.stringify(was) !== JSON.stringify(plan);
  });
  const does = isNew
    ? 'plan'
    : isGone
      ? 'cancel-plan'
      : text
        ? earlier.has(draft)
          ? 'revise'
          : 'draft'
        : isChanged
          ? 'change-plan'
          : last.some(({ output_type }) => output_type === 'image')
            ? 'picture'
            : last.some(({ output_type }) => output_type === 'audio')
              ? 'audio'
              : isList(said)
                ? 'list-plans'
                : said.trimEnd().endsWith('?')
                  ? 'ask'
                  : 'reply';
  return {
    does,
    text: shown || versions || (last.find(({ output_type }) => output_type === 'text')?.output ?? said),
    question: does === 'ask' ? said : null,
    plans: after.map(({ platforms, at, frequency, recurrence, timeZone, content }) => {
      const { occurrences, until } = endOf(recurrence, timeZone);
      return {
        platforms,
        at,
        frequency,
        ...(occurrences === null ? {} : { occurrences }),
        ...(until === null ? {} : { until }),
        content,
      };
    }),
  };
}
