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
  /** Whether its series goes on without it: it was moved behind the one that follows, or changed before its turn came. */
  isLeftOut: boolean;
  /** Whether somebody has touched it since it came to be. */
  isChanged: boolean;
  at: number;
  status: 'scheduled' | 'executing' | 'completed' | 'failed';
  tries: number;
}

export interface ModelPlan {
  state: 'pending' | 'confirmed' | 'rejected';
  isDaily: boolean;
  at: number;
}

/** What was deleted together, as it stood, by the id that brings it back. */
interface Deletion {
  id: string;
  at: number;
  tasks: ModelTask[];
}

const UNDONE_WITHIN = HOUR;
const SINGLE = { series: null, occurrence: null, isLeftOut: false };
const NEW = { status: 'scheduled', tries: 0, isChanged: false } as const;

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
  /** What was deleted and not brought back, the last first. */
  deletions: Deletion[] = [];
  /** The moments that each series leaves out. */
  private readonly skipped = new Map<number | null, number[]>();

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
    const task: ModelTask = { plan, ...SINGLE, at, ...NEW };
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
    if (at <= this.now) return false;
    const { series, occurrence, isLeftOut, status } = task;
    const comesAgain = daily ?? series !== null;
    const others = this.othersToCome(task, scope);
    // What went with it is no longer left out; what was deleted stays so, moved as all are.
    const gone = [task, ...others].map((one) => one.occurrence);
    const stillOut = (this.skipped.get(series) ?? []).filter((one) => one > (occurrence ?? 0) && !gone.includes(one));
    if (status === 'failed') this.revived++;
    if (scope !== 'this' && series !== null) this.tasks = this.tasks.filter((other) => !others.includes(other));
    if (scope === 'this' && series !== null && !comesAgain && status === 'scheduled') this.goOn(task);
    Object.assign(task, { ...SINGLE, at, ...NEW, isChanged: true });
    if (comesAgain && (series === null || scope !== 'this')) {
      const by = at - (occurrence ?? 0);
      this.skipped.set(
        this.series,
        stillOut.map((one) => one + by),
      );
      this.beginSeries(task);
    }
    // A failed one runs again on its own: its series has gone on without it.
    else if (comesAgain && status === 'scheduled') {
      Object.assign(task, { series, occurrence, isLeftOut });
      // The series does not wait for one that comes after those that follow it.
      const passesNext = occurrence !== null && at >= this.following(series, occurrence, occurrence);
      if (passesNext) {
        this.goOn(task);
        this.leaveOut(task);
      }
    } else if (series !== null) this.detached++;
    return true;
  }

  remove(named: ModelTask, scope: Scope, id: string): boolean {
    const task = (scope === 'all' && this.nextInsteadOf(named)) || named;
    if (task.status === 'executing') return false;
    const gone = [task, ...this.othersToCome(task, scope)];
    this.deletions.unshift({ id, at: this.now, tasks: gone.map((one) => ({ ...one })) });
    if (scope === 'this' && task.status === 'scheduled') this.goOn(task);
    this.tasks = this.tasks.filter((other) => !gone.includes(other));
    return true;
  }

  /** Undoes a deletion: what waits goes back into its series where nobody has touched what came in its place. */
  restore(deletion: Deletion): boolean {
    this.deletions = this.deletions.filter((other) => other !== deletion);
    if (this.now - deletion.at > UNDONE_WITHIN) return false;
    const late = deletion.tasks.filter(({ status, at }) => status === 'scheduled' && at <= this.now);
    for (const task of deletion.tasks) {
      const isLate = late.includes(task);
      if (task.status === 'scheduled' && !isLate && !this.takesItsPlace(task)) {
        Object.assign(task, SINGLE);
        this.detached++;
      }
      this.tasks.push(Object.assign(task, { isChanged: true }, isLate ? { status: 'failed' } : {}));
    }
    for (const task of late) if (!this.wasEndedLater(task) && !this.lives(task.series)) this.goOn(task);
    return true;
  }

  /** Whether it was taken out of its series before that has come to it. */
  isAhead({ series, occurrence, isLeftOut }: ModelTask): boolean {
    const next = this.tasks.find((one) => one.series === series && one.status === 'scheduled' && !one.isLeftOut);
    return isLeftOut && next !== undefined && (next.occurrence ?? 0) < (occurrence ?? 0);
  }

  private takesItsPlace(task: ModelTask): boolean {
    if (task.series === null || task.isLeftOut) return true;
    if (this.wasEndedLater(task)) return false;
    const later = this.tasks.filter((other) => isLater(other, task));
    if (later.some(({ isChanged, status }) => isChanged || status !== 'scheduled')) return false;
    this.tasks = this.tasks.filter((other) => !later.includes(other));
    return true;
  }

  private wasEndedLater(task: ModelTask): boolean {
    return this.deletions.some(({ tasks }) => tasks.some((other) => isLater(other, task)));
  }

  private lives(series: number | null): boolean {
    const isAlive = ({ status }: ModelTask) => status === 'scheduled' || status === 'executing';
    return this.tasks.some((one) => one.series === series && !one.isLeftOut && isAlive(one));
  }

  /** A later one of a series, made a task of its own: the series leaves it out; null where nothing comes at that moment. */
  takeOut(next: ModelTask, days: number): ModelTask | null {
    const { plan, series, occurrence } = next;
    const at = (occurrence ?? 0) + days * DAY;
    const there = this.tasks.find(
      (one) => one.series === series && one.occurrence === at && one.status === 'scheduled',
    );
    if (there) return there;
    if (this.skipped.get(series)?.includes(at)) return null;
    const task: ModelTask = { plan, series, occurrence: at, at, isLeftOut: false, ...NEW };
    this.tasks.push(task);
    this.leaveOut(task);
    next.isChanged = true;
    return task;
  }

  private leaveOut(task: ModelTask): void {
    task.isLeftOut = true;
    this.skipped.set(task.series, [...(this.skipped.get(task.series) ?? []), task.occurrence ?? 0]);
  }

  /** The moment of a daily series that comes after another, those aside that it leaves out. */
  private following(series: number | null, occurrence: number, after: number): number {
    let next = nextDaily(occurrence, after);
    while (this.skipped.get(series)?.includes(next)) next += DAY;
    return next;
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
    const next = this.following(series, occurrence, Math.max(occurrence, this.now - MISSED_AFTER));
    this.tasks.push({ plan, series, occurrence: next, isLeftOut: false, at: next, ...NEW });
  }
}

/** Whether one is a later one of another's series, from which that goes on. */
function isLater(one: ModelTask, other: ModelTask): boolean {
  const isSeries = one.series !== null && one.series === other.series;
  return isSeries && !one.isLeftOut && (one.occurrence ?? 0) > (other.occurrence ?? 0);
}

function nextDaily(start: number, after: number): number {
  return start + (Math.floor((after - start) / DAY) + 1) * DAY;
}
