import { sql } from 'drizzle-orm';
import type { TaskSort, TaskStatus } from '../../../../domain/schedule/scheduled.ts';
import { type Keyset, keyset, type SortKey } from '../../../platform/db/keyset.ts';
import { nameKey } from '../../../platform/db/schema/columns.ts';
import { comesAt, scheduledWorkflows, standsAtSql } from '../../../platform/db/schema/scheduled.ts';

const { id, status, platforms, scheduledFor } = scheduledWorkflows;

const ID: SortKey = { by: sql`${id}`, type: 'uuid' };
const SOONEST: SortKey[] = [{ by: sql`${scheduledFor}`, type: 'timestamptz' }, ID];
const LATEST: SortKey[] = [{ by: sql`${scheduledFor}`, type: 'timestamptz', isDown: true }, ID];
const NAME: SortKey = { by: nameKey(scheduledWorkflows), type: 'text' };
/** What is under way, what comes, what needs somebody, what is done. */
export const STATUS_ORDER: TaskStatus[] = ['executing', 'scheduled', 'failed', 'completed'];
const STATUS: SortKey = {
  by: sql`array_position(array[${sql.raw(STATUS_ORDER.map((one) => `'${one}'`).join())}], ${status})`,
  type: 'numeric',
};
const NETWORK: SortKey = { by: sql`coalesce(${platforms} ->> 0, '')`, type: 'text' };

/** The orders in which a list can be asked for: those that people choose, and those of single screens. */
export const ORDERS: Record<TaskSort | 'ahead' | 'back', Keyset> = {
  ahead: keyset([{ by: standsAtSql(scheduledWorkflows), type: 'timestamptz' }, ID]),
  back: keyset([{ by: standsAtSql(scheduledWorkflows), type: 'timestamptz', isDown: true }, ID]),
  newest: keyset(LATEST),
  oldest: keyset(SOONEST),
  // What waits, soonest first, then what is over, latest first: by the status and not by the clock, so that no page shifts.
  next: keyset([{ by: comesAt(scheduledWorkflows), type: 'timestamptz' }, ...LATEST]),
  name: keyset([NAME, ...SOONEST]),
  '-name': keyset([{ ...NAME, isDown: true }, ...SOONEST]),
  status: keyset([STATUS, ...SOONEST]),
  '-status': keyset([{ ...STATUS, isDown: true }, ...SOONEST]),
  platforms: keyset([NETWORK, ...SOONEST]),
  '-platforms': keyset([{ ...NETWORK, isDown: true }, ...SOONEST]),
};
