import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { inTime } from './in-time.ts';

export interface Metrics {
  /** Counts and times what an HTTP server answers, by route: no address of anybody's stands in a label. */
  watch(app: FastifyInstance): void;
  /** Tells of the connections to the database, and asks it what the installation stands at. */
  watchDatabase(pool: pg.Pool): void;
  /** All of it in Prometheus' text format, as of now. */
  read(): Promise<string>;
  contentType: string;
}

/** What the whole installation stands at, whichever process is asked. */
const STANDING: { name: string; help: string; labels: string[]; query: string }[] = [
  {
    name: 'fanfare_accounts',
    help: 'Accounts.',
    labels: ['verified'],
    query: 'select verified::text as verified, count(*)::float8 as value from users group by 1',
  },
  {
    name: 'fanfare_scheduled',
    help: 'Scheduled workflows by status.',
    labels: ['status'],
    query: 'select status, count(*)::float8 as value from scheduled_workflows group by 1',
  },
  {
    name: 'fanfare_overdue_seconds',
    help: 'How late the latest workflow is that should have begun; 0 while all are in time.',
    labels: [],
    query: `select greatest(0, coalesce(extract(epoch from clock_timestamp() - min(scheduled_for)), 0))::float8 as value
      from scheduled_workflows where status = 'scheduled'`,
  },
  {
    name: 'fanfare_publications',
    help: 'Posts on their way out or waiting for their owners, by state.',
    labels: ['state'],
    query: `select state, count(*)::float8 as value from publications where state <> 'sent' group by 1`,
  },
  {
    name: 'fanfare_jobs',
    help: 'Jobs that are not done, by queue and state.',
    labels: ['queue', 'state'],
    query: `select name as queue, state::text, count(*)::float8 as value from pgboss.job
      where state < 'completed' group by 1, 2`,
  },
  {
    name: 'fanfare_media_bytes',
    help: 'Bytes of all pictures and sounds.',
    labels: [],
    query: 'select coalesce(sum(bytes), 0)::float8 as value from media',
  },
];

/** Watchers wait ten seconds, and counting what is large takes some of them. */
const COUNTED_WITHIN_MS = 4_000;

/** Measures one process, and looks at its database, once it has one, when it is asked. */
export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({ name: 'fanfare_info', help: 'The version that runs.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );
  const requests = new Histogram({
    name: 'fanfare_http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const up = new Gauge({
    name: 'fanfare_database_up',
    help: 'Whether the database has told what the installation stands at: 1, or 0 where that is left out.',
    registers,
  });
  let standing: () => Promise<string | null> = async () => null;
  return {
    watch: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const route = routeOptions.url ?? 'none';
        requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      });
    },
    watchDatabase: (pool) => {
      new Gauge({
        name: 'fanfare_database_connections',
        help: 'Connections of this process’ pool.',
        labelNames: ['state'],
        registers,
        collect() {
          this.set({ state: 'idle' }, pool.idleCount);
          this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
          this.set({ state: 'waited_for' }, pool.waitingCount);
        },
      });
      standing = standingOf(pool);
    },
    read: async () => {
      const told = await standing();
      up.set(told === null ? 0 : 1);
      return [await registry.metrics(), told ?? ''].join('');
    },
    contentType: registry.contentType,
  };
}

/** What the installation stands at, in the same format; null while the database doesn't tell. */
function standingOf(pool: pg.Pool): () => Promise<string | null> {
  const registry = new Registry();
  const gauges = STANDING.map(({ name, help, labels, query }) => ({
    gauge: new Gauge({ name, help, labelNames: labels, registers: [registry] }),
    query,
  }));
  return inTime(async () => {
    await Promise.all(
      gauges.map(async ({ gauge, query }) => {
        const { rows } = await pool.query<{ value: number } & Record<string, string>>(query);
        gauge.reset();
        for (const { value, ...named } of rows) gauge.set(named, value);
      }),
    );
    return registry.metrics();
  }, COUNTED_WITHIN_MS);
}
