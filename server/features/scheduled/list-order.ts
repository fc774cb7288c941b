import { sql } from 'drizzle-orm';
import type { TaskSort } from '../../../domain/scheduled.ts';
import { type Keyset, keyset, type SortKey } from '../../platform/db/keyset.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';

const { id, name, status, platforms, scheduledFor } = scheduledWorkflows;

const SOONEST: SortKey[] = [
  { by: sql`${scheduledFor}`, type: 'timestamptz' },
  { by: sql`${id}`, type: 'uuid' },
];
const LATEST: SortKey[] = [
  { by: sql`${scheduledFor}`, type: 'timestamptz', isDown: true },
  { by: sql`${id}`, type: 'uuid' },
];
const IS_OVER = sql`(${status} in ('completed', 'failed'))`;
const SECONDS = sql`extract(epoch from ${scheduledFor})`;
const NAME: SortKey = { by: sql`lower(${name})`, type: 'text' };
const STATUS: SortKey = {
  by: sql`coalesce(array_position(array['executing', 'scheduled', 'failed', 'completed'], ${status}), 5)`,
  type: 'numeric',
};
const NETWORK: SortKey = { by: sql`coalesce(${platforms} ->> 0, '')`, type: 'text' };

/** The orders in which a list can be asked for. */
export const ORDERS: Record<TaskSort, Keyset> = {
  newest: keyset(LATEST),
  oldest: keyset(SOONEST),
  // What waits, soonest first, then what is over, latest first: by the status and not by the clock, so that no page shifts.
  next: keyset([
    { by: sql`${IS_OVER}::int`, type: 'numeric' },
    { by: sql`case when ${IS_OVER} then -${SECONDS} else ${SECONDS} end`, type: 'numeric' },
    { by: sql`${id}`, type: 'uuid' },
  ]),
  name: keyset([NAME, ...SOONEST]),
  '-name': keyset([{ ...NAME, isDown: true }, ...SOONEST]),
  status: keyset([STATUS, ...SOONEST]),
  '-status': keyset([{ ...STATUS, isDown: true }, ...SOONEST]),
  platforms: keyset([NETWORK, ...SOONEST]),
  '-platforms': keyset([{ ...NETWORK, isDown: true }, ...SOONEST]),
};
