const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MISSED_AFTER = DAY;
const TRIES = 3;
const FREE_RUNS = 10;

export interface ModelTask {
  plan: number;
  /** The moment of the daily rule that it stands for; null where it runs once or on its own. */
  occurrence: number | null;
  at: number;
  status: 'scheduled' | 'executing' | 'completed' | 'failed';
  tries: number;
}

export interface ModelPlan {
  state: 'pending' | 'confirmed' | 'rejected';
  isDaily: boolean;
  at: number;
}

/** What the schedule should do, as simply as it can be said; no database, no worker, no process. */
export class ScheduleModel {
  now: number;
  plans: ModelPlan[] = [];
  tasks: ModelTask[] = [];
  /** Runs that people started, by day. */
  used = new Map<number, number>();
  /** Times that a failed task was brought back by its owner. */
  revived = 0;
  /** Whether workers that have lost their leases may still come back. */
  hasGhosts = false;

  constructor(now: number, usedToday: number) {
    this.now = now;
    this.used.set(this.today(), usedToday);
  }

  executing(): ModelTask[] {
    return this.tasks.filter(({ status }) => status === 'executing');
  }

  approve(plan: number): boolean {
    const row = this.plans[plan];
    if (!row || row.state === 'rejected') return false;
    if (row.state === 'confirmed') return true;
    const at = row.at > this.now ? row.at : row.isDaily ? nextDaily(row.at, this.now) : null;
    if (at === null) return false;
    row.state = 'confirmed';
    this.tasks.push({ plan, occurrence: row.isDaily ? at : null, at, status: 'scheduled', tries: 0 });
    return true;
  }

  reject(plan: number): boolean {
    const row = this.plans[plan];
    if (!row || row.state === 'confirmed') return false;
    row.state = 'rejected';
    return true;
  }

  edit(task: ModelTask, at: number): boolean {
    if (task.status === 'executing' || task.status === 'completed') return false;
    if (task.status === 'failed') {
      this.revived++;
      // Its series has gone on without it.
      task.occurrence = null;
    }
    Object.assign(task, { at, status: 'scheduled', tries: 0 });
    return true;
  }

  remove(task: ModelTask, scope: 'this' | 'following'): boolean {
    if (task.status === 'executing') return false;
    const { plan, occurrence } = task;
    if (scope === 'following' && occurrence !== null)
      this.tasks = this.tasks.filter(
        (other) => !(other.plan === plan && other.status === 'scheduled' && (other.occurrence ?? 0) > occurrence),
      );
    if (scope === 'this' && task.status === 'scheduled') this.goOn(task);
    this.tasks = this.tasks.filter((other) => other !== task);
    return true;
  }

  mayRun(): boolean {
    return (this.used.get(this.today()) ?? 0) < FREE_RUNS;
  }

  execute(task: ModelTask): void {
    this.used.set(this.today(), (this.used.get(this.today()) ?? 0) + 1);
    this.begin(task);
  }

  /** Everything that is due begins, or is given up where it is too late. */
  tick(ms: number): void {
    this.now += ms;
    for (let due = this.due(); due; due = this.due()) {
      if (this.now - due.at <= MISSED_AFTER) this.begin(due);
      else {
        due.status = 'failed';
        this.goOn(due);
      }
    }
  }

  loseWorkers(): void {
    this.hasGhosts = true;
    for (const task of this.executing()) {
      if (task.tries >= TRIES) task.status = 'failed';
      else task.tries++;
    }
  }

  finish(isGood: boolean): void {
    for (const task of this.executing()) task.status = isGood ? 'completed' : 'failed';
  }

  private today(): number {
    return Math.floor(this.now / DAY);
  }

  private due(): ModelTask | undefined {
    return this.tasks.find(({ status, at }) => status === 'scheduled' && at <= this.now);
  }

  private begin(task: ModelTask): void {
    Object.assign(task, { status: 'executing', tries: 1 });
    this.goOn(task);
  }

  private goOn({ plan, occurrence }: ModelTask): void {
    if (occurrence === null) return;
    const next = nextDaily(occurrence, Math.max(occurrence, this.now - MISSED_AFTER));
    this.tasks.push({ plan, occurrence: next, at: next, status: 'scheduled', tries: 0 });
  }
}

function nextDaily(start: number, after: number): number {
  return start + (Math.floor((after - start) / DAY) + 1) * DAY;
}
