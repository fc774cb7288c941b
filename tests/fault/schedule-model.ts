const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MISSED_AFTER = DAY;
const TRIES = 3;
const FREE_RUNS = 10;

/** Which occurrences of a series a change is for. */
export type Scope = 'this' | 'following' | 'all';

export interface ModelTask {
  plan: number;
  /** The series it belongs to; null where it runs once or on its own. */
  series: number | null;
  /** The moment of the daily rule that it stands for. */
  occurrence: number | null;
  /** Whether its series has gone on without it: it was moved behind the one that follows. */
  isLeftOut: boolean;
  at: number;
  status: 'scheduled' | 'executing' | 'completed' | 'failed';
  tries: number;
}

export interface ModelPlan {
  state: 'pending' | 'confirmed' | 'rejected';
  isDaily: boolean;
  at: number;
}

const SINGLE = { series: null, occurrence: null, isLeftOut: false };

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
  /** How many series have begun, and how many tasks have left theirs. */
  series = 0;
  detached = 0;

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
    const task: ModelTask = { plan, ...SINGLE, at, status: 'scheduled', tries: 0 };
    if (row.isDaily) this.beginSeries(task);
    this.tasks.push(task);
    return true;
  }

  reject(plan: number): boolean {
    const row = this.plans[plan];
    if (!row || row.state === 'confirmed') return false;
    row.state = 'rejected';
    return true;
  }

  /** Moves a task, makes it daily or a single one, or leaves that as it is; of a series it alone, or what is to come too. */
  edit(named: ModelTask, to: number, daily: boolean | undefined = undefined, scope: Scope = 'this'): boolean {
    if (named.status === 'executing' || named.status === 'completed') return false;
    // What is for all is done to the one from which the series goes on, moved as the named one is.
    const task = (scope === 'all' && this.nextInsteadOf(named)) || named;
    const at = to + (task.occurrence ?? 0) - (named.occurrence ?? 0);
    const { series, occurrence, isLeftOut, status } = task;
    const comesAgain = daily ?? series !== null;
    const others = this.othersToCome(task, scope);
    if (status === 'failed') this.revived++;
    if (scope !== 'this' && series !== null) this.tasks = this.tasks.filter((other) => !others.includes(other));
    if (scope === 'this' && series !== null && !comesAgain && status === 'scheduled') this.goOn(task);
    Object.assign(task, { ...SINGLE, at, status: 'scheduled', tries: 0 });
    if (comesAgain && (series === null || scope !== 'this')) this.beginSeries(task);
    // A failed one runs again on its own: its series has gone on without it.
    else if (comesAgain && status === 'scheduled') {
      Object.assign(task, { series, occurrence, isLeftOut });
      // The series does not wait for one that comes after those that follow it.
      const passesNext = occurrence !== null && at >= occurrence + DAY;
      if (passesNext) this.goOn(task);
      task.isLeftOut ||= passesNext;
    } else if (series !== null) this.detached++;
    return true;
  }

  remove(task: ModelTask, scope: Scope): boolean {
    if (task.status === 'executing') return false;
    const others = this.othersToCome(task, scope);
    if (scope === 'this' && task.status === 'scheduled') this.goOn(task);
    this.tasks = this.tasks.filter((other) => other !== task && !others.includes(other));
    return true;
  }

  private othersToCome(task: ModelTask, scope: Scope): ModelTask[] {
    const { series, occurrence } = task;
    if (scope === 'this' || series === null) return [];
    return this.tasks.filter(
      (other) =>
        other !== task &&
        other.series === series &&
        other.status === 'scheduled' &&
        (scope === 'all' || (other.occurrence ?? 0) > (occurrence ?? 0)),
    );
  }

  private nextInsteadOf({ series, isLeftOut, status }: ModelTask): ModelTask | undefined {
    if (!isLeftOut || status !== 'scheduled') return undefined;
    return this.tasks.findLast((other) => other.series === series && other.status === 'scheduled' && !other.isLeftOut);
  }

  private beginSeries(task: ModelTask): void {
    Object.assign(task, { series: this.series++, occurrence: task.at });
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

  private goOn({ plan, series, occurrence, isLeftOut }: ModelTask): void {
    if (occurrence === null || isLeftOut) return;
    const next = nextDaily(occurrence, Math.max(occurrence, this.now - MISSED_AFTER));
    this.tasks.push({ plan, series, occurrence: next, isLeftOut: false, at: next, status: 'scheduled', tries: 0 });
  }
}

function nextDaily(start: number, after: number): number {
  return start + (Math.floor((after - start) / DAY) + 1) * DAY;
}
