import { sql } from 'drizzle-orm';
import { POSTING_ORDER } from '../../../domain/publication.ts';
import type { TaskSort } from '../../../domain/scheduled.ts';
import { type Keyset, keyset, type SortKey } from '../../platform/db/keyset.ts';
import { posts, publications } from '../../platform/db/schema/publishing.ts';
import { scheduledWorkflows } from '../../platform/db/schema/scheduled.ts';
import { STANDS_AT } from './list-filters.ts';

const { id, name, status, platforms, scheduledFor } = scheduledWorkflows;

const ID: SortKey = { by: sql`${id}`, type: 'uuid' };
const SOONEST: SortKey[] = [{ by: sql`${scheduledFor}`, type: 'timestamptz' }, ID];
const LATEST: SortKey[] = [{ by: sql`${scheduledFor}`, type: 'timestamptz', isDown: true }, ID];
const IS_OVER = sql`(${status} in ('completed', 'failed'))`;
const SECONDS = sql`extract(epoch from ${scheduledFor})`;
const NAME: SortKey = { by: sql`lower(${name})`, type: 'text' };
const STATUS: SortKey = {
  by: sql`coalesce(array_position(array['executing', 'scheduled', 'failed', 'completed'], ${status}), 5)`,
  type: 'numeric',
};
const NETWORK: SortKey = { by: sql`coalesce(${platforms} ->> 0, '')`, type: 'text' };

/** Where the most pressing of some posts stands. */
export const MOST_PRESSING = sql<number>`min(array_position(${sql.param([...POSTING_ORDER])}::text[], ${publications.state}))`;
const PRESSING = sql`(
  select ${MOST_PRESSING} from ${posts} join ${publications} on ${publications.postId} = ${posts.id}
  where ${posts.scheduledWorkflowId} = ${id})`;

/** The orders in which a list can be asked for: those that people choose, and those of single screens. */
export const ORDERS: Record<TaskSort | 'ahead' | 'back' | 'pressing', Keyset> = {
  ahead: keyset([{ by: STANDS_AT, type: 'timestamptz' }, ID]),
  back: keyset([{ by: STANDS_AT, type: 'timestamptz', isDown: true }, ID]),
  pressing: keyset([{ by: PRESSING, type: 'numeric' }, ...LATEST]),
  newest: keyset(LATEST),
  oldest: keyset(SOONEST),
  // What waits, soonest first, then what is over, latest first: by the status and not by the clock, so that no page shifts.
  next: keyset([
    { by: sql`${IS_OVER}::int`, type: 'numeric' },
    { by: sql`case when ${IS_OVER} then -${SECONDS} else ${SECONDS} end`, type: 'numeric' },
    ID,
  ]),
  name: keyset([NAME, ...SOONEST]),
  '-name': keyset([{ ...NAME, isDown: true }, ...SOONEST]),
  status: keyset([STATUS, ...SOONEST]),
  '-status': keyset([{ ...STATUS, isDown: true }, ...SOONEST]),
  platforms: keyset([NETWORK, ...SOONEST]),
  '-platforms': keyset([{ ...NETWORK, isDown: true }, ...SOONEST]),
};
