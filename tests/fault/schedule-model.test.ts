import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { waitFor } from '../support/wait-for.ts';
import { checkMedia, checkMediaSeen, checkTrust } from './audit.ts';
import { commands } from './schedule-commands.ts';
import { ScheduleModel } from './schedule-model.ts';
import { ScheduleStage } from './schedule-stage.ts';

/** So many sequences are tried; FAULT_RUNS=500 looks longer, FAULT_SHRINK=1 makes what it finds short. */
const RUNS = Number(process.env.FAULT_RUNS ?? 16);
const MOST_COMMANDS = 80;
const BEGINS = Date.parse('2027-03-01T06:00:00Z');
const USED_ALREADY = 8;
const DAY = 24 * 60 * 60_000;

let stage: ScheduleStage;
beforeAll(async () => {
  stage = await ScheduleStage.open();
});
afterAll(async () => {
  stage.held.answerGhosts();
  stage.held.answerWaiting(true);
  await stage.close();
});

it('the schedule does what a simple model says, whatever people, clocks and crashes do in whatever order', {
  timeout: RUNS * 20_000,
}, async () => {
  let latest = BEGINS;
  const sequences = fc.commands(commands, { maxCommands: MOST_COMMANDS, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      const model = new ScheduleModel(BEGINS, USED_ALREADY);
      await stage.clear(BEGINS, USED_ALREADY);
      try {
        await fc.asyncModelRun(() => ({ model, real: stage }), sequence);
      } finally {
        // Whatever still runs comes to its end, that of ghosts included.
        stage.held.answerGhosts();
        stage.held.answerWaiting(true);
      }
      model.finish(true);
      await stage.agreesWith(model);
      await checkTrust(stage.web.sql, {
        approved: model.plans.filter(({ state }) => state === 'confirmed').length,
        accepted: [...model.used.values()].reduce((sum, used) => sum + used, 0),
        revived: model.revived,
      });
      latest = Math.max(latest, model.now);
    }),
    { numRuns: RUNS, endOnFailure: process.env.FAULT_SHRINK === undefined },
  );

  // Seen unused twice, a day apart, what the ghosts left behind is removed, and nothing else.
  const sweepAfter = async (days: number) => {
    await stage.stopWorkers();
    stage.setClock(latest + days * DAY);
    await stage.startWorkers();
  };
  await sweepAfter(2);
  await waitFor(() => checkMediaSeen(stage.web.sql));
  await sweepAfter(4);
  await waitFor(() => checkMedia(stage.web.sql));
});
