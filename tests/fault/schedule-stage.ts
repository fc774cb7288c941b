import { PgBoss } from 'pg-boss';
import { expect } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { waitFor } from '../support/wait-for.ts';
import { startAudit } from './audit.ts';
import { type HeldEngine, heldEngine } from './held-engine.ts';
import type { ModelTask, ScheduleModel } from './schedule-model.ts';

const SETTLED_WITHIN_MS = 10_000;

/** The real product as the model's commands meet it: one web process and two workers, all in this one. */
export class ScheduleStage {
  readonly held: HeldEngine = heldEngine();
  private workers: TestProduct[] = [];
  readonly web: TestProduct;
  readonly person: Person;
  private readonly boss: PgBoss;

  private constructor(web: TestProduct, person: Person, boss: PgBoss) {
    this.web = web;
    this.person = person;
    this.boss = boss;
  }

  static async open(): Promise<ScheduleStage> {
    const web = await startTestProduct({ SERVICES: 'web' });
    const env = { SERVICES: 'worker', DATABASE_URL: web.databaseUrl, DATA_DIR: web.dataDir };
    const mailing = await startTestProduct(env);
    const person = await newPerson(web);
    await mailing.stop();
    const boss = new PgBoss({ connectionString: web.databaseUrl, schedule: false, supervise: false });
    boss.on('error', () => {});
    await boss.start();
    const stage = new ScheduleStage(web, person, boss);
    await startAudit(web.sql);
    await stage.startWorkers();
    return stage;
  }

  async startWorkers(): Promise<void> {
    const env = { SERVICES: 'worker', DATABASE_URL: this.web.databaseUrl, DATA_DIR: this.web.dataDir };
    for (let i = 0; i < 2; i++) {
      const worker = await startTestProduct(env, { engine: this.held.engine });
      worker.clock.now = this.web.clock.now;
      this.workers.push(worker);
    }
    await this.wake();
  }

  async stopWorkers(): Promise<void> {
    await Promise.all(this.workers.splice(0).map((worker) => worker.stop()));
  }

  async close(): Promise<void> {
    await this.stopWorkers();
    await this.boss.stop({ graceful: false });
    await this.web.stop();
  }

  /** An empty schedule of a free account that has used nearly all its runs of the day. */
  async clear(now: number, usedToday: number): Promise<void> {
    const { sql } = this.web;
    this.setClock(now);
    await sql('delete from schedule_plans');
    await sql('delete from scheduled_workflows');
    await sql('delete from deleted_tasks');
    await sql('delete from series');
    await sql('delete from usage_days');
    await sql('delete from watched.audit');
    await sql(`update sessions set expires_at = '2100-01-01', refresh_expires_at = '2100-01-01'`);
    await sql('insert into usage_days (user_id, day, used) values ($1, $2, $3)', [
      this.person.user.id,
      new Date(now).toISOString().slice(0, 10),
      usedToday,
    ]);
  }

  setClock(now: number): void {
    for (const one of [this.web, ...this.workers]) one.clock.now = new Date(now);
  }

  /** The timers sleep in real time: whoever moves their clock wakes them. */
  async wake(): Promise<void> {
    await this.web.sql(`select pg_notify('fanfare_schedule', ''), pg_notify('fanfare_jobs', '')`);
  }

  async idOf({ plan, occurrence, at }: ModelTask): Promise<string> {
    const [row] = await this.web.sql<{ id: string }>(
      `select id from scheduled_workflows
       where name = $1 and occurrence is not distinct from $2 and ($2::timestamptz is not null or scheduled_for = $3)`,
      [`plan ${plan}`, occurrence === null ? null : new Date(occurrence), new Date(at)],
    );
    return row?.id ?? 'no such task';
  }

  /** Every lease is taken away, in the way the queue does it when heartbeats stay out; the old workers don't know yet. */
  async loseLeases(): Promise<void> {
    this.held.forsake();
    const active = await this.web.sql<{ id: string }>(
      `select id from pgboss.job where name = 'run-workflow' and state = 'active'`,
    );
    await this.boss.fail(
      'run-workflow',
      active.map(({ id }) => id),
    );
    await this.wake();
  }

  /** Waits until the board is as the model says, and the engine is asked for exactly what should be running. */
  async agreesWith(model: ScheduleModel): Promise<void> {
    const expected = model.tasks
      .map(({ plan, occurrence, at, status }) => `plan ${plan} ${momentOf(occurrence)} ${status} for ${momentOf(at)}`)
      .sort();
    await waitFor(
      async () => {
        const rows = await this.web.sql<{ name: string; occurrence: Date | null; status: string; at: Date }>(
          'select name, occurrence, status, scheduled_for as at from scheduled_workflows',
        );
        const board = rows.map(
          ({ name, occurrence, status, at }) =>
            `${name} ${momentOf(occurrence?.getTime() ?? null)} ${status} for ${momentOf(at.getTime())}`,
        );
        expect(board.sort()).toEqual(expected);
        expect(this.held.waiting()).toBe(model.executing().length);
      },
      SETTLED_WITHIN_MS,
      5,
    );
  }
}

const momentOf = (ms: number | null): string => (ms === null ? 'once' : new Date(ms).toISOString());
