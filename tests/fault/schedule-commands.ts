import fc from 'fast-check';
import { expect } from 'vitest';
import { cancelSchedulePlan, confirmSchedulePlan, createSchedulePlan } from '../../domain/api/schedule/plans.ts';
import {
  deleteScheduledWorkflow,
  executeScheduledWorkflow,
  restoreScheduledWorkflow,
  updateScheduledWorkflow,
} from '../../domain/api/schedule/scheduled.ts';
import { make } from '../support/client.ts';
import type { ModelTask, ScheduleModel, Scope } from './schedule-model.ts';
import type { ScheduleStage } from './schedule-stage.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_PLANS = 6;

type Command = fc.AsyncCommand<ScheduleModel, ScheduleStage>;

/** One command: when it makes sense, what it does to both, and that they agree afterwards. */
function command(
  words: string,
  run: (model: ScheduleModel, stage: ScheduleStage) => Promise<void>,
  check: (model: Readonly<ScheduleModel>) => boolean = () => true,
): Command {
  return {
    toString: () => words,
    check,
    run: async (model, stage) => {
      await run(model, stage);
      await stage.agreesWith(model);
    },
  };
}

const pick = <T>(from: T[], index: number): T | undefined => from[index % Math.max(1, from.length)];
const hasPlans = (model: Readonly<ScheduleModel>): boolean => model.plans.length > 0;
const hasTasks = (model: Readonly<ScheduleModel>): boolean => model.tasks.length > 0;

const approve = ({ web, person }: ScheduleStage, id: string) =>
  make(web.url, confirmSchedulePlan, { planId: id }, person.identity);
const reject = ({ web, person }: ScheduleStage, id: string) =>
  make(web.url, cancelSchedulePlan, { planId: id }, person.identity);
const execute = ({ web, person }: ScheduleStage, id: string) =>
  make(web.url, executeScheduledWorkflow, { id }, person.identity);
const remove = ({ web, person }: ScheduleStage, id: string, scope: Scope, later: { occurrence?: string } = {}) =>
  make(web.url, deleteScheduledWorkflow, { id, scope, ...later }, person.identity);
const restore = ({ web, person }: ScheduleStage, id: string) =>
  make(web.url, restoreScheduledWorkflow, { id }, person.identity);
const edit = ({ web, person }: ScheduleStage, id: string, name: string, at: number, rhythm: object = {}) =>
  make(
    web.url,
    updateScheduledWorkflow,
    { id, name, scheduledFor: new Date(at).toISOString(), platforms: ['linkedin'], agentType: 'custom', ...rhythm },
    person.identity,
  );

async function planId({ web }: ScheduleStage, plan: number): Promise<string> {
  const [row] = await web.sql<{ id: string }>('select id from schedule_plans where workflow_name = $1', [
    `plan ${plan}`,
  ]);
  return row?.id ?? 'no such plan';
}

/** Runs something with a plan or a task of the model, chosen by a number. */
const withPlan = (
  words: string,
  index: number,
  run: (model: ScheduleModel, stage: ScheduleStage, plan: number, id: string) => Promise<void>,
): Command =>
  command(
    words,
    async (model, stage) => {
      const plan = index % model.plans.length;
      await run(model, stage, plan, await planId(stage, plan));
    },
    hasPlans,
  );
const withTask = (
  words: string,
  index: number,
  run: (model: ScheduleModel, stage: ScheduleStage, task: ModelTask, id: string) => Promise<void>,
): Command =>
  command(
    words,
    async (model, stage) => {
      const task = pick(model.tasks, index);
      if (task) await run(model, stage, task, await stage.idOf(task));
    },
    hasTasks,
  );

const index = fc.nat({ max: 20 });
// Odd numbers of minutes: no two moments of a sequence are the same by chance.
const ahead = fc.integer({ min: 1, max: 60 }).map((n) => n * 47 * MINUTE);
const jump = fc.constantFrom(MINUTE, HOUR, 5 * HOUR, DAY, 3 * DAY);

const plan = fc.tuple(ahead, fc.boolean()).map(([inMs, isDaily]) =>
  command(
    `plan(in ${inMs / MINUTE} min${isDaily ? ', daily' : ''})`,
    async (model, { web, person }) => {
      const at = model.now + inMs;
      const { status } = await make(
        web.url,
        createSchedulePlan,
        {
          workflowName: `plan ${model.plans.length}`,
          platforms: ['linkedin'],
          scheduledAt: new Date(at).toISOString(),
          frequency: isDaily ? 'daily' : 'once',
          medium: 'image',
          input: 'A picture of bread',
        },
        person.identity,
      );
      expect(status).toBe(200);
      model.plans.push({ state: 'pending', isDaily, at });
    },
    (model) => model.plans.length < MOST_PLANS,
  ),
);

const approval = index.map((n) =>
  withPlan(`approve(${n})`, n, async (model, stage, plan, id) => {
    const { status } = await approve(stage, id);
    expect(status === 200).toBe(model.approve(plan));
  }),
);

const rejection = index.map((n) =>
  withPlan(`reject(${n})`, n, async (model, stage, plan, id) => {
    const { status } = await reject(stage, id);
    expect(status === 200).toBe(model.reject(plan));
  }),
);

const approvalAgainstRejection = index.map((n) =>
  withPlan(`approve and reject at once(${n})`, n, async (model, stage, plan, id) => {
    const [approvals, rejections] = await Promise.all([
      Promise.all([approve(stage, id), approve(stage, id), approve(stage, id)]),
      Promise.all([reject(stage, id), reject(stage, id)]),
    ]);
    const accepted = ({ status }: { status: number }): boolean => status === 200;
    const isApproved = approvals.every(accepted);
    // One of both, and the same for everybody.
    expect(approvals.some(accepted)).toBe(isApproved);
    expect(rejections.map(accepted)).toEqual([!isApproved, !isApproved]);
    expect(isApproved ? model.approve(plan) : model.reject(plan)).toBe(true);
  }),
);

const change = fc.tuple(index, ahead).map(([n, inMs]) =>
  withTask(`edit(${n}, in ${inMs / MINUTE} min)`, n, async (model, stage, task, id) => {
    const { status } = await edit(stage, id, `plan ${task.plan}`, model.now + inMs);
    expect(status).toBe(model.edit(task, model.now + inMs) ? 200 : 409);
  }),
);

// A free account has ten places a day, and every series and single one that comes of another takes one of them.
const MOST_SERIES = 9;
const placesOf = ({ plans, series, detached }: Readonly<ScheduleModel>): number => plans.length + series + detached;
const scopes = fc.constantFrom<Scope>('this', 'following', 'all');
const rhythms = fc.constantFrom(true, false, undefined);

const rhythm = fc.tuple(index, ahead, rhythms, scopes).map(([n, inMs, daily, scope]) =>
  withTask(`edit(${n}, in ${inMs / MINUTE} min, daily: ${daily}, ${scope})`, n, async (model, stage, task, id) => {
    if (placesOf(model) >= MOST_SERIES || (scope === 'following' && model.isAhead(task))) return;
    const at = model.now + inMs;
    const recurrence = daily === undefined ? undefined : daily ? 'FREQ=DAILY' : null;
    const { status } = await edit(stage, id, `plan ${task.plan}`, at, { recurrence, scope });
    expect(status === 200).toBe(model.edit(task, at, daily, scope));
  }),
);

/** Undoes a deletion, twice at once. What finds its series gone on takes a place of its own: there is one more than series may take. */
async function undo(model: ScheduleModel, stage: ScheduleStage, n: number): Promise<void> {
  const deletion = pick(model.deletions, n);
  if (!deletion || placesOf(model) > MOST_SERIES) return;
  const undone = await Promise.all([restore(stage, deletion.id), restore(stage, deletion.id)]);
  const status = model.restore(deletion) ? 200 : 404;
  expect(undone.map((one) => one.status)).toEqual([status, status]);
}

const removal = fc.tuple(index, scopes, fc.boolean()).map(([n, scope, isUndone]) =>
  withTask(`delete(${n}, ${scope})${isUndone ? ' and undo it' : ''}`, n, async (model, stage, task, id) => {
    if (scope === 'following' && model.isAhead(task)) return;
    const { status } = await remove(stage, id, scope);
    expect(status).toBe(model.remove(task, scope, id) ? 200 : 409);
    if (status !== 200 || !isUndone) return;
    await stage.agreesWith(model);
    await undo(model, stage, 0);
  }),
);

const undoing = index.map((n) =>
  command(
    `undo deletion(${n})`,
    (model, stage) => undo(model, stage, n),
    (model) => model.deletions.length > 0,
  ),
);

// The series itself is moved or deleted by what names a task; here a later one that is none yet, by its moment.
const later = fc.tuple(index, fc.integer({ min: 1, max: 3 }), fc.option(ahead)).map(([n, days, inMs]) =>
  withTask(`${inMs === null ? 'delete' : 'edit'}(${n}, ${days} days later)`, n, async (model, stage, task, id) => {
    const isNext = task.series !== null && task.status === 'scheduled' && !task.isLeftOut;
    if (!isNext) return;
    const occurrence = new Date((task.occurrence ?? 0) + days * DAY).toISOString();
    const taken = model.takeOut(task, days);
    const at = model.now + (inMs ?? 0);
    const reply =
      inMs === null
        ? await remove(stage, id, 'this', { occurrence })
        : await edit(stage, id, `plan ${task.plan}`, at, { occurrence });
    const isDone =
      taken !== null && (inMs === null ? model.remove(taken, 'this', idOf(reply.body.data)) : model.edit(taken, at));
    expect(reply.status).toBe(isDone ? 200 : 409);
  }),
);
const idOf = (data: { id: string } | undefined): string => data?.id ?? 'no such task';

const execution = index.map((n) =>
  withTask(`execute(${n})`, n, async (model, stage, task, id) => {
    const { status } = await execute(stage, id);
    expect(status).toBe(task.status !== 'scheduled' ? 409 : model.mayRun() ? 200 : 429);
    if (status === 200) model.execute(task);
  }),
);

const executionAgainstRemoval = fc.tuple(index, ahead).map(([n, inMs]) =>
  withTask(`execute, edit and delete at once(${n})`, n, async (model, stage, task, id) => {
    const at = model.now + inMs;
    const [executions, change, removal] = await Promise.all([
      Promise.all([execute(stage, id), execute(stage, id), execute(stage, id)]),
      edit(stage, id, `plan ${task.plan}`, at),
      remove(stage, id, 'this'),
    ]);
    const begun = executions.filter(({ status }) => status === 200).length;
    expect(begun).toBeLessThanOrEqual(1);
    // What has begun can't be removed, what is removed can't begin; one of both happens where anything may.
    if (begun === 1) expect(removal.status).toBe(409);
    // An edit that was accepted came first: neither a running nor a removed one can be changed.
    if (change.status === 200) expect(model.edit(task, at)).toBe(true);
    if (begun === 1) model.execute(task);
    else expect(removal.status).toBe(model.remove(task, 'this', id) ? 200 : 409);
  }),
);

const tick = jump.map((ms) =>
  command(`tick(${ms / HOUR} h)`, async (model, stage) => {
    model.tick(ms);
    stage.setClock(model.now);
    await stage.wake();
  }),
);

const crash = fc.constant(
  command(
    'crash',
    async (model, stage) => {
      model.loseWorkers();
      await stage.loseLeases();
    },
    (model) => model.executing().length > 0,
  ),
);

const ghosts = fc.constant(
  command(
    'ghosts come back',
    async (model, { held }) => {
      model.hasGhosts = false;
      held.answerGhosts();
    },
    (model) => model.hasGhosts,
  ),
);

const finish = fc.boolean().map((isGood) =>
  command(
    isGood ? 'agents finish' : 'agents fail',
    async (model, { held }) => {
      model.finish(isGood);
      held.answerWaiting(isGood);
    },
    (model) => model.executing().length > 0,
  ),
);

const outage = jump.map((ms) =>
  command(
    `all workers stop, ${ms / HOUR} h later others start`,
    async (model, stage) => {
      model.hasGhosts = false;
      stage.held.answerGhosts();
      await stage.stopWorkers();
      model.tick(ms);
      stage.setClock(model.now);
      await stage.startWorkers();
    },
    (model) => model.executing().length === 0,
  ),
);

/** All that can happen to a schedule, in any order; what leads deeper comes more often. */
export const commands: fc.Arbitrary<Command>[] = [
  ...[plan, plan, approval, approval, approval, rejection, approvalAgainstRejection],
  ...[change, rhythm, rhythm, execution, execution, executionAgainstRemoval],
  ...[removal, removal, undoing, undoing, later, later],
  ...[tick, tick, tick, crash, crash, crash, ghosts, ghosts, finish, finish, outage],
];
