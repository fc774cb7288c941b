import { type SQL, sql } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import type { Platform } from '../../domain/post/platforms.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { builtinEngine } from '../assistant/engine.ts';
import type { Config } from '../config.ts';
import { backUpBeforeMigration } from '../operations/before-migration.ts';
import type { BuiltinEngine } from '../platform/ai/builtin/engine.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import type { MigrationStep } from '../platform/db/migrate.ts';
import { openNotifications } from '../platform/db/notifications.ts';
import { startEmbeddedPostgres } from '../platform/db/postgres/embedded.ts';
import { refuseForeignFolder } from '../platform/db/postgres/owner.ts';
import { rejoinIfStopped } from '../platform/db/postgres/rejoin.ts';
import { supervisePostgres } from '../platform/db/postgres/supervisor.ts';
import { diskTrouble } from '../platform/disk.ts';
import { anyFreePort, isFreePort } from '../platform/free-port.ts';
import { IDLE_MS } from '../platform/http/quick-close.ts';
import type { FailureListener } from '../platform/http/route.ts';
import { createHttpServer } from '../platform/http/server.ts';
import { startStatusServer } from '../platform/http/status-server.ts';
import { BUILT_WEB, serveWebApp } from '../platform/http/web-app.ts';
import { createKeyBox } from '../platform/key-box.ts';
import { createLog } from '../platform/log.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { openMediaStore } from '../platform/media/open-media-store.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Publisher } from '../platform/publishers/publisher.ts';
import { publishersOf } from '../platform/publishers/publishers.ts';
import { eventRecorder } from '../platform/security-events.ts';
import { startBackground } from './background.ts';
import { createHealth } from './health.ts';
import { wireModels } from './models.ts';
import type { Parts } from './parts.ts';
import { serveRoutes } from './routes.ts';

export interface RunningProduct {
  /** Where people open the product; null in a process that serves no web. */
  url: string | null;
  /** Resolves when something that it can't do without is gone and does not come back: there is nothing left but to end. */
  broken: Promise<Error>;
  stop(): Promise<void>;
}

/** Why a process that is starting can't serve yet. */
const STARTING = {
  keeps: 'Fanfare is starting: where this version changes the database, it keeps it as it was before.',
  opens: 'Fanfare is starting: it is opening the database.',
  waits: 'Fanfare is starting: another process is changing the database, and this one waits for it.',
  migrates: 'Fanfare is starting: this version is bringing the database forward.',
  begins: 'Fanfare is starting: the database is ready.',
};

/** Wires the product together and starts it. Whatever was started is stopped again if a later part fails. */
export async function start(
  config: Config,
  options: {
    clock?: Clock;
    /** Where somebody reads what the product has to say. */
    print?: (line: string) => void;
    logTo?: DestinationStream;
    engine?: BuiltinEngine;
    publishers?: Map<Platform, Publisher>;
    onFailure?: FailureListener;
    /** How long an open connection is expected to be used again while the product ends; nobody would where a test ends it. */
    idleMs?: number;
  } = {},
): Promise<RunningProduct> {
  const clock = options.clock ?? systemClock;
  // Where a test sets the time, it sets the schedule's too.
  const databaseNow = (): SQL<Date> =>
    options.clock ? sql<Date>`${clock().toISOString()}::timestamptz` : sql<Date>`clock_timestamp()`;
  const log = createLog(config.logLevel, options.logTo);
  const stops: (() => Promise<void>)[] = [];
  const health = createHealth();
  const metrics = createMetrics(packageJson.version);
  const print = options.print ?? (() => {});
  const stop = async (): Promise<void> => {
    health.holdBack('Fanfare is ending.');
    for (const step of stops.splice(0).reverse())
      await step().catch((cause) => log.error({ err: cause }, 'while stopping'));
  };

  for (const warning of config.warnings) log.warn(warning);

  try {
    // What root writes into a service user's folder that user can't use, wherever the database is.
    refuseForeignFolder(config.dataDir);
    if (config.statusPort !== null) {
      // First of all: whoever watches is told what a long start is doing.
      const status = await startStatusServer(
        { port: config.statusPort, host: config.host },
        { health: health.now, metrics },
      );
      stops.push(status.stop);
      print(`How this process is: http://${config.host}:${status.port}/health and /metrics`);
    }
    const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
    const supervisor = postgres && supervisePostgres(postgres, log);
    if (postgres && supervisor) stops.push(postgres.stop, supervisor.stop);
    const broken = supervisor?.givenUp ?? new Promise<never>(() => {});
    const databaseUrl = postgres?.url ?? config.databaseUrl ?? '';

    const port = config.services.web ? await portToUse(config.port, config.host) : config.port.number;
    const appUrl = config.appUrl ?? new URL(`http://localhost:${port}`);

    const told = (step: MigrationStep): void => {
      health.holdBack(STARTING[step]);
      if (step === 'waits') log.info('Another process is changing the database: waiting for it');
    };
    const open = async (): Promise<OpenDatabase> => {
      if (postgres) health.holdBack(STARTING.keeps);
      const kept = postgres && (await backUpBeforeMigration(databaseUrl, config, clock()));
      if (kept) print(`This version changes the database. It is kept as it was, without media, in ${kept}`);
      health.holdBack(STARTING.opens);
      return openDatabase(databaseUrl, (cause) => log.error({ err: cause }, 'database'), told);
    };
    const { db, pool, close } = await (postgres ? rejoinIfStopped(postgres, print, open) : open());
    health.holdBack(STARTING.begins);
    metrics.watchDatabase(pool);
    stops.push(close);
    const mailer = createMailer(config.mail, config.dataDir, print);
    const media = { db, clock, store: await openMediaStore(config) };
    const notifications = await openNotifications(
      databaseUrl,
      ['fanfare_jobs', 'fanfare_schedule', 'fanfare_changes'],
      log,
    );
    stops.push(notifications.close);
    const parts: Parts = {
      ...{ config, clock, databaseNow, log, print, databaseUrl, db, pool, notifications, media, mailer, appUrl },
      engine: options.engine ?? builtinEngine,
      box: createKeyBox(config),
      record: eventRecorder(clock),
      trouble: async () => supervisor?.trouble() ?? (await diskTrouble(config.dataDir)),
    };
    const models = wireModels(parts);
    const publishers = options.publishers ?? publishersOf(config);
    const queue = await startBackground(parts, models, publishers, stops);
    const serves = (): void =>
      health.watch(parts.trouble, () => Promise.all([db.execute(sql`select 1`), queue.ping()]));
    if (!config.services.web) {
      serves();
      return { url: null, broken, stop };
    }

    const { trustedProxies } = config;
    const app = await createHttpServer({ appUrl, trustedProxies, log, idleMs: options.idleMs ?? IDLE_MS });
    metrics.watch(app);
    serveRoutes(app, parts, models, { queue, publishers, health: health.now, metrics, onFailure: options.onFailure });
    await serveWebApp(app, BUILT_WEB);
    await app.listen({ port, host: config.host });
    stops.push(() => app.close());
    serves();
    return { url: appUrl.origin, broken, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** The chosen port (any free one for 0); where none was chosen and the usual one is taken, the next free one. */
async function portToUse({ number, chosen }: Config['port'], host: string): Promise<number> {
  if (number === 0) return anyFreePort(host);
  if (chosen) return number;
  for (let port = number; port < number + 100; port++) if (await isFreePort(port, host)) return port;
  return number;
}
