import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { askDeletion, keepAccount, lookAtDeletion } from '../../../domain/api/account/account-deletion.ts';
import { forgotPassword, login, logout, register, validateSession } from '../../../domain/api/account/auth.ts';
import { listNotices } from '../../../domain/api/account/notices.ts';
import { checkUsage } from '../../../domain/api/account/usage.ts';
import { HELD_BACK_TEXT } from '../../../domain/schedule/scheduled.ts';
import { say } from '../../../tests/support/chat.ts';
import { make } from '../../../tests/support/client.ts';
import { simpleEngine } from '../../../tests/support/doubles/simple-engine.ts';
import { smallNetwork } from '../../../tests/support/doubles/small-network.ts';
import { keptMails, mailTo } from '../../../tests/support/mails.ts';
import { operatorOf } from '../../../tests/support/operator.ts';
import { newPerson, type Person, signInAs } from '../../../tests/support/people.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { connectAccount } from '../../../tests/support/stage/connected.ts';
import { everythingExported, everythingInDataDir, everythingStored } from '../../../tests/support/stage/everything.ts';
import { schedulePost, standing, uploadPicture } from '../../../tests/support/stage/posts.ts';
import { turnOnTwoStep } from '../../../tests/support/stage/two-step.ts';
import { listen } from '../../../tests/support/streams.ts';
import { waitFor } from '../../../tests/support/wait-for.ts';
import { type DeleteDeps, deleteAccount, deleteLeftAccounts } from './delete-account.ts';

const HOUR = 60 * 60_000;

const network = smallNetwork();
let product: TestProduct;
let operator: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  const publishers = new Map([['linkedin' as const, network.publisher]]);
  product = await startTestProduct({}, { engine: simpleEngine(), publishers });
  operator = await operatorOf(product);
});
afterAll(async () => {
  await operator.close();
  await product.stop();
});

const ask = (who: Person, password = who.password, code?: string) =>
  make(product.url, askDeletion, { password, ...(code !== undefined && { code }) }, who.identity);
const keep = (who: Person) => make(product.url, keepAccount, {}, who.identity);
const later = (ms: number) => {
  product.clock.now = new Date(product.clock.now.getTime() + ms);
};
const databaseNow = () => sql<Date>`${product.clock.now.toISOString()}::timestamptz`;
const deleteLeft = (over: Partial<DeleteDeps> = {}) => deleteLeftAccounts({ ...operator.parts, ...over }, databaseNow);
const eventsNamed = (kind: string, userId: string) =>
  product.sql('select 1 from security_events where kind = $1 and user_id = $2', [kind, userId]);
const files = () =>
  readdirSync(join(product.dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[0-9a-f-]{36}$/.test(name),
  );

describe('asking for the deletion of one’s account', () => {
  it('ACC-01 says before what goes and what stays', async () => {
    const who = await newPerson(product);
    await say(product.url, who.identity, 'Draw a picture of bread');
    const task = await schedulePost(product, who);
    await connectAccount(product, who.user.id);
    const { body } = await make(product.url, lookAtDeletion, {}, who.identity);
    expect(body.data).toEqual({ conversations: 1, workflows: 0, scheduled: 1, media: 1, connections: 1, published: 0 });
    expect(task.status).toBe('scheduled');
    expect((await make(product.url, lookAtDeletion, {})).status).toBe(401);
  });

  it('ACC-02 takes the password, which can’t be guessed there', async () => {
    const who = await newPerson(product);
    const wrong = await ask(who, 'a guess');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { password: 'This is not your password' }]);
    expect((await ask(who, '')).body.message).toBe('Please enter your password');
    for (let guess = 0; guess < 4; guess++) await ask(who, `guess ${guess}`);
    expect((await ask(who)).status).toBe(429);
    expect((await make(product.url, validateSession, {}, who.identity)).body.user.deletionAt).toBeNull();
  });

  it('ACC-20 asks for a code too where two-step sign-in is on', async () => {
    const who = await newPerson(product);
    const phone = await turnOnTwoStep(product, who);
    const without = await ask(who);
    expect([without.status, without.body.fields]).toEqual([400, { code: 'Please enter a code' }]);
    const wrong = await ask(who, who.password, '000000');
    expect([wrong.status, wrong.body.fields]).toEqual([400, { code: 'This code is wrong or was used before' }]);
    expect((await make(product.url, validateSession, {}, who.identity)).body.user.deletionAt).toBeNull();
    expect((await ask(who, who.password, phone.nextCode())).status).toBe(200);
  });

  it('ACC-03 ends the other sessions, mails the way back, and answers nothing any more but that way and the data', async () => {
    const who = await newPerson(product);
    const elsewhere = await signInAs(product, who.email, who.password);
    const screen = await listen(product.url, elsewhere.identity);
    await vi.waitFor(() => expect(screen.heard()).toContain('event: ready'));
    const { status, body } = await ask(who);
    expect(status).toBe(200);
    expect(Date.parse(body.data.deletion_at)).toBe(product.clock.now.getTime() + 24 * HOUR);
    await screen.closed;
    expect((await make(product.url, validateSession, {}, elsewhere.identity)).status).toBe(401);
    const mail = await mailTo(product.dataDir, who.email, 2);
    expect([mail.subject, new URL(mail.link).pathname]).toEqual(['Your Fanfare account will be deleted', '/auth']);
    expect(mail.text).toContain('Keep my account');

    const refused = await make(product.url, checkUsage, {}, who.identity);
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_LEAVING']);
    expect(await everythingExported(product, who)).toContain(who.email);
    const again = await signInAs(product, who.email, who.password);
    expect(again.user.deletionAt).toBe(body.data.deletion_at);
    expect((await keep(again)).body.message).toBe('Your account stays');
    expect((await make(product.url, checkUsage, {}, who.identity)).status).toBe(200);
    await make(product.url, logout, {}, { sessionId: again.session.id });
  });

  it('ACC-04 is heard once of twenty times at once, and taken back once', async () => {
    const who = await newPerson(product);
    const asked = await Promise.all(Array.from({ length: 20 }, () => ask(who)));
    // Those who come late find it asked for; whoever tries a password so often waits.
    for (const { status } of asked) expect([200, 403, 429]).toContain(status);
    expect(new Set(asked.flatMap(({ body }) => body.data?.deletion_at ?? [])).size).toBe(1);
    expect(await eventsNamed('deletion-asked', who.user.id)).toHaveLength(1);
    await mailTo(product.dataDir, who.email, 2);
    const kept = await Promise.all(Array.from({ length: 20 }, () => keep(who)));
    expect(kept.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await eventsNamed('deletion-taken-back', who.user.id)).toHaveLength(1);
    expect((await mailTo(product.dataDir, who.email, 3)).subject).toBe('Your Fanfare account stays');
    expect(keptMails(product.dataDir, who.email)).toHaveLength(3);
  });
});

describe('in an account that is to be deleted', () => {
  it('ACC-05 nothing runs; kept again, what was due meanwhile is held back and told, and the rest goes on', async () => {
    const who = await newPerson(product);
    const at = (hours: number) => ({ scheduledAt: new Date(product.clock.now.getTime() + hours * HOUR).toISOString() });
    const due = await schedulePost(product, who, at(1));
    const coming = await schedulePost(product, who, at(3));
    const running = await schedulePost(product, who, at(4));
    await product.sql(`update scheduled_workflows set status = 'executing' where id = $1`, [running.id]);
    // Somebody else's post of a later moment shows that the schedule was looked at.
    const other = await newPerson(product);
    const theirs = await schedulePost(product, other, at(1.5));
    await ask(who);
    later(2 * HOUR);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    await standing(product, other, theirs.id, 'completed');
    const status = (id: string) =>
      product.sql<{ status: string }>('select status from scheduled_workflows where id = $1', [id]);
    expect(await status(due.id)).toEqual([{ status: 'scheduled' }]);
    expect(await status(running.id)).toEqual([{ status: 'failed' }]);

    await keep(who);
    expect((await standing(product, who, due.id, 'failed')).error_message).toBe(HELD_BACK_TEXT);
    expect((await standing(product, who, running.id, 'failed')).error_message).toBe(HELD_BACK_TEXT);
    const { body } = await make(product.url, listNotices, {}, who.identity);
    expect(body.data).toMatchObject([{ kind: 'failed', detail: HELD_BACK_TEXT }]);
    later(HOUR + 1);
    await product.sql(`select pg_notify('fanfare_schedule', '')`);
    await standing(product, who, coming.id, 'completed');
  });

  it('ACC-06 nothing is published: what waits is handed over, also what a run leaves behind', async () => {
    const who = await newPerson(product);
    await connectAccount(product, who.user.id);
    const task = await schedulePost(product, who, { platforms: ['linkedin'] });
    const [run] = await product.sql<{ id: string }>(
      'insert into runs (scheduled_workflow_id, firing) values ($1, now()) returning id',
      [task.id],
    );
    const [post] = await product.sql<{ id: string }>(
      `insert into posts (user_id, scheduled_workflow_id, run_id, platform, text, media)
        values ($1, $2, $3, 'linkedin', 'Held', '[]') returning id`,
      [who.user.id, task.id, run?.id],
    );
    const queued = `insert into publications (post_id, user_id, state, due_at, account, account_id)
      values ($1, $2, 'queued', $3, 'Ada Lovelace', 'ada')`;
    await product.sql(queued, [post?.id, who.user.id, product.clock.now]);
    const stands = () =>
      product.sql<{ state: string; reason: string }>('select state, reason from publications where user_id = $1', [
        who.user.id,
      ]);
    await ask(who);
    expect(await stands()).toEqual([{ state: 'ready', reason: HELD_BACK_TEXT }]);

    // A run that was ending at that moment; its job comes to a worker afterwards.
    await product.sql(`delete from publications where post_id = $1`, [post?.id]);
    await product.sql(queued, [post?.id, who.user.id, product.clock.now]);
    await product.sql(`insert into pgboss.job (name, data) values ('publish-post', $1)`, [
      JSON.stringify({ postId: post?.id, attempt: 0 }),
    ]);
    await product.sql(`select pg_notify('fanfare_jobs', 'publish-post')`);
    await vi.waitFor(async () => expect(await stands()).toEqual([{ state: 'ready', reason: HELD_BACK_TEXT }]), 15_000);
    expect(network.posted).toEqual([]);
  });
});

describe('when the day is over', () => {
  /** Somebody with something of everything, whose day is over. */
  async function somebodyLeft(): Promise<Person> {
    const who = await newPerson(product);
    await say(product.url, who.identity, 'Draw a picture of bread');
    await uploadPicture(product, who);
    await schedulePost(product, who);
    await connectAccount(product, who.user.id);
    await make(product.url, forgotPassword, { email: who.email });
    await mailTo(product.dataDir, who.email, 2);
    await ask(who);
    await mailTo(product.dataDir, who.email, 3);
    return who;
  }
  const nothingIsLeftOf = async (who: Person) => {
    const stored = await everythingStored(product);
    const onDisk = everythingInDataDir(product);
    for (const trace of [who.user.id, who.email]) {
      expect(stored.includes(trace)).toBe(false);
      expect(onDisk.includes(trace)).toBe(false);
    }
  };

  it('ACC-07 everything is deleted: rows, files, mails, jobs; others keep theirs, and the address can sign up anew', async () => {
    const other = await newPerson(product);
    await uploadPicture(product, other);
    const theirs = files().length;
    const who = await somebodyLeft();
    await deleteLeft();
    expect((await make(product.url, validateSession, {}, who.identity)).status).toBe(200);
    later(24 * HOUR);
    expect((await make(product.url, validateSession, {}, who.identity)).status).toBe(401);
    expect((await make(product.url, login, { email: who.email, password: who.password })).status).toBe(401);
    expect((await keep(who)).status).toBe(401);
    await deleteLeft();
    await nothingIsLeftOf(who);
    expect(files()).toHaveLength(theirs);
    expect(keptMails(product.dataDir, other.email)).toHaveLength(1);
    expect(await product.sql(`select kind, detail, user_id from security_events order by id desc limit 1`)).toEqual([
      { kind: 'account-deleted', detail: 'asked for by its owner', user_id: null },
    ]);
    const { email, password } = who;
    const anew = await make(product.url, register, { email, password, firstName: 'Ada', lastName: 'Again' });
    expect(anew.status).toBe(201);
  });

  it.for(['files', 'mails', 'rows', 'account'] as const)(
    'ACC-08 whoever fails at its %s leaves the account to be found, and it ends all the same',
    async (where) => {
      const who = await somebodyLeft();
      later(24 * HOUR);
      const fail = () => Promise.reject(new Error('away'));
      const { store, mailbox, db } = operator.parts;
      let deletes = 0;
      const broken: Record<typeof where, Partial<DeleteDeps>> = {
        files: { store: { ...store, delete: (key) => (deletes++ === 0 ? store.delete(key) : fail()) } },
        mails: { mailbox: { ...mailbox, forgetTo: fail } },
        rows: {
          db: Object.assign(Object.create(db), {
            // The third statement of many small ones.
            execute: (...given: Parameters<typeof db.execute>) => (deletes++ === 3 ? fail() : db.execute(...given)),
          }),
        },
        account: { record: fail },
      };
      await expect(deleteLeft(broken[where])).rejects.toThrow('could not be deleted yet');
      expect(await product.sql('select 1 from users where id = $1', [who.user.id])).toHaveLength(1);
      await deleteLeft();
      await nothingIsLeftOf(who);
    },
  );

  it('ACC-08 an operator’s command that is killed in the middle is ended by a worker', async () => {
    const who = await somebodyLeft();
    const before = files().length;
    // Holds a row of theirs, so that the command comes to a stop between the files and the rows.
    const holder = new pg.Client({ connectionString: product.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from chat_sessions where user_id = $1 for update', [who.user.id]);
    const command = spawn(process.execPath, ['server/admin.ts', 'delete', who.email, '--for-ever'], {
      env: { ...process.env, DATABASE_URL: product.databaseUrl, DATA_DIR: product.dataDir },
      stdio: 'ignore',
    });
    const ended = once(command, 'exit');
    await waitFor(async () => {
      const stopped = await product.sql(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%delete from%chat_sessions%'`,
      );
      expect(stopped).toHaveLength(1);
    });
    command.kill('SIGKILL');
    await ended;
    await holder.query('rollback');
    await holder.end();
    expect(files().length).toBeLessThan(before);
    expect(await product.sql('select 1 from users where id = $1', [who.user.id])).toHaveLength(1);
    // The command's day ends by the database's clock.
    later(24 * HOUR);
    await deleteLeft();
    await nothingIsLeftOf(who);
  });

  it('ACC-09 twenty at once delete it once, and one that fails keeps none of the others', async () => {
    const [who, stuck] = [await somebodyLeft(), await somebodyLeft()];
    later(24 * HOUR);
    const [ofStuck] = await product.sql<{ id: string }>('select id from media where user_id = $1', [stuck.user.id]);
    const { store } = operator.parts;
    const refusing = {
      ...store,
      delete: (key: string) => (key === ofStuck?.id ? Promise.reject(new Error('disk')) : store.delete(key)),
    };
    await expect(deleteLeft({ store: refusing })).rejects.toThrow('could not be deleted yet');
    await nothingIsLeftOf(who);
    const told = await Promise.all(
      Array.from({ length: 20 }, () => deleteAccount(operator.parts, stuck.user.id, 'asked for by its owner')),
    );
    expect(told.filter(Boolean)).toHaveLength(1);
    await nothingIsLeftOf(stuck);
  });
});
