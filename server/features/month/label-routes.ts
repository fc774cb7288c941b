import * as calls from '../../../domain/api/schedule/labels.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ApiRouter } from '../../platform/http/route.ts';
import { toTask } from '../scheduled/tasks.ts';
import { changeLabel, labelsOf, labelTask, makeLabel, removeLabel } from './labels.ts';

/** Serves the labels that people sort their posts by. */
export function labelRoutes({ serve }: ApiRouter, { db, clock }: { db: Database; clock: Clock }): void {
  serve(calls.listLabels, [], async ({ caller }) => ({ data: await labelsOf(db, caller.userId) }));
  serve(calls.createLabel, [], async ({ input, caller }) => ({ data: await makeLabel(db, caller.userId, input) }));
  serve(calls.updateLabel, [], async ({ input, caller }) => ({
    data: await changeLabel(db, caller.userId, input, clock()),
  }));
  serve(calls.deleteLabel, [], async ({ input, caller }) => {
    await removeLabel(db, caller.userId, input.id, clock());
    return {};
  });
  serve(calls.labelScheduledWorkflow, [], async ({ input, caller }) => ({
    data: toTask(await labelTask(db, caller.userId, input, clock())),
  }));
}
