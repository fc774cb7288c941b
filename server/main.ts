import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { DestinationStream } from 'pino';
import { factsFor } from '../domain/agent-references.ts';
import { CATALOGUE } from '../domain/api/catalogue.ts';
import type { Brand } from '../domain/brand.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import type { ModelKind } from '../domain/models.ts';
import type { Platform } from '../domain/platforms.ts';
import packageJson from '../package.json' with { type: 'json' };
import { builtinEngine } from './assistant/engine.ts';
import { endAssistants } from './assistant/off-thread.ts';
import { readPicture } from './assistant/picture/read-picture.ts';
import { readMessage } from './assistant/read-message.ts';
import { TEXT_SENSE } from './assistant/text-sense.ts';
import { type Config, readConfig } from './config.ts';
import { explainFailedStart } from './failed-start.ts';
import { accountRoutes } from './features/account/routes.ts';
import { accountMailHandler } from './features/auth/jobs.ts';
import { createAuthLimits } from './features/auth/limits.ts';
import { authenticateBySession, authRoutes, mediaOwner } from './features/auth/routes.ts';
import { brandForRun, brandOf } from './features/brand/brand-of.ts';
import { findBrand } from './features/brand/profile.ts';
import { brandRoutes } from './features/brand/routes.ts';
import type { Converse } from './features/chat/answering.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { liveRoutes } from './features/live/routes.ts';
import { mediaSweepHandler, sweepMedia } from './features/media/jobs.ts';
import { findMedia, mediaOf } from './features/media/media.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { servingModels } from './features/models/own-models.ts';
import { modelRoutes } from './features/models/routes.ts';
import { bulkRoutes } from './features/month/bulk-routes.ts';
import { calendarRoutes } from './features/month/calendar-routes.ts';
import { importRoutes } from './features/month/import-routes.ts';
import { labelRoutes } from './features/month/label-routes.ts';
import { slotRoutes } from './features/month/slot-routes.ts';
import { noticeMailHandler } from './features/notices/mail-jobs.ts';
import { noteTaker } from './features/notices/notes.ts';
import { noticeRoutes } from './features/notices/routes.ts';
import { tellOfWaitingPlans } from './features/notices/waiting-plans.ts';
import { ownDataRoutes } from './features/own-data/routes.ts';
import { planRoutes } from './features/plans/routes.ts';
import { connectionRoutes } from './features/publishing/connection-routes.ts';
import { ledgerOf } from './features/publishing/ledger.ts';
import { outgoingAddress, outgoingMediaRoute } from './features/publishing/outgoing-media.ts';
import { publishHandlers } from './features/publishing/publish-jobs.ts';
import { queueTries } from './features/publishing/publish-queue.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { takeUpStrays } from './features/publishing/strays.ts';
import { startDueTimer } from './features/scheduled/due-timer.ts';
import { endingOf } from './features/scheduled/ending.ts';
import { prepareHandler, withFreshWords } from './features/scheduled/fresh-words.ts';
import { isKeepingTime } from './features/scheduled/pulse.ts';
import { scheduledRoutes } from './features/scheduled/routes.ts';
import { runHandler } from './features/scheduled/run-jobs.ts';
import { mailboxPath, systemRoutes } from './features/system/routes.ts';
import { meterFor, type Occasion } from './features/usage/model-budget.ts';
import { setTokenLimit, tokensFor, tokensToday } from './features/usage/model-tokens.ts';
import { usageRoutes } from './features/usage/routes.ts';
import type { RunSetting } from './features/workflows/execute.ts';
import { workflowRoutes } from './features/workflows/routes.ts';
import { guardLast } from './last-guard.ts';
import { type Agents, createAgents, type MediaPort } from './platform/ai/agents.ts';
import { type Ai, createAi } from './platform/ai/ai.ts';
import { DEFAULT_BOUNDS } from './platform/ai/bounds.ts';
import type { BuiltinEngine } from './platform/ai/builtin/engine.ts';
import { endWorkers } from './platform/ai/builtin/workers.ts';
import { type Connections, engineOf, isPaidByOperator } from './platform/ai/connections.ts';
import { generateContent } from './platform/ai/generate-content.ts';
import { toldMeter } from './platform/ai/metered.ts';
import { ANY_LOOK } from './platform/ai/tasks.ts';
import { explainAgentFailure, modelMayComeBack, workAsAgent } from './platform/ai/workflow-agent.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';
import { knownUntilTold } from './platform/db/known-until-told.ts';
import { openNotifications, tellChange } from './platform/db/notifications.ts';
import { startEmbeddedPostgres } from './platform/db/postgres/embedded.ts';
import { supervisePostgres } from './platform/db/postgres/supervisor.ts';
import { diskTrouble } from './platform/disk.ts';
import { anyFreePort, isFreePort } from './platform/free-port.ts';
import { isLoopbackAddress } from './platform/http/origin.ts';
import { createRouter, type OnFailure } from './platform/http/route.ts';
import { createHttpServer } from './platform/http/server.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createKeyBox } from './platform/key-box.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { ReadMedia } from './platform/media/image-data.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import type { Publisher } from './platform/publishers/publisher.ts';
import { publishersOf } from './platform/publishers/publishers.ts';
import { openQueue, type Queue } from './platform/queue/queue.ts';
import { createRateLimit } from './platform/rate-limits.ts';
import { createSecret } from './platform/secrets.ts';

export interface Running {
  /** Where people open the product; null in a process that serves no web. */
  url: string | null;
  /** Resolves when something that it can't do without is gone and does not come back: there is nothing left but to end. */
  broken: Promise<Error>;
  stop(): Promise<void>;
}

/** Wires the product together and starts it. Whatever was started is stopped again if a later part fails. */
export async function start(
  config: Config,
  options: {
    clock?: Clock;
    print?: (line: string) => void;
    logTo?: DestinationStream;
    engine?: BuiltinEngine;
    publishers?: Map<Platform, Publisher>;
    onFailure?: OnFailure;
  } = {},
): Promise<Running> {
  const clock = options.clock ?? systemClock;
  // Where a test sets the time, it sets the schedule's too.
  const databaseNow = (): SQL<Date> =>
    options.clock ? sql<Date>`${clock().toISOString()}::timestamptz` : sql<Date>`clock_timestamp()`;
  const log = createLog(config.logLevel, options.logTo);
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const step of stops.splice(0).reverse())
      await step().catch((cause) => log.error({ err: cause }, 'while stopping'));
  };

  try {
    const postgres = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir) : null;
    const supervisor = postgres && supervisePostgres(postgres, log);
    if (postgres && supervisor) stops.push(postgres.stop, supervisor.stop);
    const broken = supervisor?.givenUp ?? new Promise<never>(() => {});
    const databaseUrl = postgres?.url ?? config.databaseUrl ?? '';

    const port = config.services.web ? await portToUse(config.port, config.host) : config.port.number;
    const appUrl = config.appUrl ?? new URL(`http://localhost:${port}`);

    const { db, pool, close } = await openDatabase(databaseUrl, (cause) => log.error({ err: cause }, 'database'));
    stops.push(close);
    const print = options.print ?? console.log;
    const mailer = createMailer(config.mail, config.dataDir, print);
    const media = { db, clock, store: await openMediaStore(config) };
    const engine = options.engine ?? builtinEngine;
    stops.push(endWorkers, endAssistants);
    const notifications = await openNotifications(
      databaseUrl,
      ['fanfare_jobs', 'fanfare_schedule', 'fanfare_changes'],
      log,
    );
    stops.push(notifications.close);
    const box = createKeyBox(config);
    const ownModels = { db, box, config: config.ai };
    const serving = servingModels(ownModels, notifications);
    const mediaFor = (userId: string): MediaPort => mediaOf(media, userId);
    const { dailyBudget, dailyTokens } = config.ai;
    const meter = (userId: string, occasion: Occasion) => meterFor({ db, clock, dailyBudget }, userId, occasion);
    const tokens = { db, clock, dailyTokens };
    const aiFor = async (
      userId: string,
      occasion: Occasion = 'asked',
      instead: Partial<Connections> = {},
      onTokens: (tokens: number) => void = () => {},
    ): Promise<Ai> => {
      const chosen = { ...(await serving.of(userId)), ...instead };
      return createAi(chosen, engine, DEFAULT_BOUNDS, toldMeter(tokensFor(tokens, userId, occasion), onTokens));
    };
    const agentsFor = (
      userId: string,
      occasion: Occasion = 'asked',
      instead: Partial<Connections> = {},
      onTokens?: (tokens: number) => void,
    ): Agents => {
      const findAi = () => aiFor(userId, occasion, instead, onTokens);
      return createAgents(findAi, mediaFor(userId), TEXT_SENSE, clock, meter(userId, occasion));
    };
    const readMedia: ReadMedia = (userId, id) => findMedia(media, userId, id);
    const ownBrand = (userId: string): Promise<Brand> => brandOf(media, userId);
    const knownBrands = knownUntilTold(notifications, 'brand.changed', (userId) => findBrand(db, userId));
    const runSetting = async (userId: string, wantsLogo: boolean): Promise<RunSetting> => {
      const [row, models] = await Promise.all([knownBrands.of(userId), serving.of(userId)]);
      const { brand, mark } = await brandForRun(media.store, row, wantsLogo);
      const markOf = (kind: ModelKind): string => fingerprint(`${mark} ${engineOf(kind, models[kind])}`);
      const text = markOf('text');
      return {
        brand,
        marks: { chat: text, image: markOf('image'), audio: markOf('speech'), branch: text, join: text },
      };
    };
    const hasModel = async (userId: string): Promise<boolean> => (await serving.of(userId)).text.provider !== 'builtin';
    const fresh = { db, agentsFor: (userId: string) => agentsFor(userId, 'scheduled'), brandOf: ownBrand, hasModel };
    const noteDown = noteTaker({ queue: () => queue, databaseNow });
    const endRuns = endingOf({
      databaseNow,
      noteDown,
      sendOut: (tx, postIds) =>
        queueTries(
          queue,
          postIds.map((postId) => ({ postId, attempt: 0 })),
          tx,
        ),
    });
    const runs = runHandler({
      db,
      clock,
      endRuns,
      explain: explainAgentFailure(log),
      mayPass: modelMayComeBack,
      factsOf: ({ userId, agents, scheduledFor, timeZone }) =>
        factsFor(agents, () => ownBrand(userId), scheduledFor, timeZone),
      freshen: (workflow, signal) => withFreshWords(fresh, workflow, signal),
      work: ({ userId, platforms, agentType }, agent, incoming, { signal, onTokens }) =>
        workAsAgent(
          agentsFor(userId, 'scheduled', {}, onTokens),
          agent,
          incoming,
          { brandOf: () => ownBrand(userId), platforms, agentType },
          // Nobody watches it being written, and nobody is there to answer.
          { signal, isUnattended: true },
        ),
    });
    const publishers = options.publishers ?? publishersOf(config);
    const publishing = publishHandlers({
      db,
      box,
      queue: () => queue,
      publishers,
      ledger: ledgerOf(db, databaseNow),
      readMedia,
      publicAddress: (userId, mediaId) => outgoingAddress({ box, clock, appUrl }, userId, mediaId),
      notify: async (tx, told) => {
        await noteDown(tx, [told]);
        await tellChange(tx, told.userId, 'notices.changed');
      },
    });
    const handlers = [
      accountMailHandler({ db, mailer, appUrl, clock }),
      noticeMailHandler({ db, mailer, appUrl, clock, readMedia, queue: () => queue }),
      mediaSweepHandler(media),
      prepareHandler(fresh),
      runs,
      ...publishing,
    ];
    const queue: Queue = await openQueue(databaseUrl, handlers, {
      db,
      notifications,
      work: config.services.worker,
      log,
    });
    stops.push(queue.stop);
    if (config.services.worker) {
      const timer = startDueTimer({ db, queue, databaseNow, noteDown, endRuns }, notifications, log);
      stops.push(
        timer.stop,
        repeat(SWEEP_EVERY_MS, () => queue.send(sweepMedia, [{ data: {} }]), log),
        repeat(STRAYS_EVERY_MS, () => takeUpStrays({ db, queue }), log),
        repeat(PLANS_EVERY_MS, () => tellOfWaitingPlans({ db, noteDown, databaseNow }), log),
      );
    }
    if (!config.services.web) return { url: null, broken, stop };

    const app = await createHttpServer({ appUrl, trustedProxies: config.trustedProxies, log });
    const authenticate = authenticateBySession({ db, clock });
    const router = createRouter(app, authenticate, options.onFailure);
    const secureCookie = appUrl.protocol === 'https:';
    authRoutes(router, { db, queue, clock, limits: createAuthLimits(pool), secureCookie });
    const work = { db, clock, log, agentsFor, brandOf: ownBrand, hasModel, readMedia };
    const converseFor = async (userId: string): Promise<Converse | null> => {
      if (!(await hasModel(userId))) return null;
      const ai = await aiFor(userId);
      const talk: Converse['talk'] = (task, signal) => ai.converse(task, { signal, meter: meter(userId, 'asked') });
      return { engine: ai.textEngine, talk };
    };
    const editorsFor = (userId: string): Agents => agentsFor(userId, 'asked', { text: { provider: 'builtin' } });
    chatRoutes(router, { ...work, readMessage, converseFor, editorsFor });
    workflowRoutes(router, {
      ...work,
      agentsFor: (userId, onTokens) => agentsFor(userId, 'asked', {}, onTokens),
      settingOf: runSetting,
      converseFor,
    });
    planRoutes(router, { db, clock, readMessage, hasModel });
    scheduledRoutes(router, {
      db,
      queue,
      clock,
      draft: async (userId, request, signal) =>
        (
          await generateContent(
            await aiFor(userId),
            { ...request, brand: await ownBrand(userId) },
            { signal, meter: meter(userId, 'asked') },
          )
        ).content,
      readMedia,
      isKeepingTime: () => isKeepingTime(db),
      hasModel,
      brandOf: ownBrand,
    });
    const limits = {
      uploads: createRateLimit(pool, 'upload', 60, 10 * 60),
      pictures: createRateLimit(pool, 'picture', 200, 10 * 60),
      previews: createRateLimit(pool, 'brand-preview', 200, 10 * 60),
      exports: createRateLimit(pool, 'export', 10, 10 * 60),
      modelTests: createRateLimit(pool, 'model-test', 20, 10 * 60),
      calendarReads: createRateLimit(pool, 'calendar', 120, 10 * 60),
      calendarGuesses: createRateLimit(pool, 'calendar-guess', 100, 10 * 60),
      serverSearches: createRateLimit(pool, 'server-search', 60, 10 * 60),
      visits: createRateLimit(pool, 'connect', 20, 10 * 60),
      returns: createRateLimit(pool, 'connect-callback', 60, 10 * 60),
      resolutions: createRateLimit(pool, 'publication', 200, 10 * 60),
      bulk: createRateLimit(pool, 'bulk', 120, 10 * 60),
      slotSearches: createRateLimit(pool, 'next-slot', 300, 10 * 60),
    };
    publishingRoutes(router, { db, queue, clock, publishers, limits });
    bulkRoutes(router, { db, queue, clock, limits });
    labelRoutes(router, { db });
    noticeRoutes(router, { db, clock });
    slotRoutes(router, { db, clock, limits });
    const budgetFor = async (userId: string): Promise<number | null> =>
      Object.values(await serving.of(userId)).some(isPaidByOperator) ? dailyBudget : null;
    usageRoutes(router, { db, clock, budgetFor });
    importRoutes(router, { db, clock, limits });
    calendarRoutes(app, router, { db, clock, box, appUrl, limits });
    modelRoutes(router, {
      ...ownModels,
      serving,
      limits,
      tokensOfTests: (userId) => tokensFor(tokens, userId, 'tested'),
      tokensToday: (userId) => tokensToday(tokens, userId),
      setTokenLimit: (userId, limit) => setTokenLimit(db, userId, limit),
    });
    accountRoutes(router, { db, mediaFor, limits });
    brandRoutes(router, {
      ...media,
      known: knownBrands,
      mediaFor,
      limits,
      // Whatever the words are, the primary colour carries large areas, as its form says.
      draw: (words, brand, signal) => {
        const { poster } = readPicture({ text: words, isFinished: true }, null);
        const matter = { poster, look: { ...ANY_LOOK, isBranded: true }, medium: 'card' as const };
        return engine.draw({ brief: words, ...matter, brand, description: null, platform: null, variant: 0 }, signal);
      },
    });
    ownDataRoutes(app, router, { ...media, authenticate, limits });
    liveRoutes(app, { authenticate, notifications, clock });
    const ownerOf = mediaOwner({ db, clock });
    mediaRoutes(app, router, { ...media, limits, ownerOf });
    connectionRoutes(app, router, { db, box, clock, publishers, appUrl, limits, secureCookie, ownerOf });
    outgoingMediaRoute(app, { box, clock, readMedia });
    const mailboxKey = mayBeBehindProxy(appUrl, config) ? createSecret() : null;
    systemRoutes(app, router, {
      db,
      queue,
      version: packageJson.version,
      mailbox: mailer.mailbox,
      mailboxKey,
      trouble: async () => supervisor?.trouble() ?? (await diskTrouble(config.dataDir)),
    });
    if (mailer.mailbox && mailboxKey)
      print(`Mails are kept on this machine (set SMTP_URL to send them): ${appUrl.origin}${mailboxPath(mailboxKey)}`);
    await serveWebApp(app, join(import.meta.dirname, '../dist/web'));
    proveEveryCallIsServed(router.served);
    await app.listen({ port, host: config.host });
    stops.push(() => app.close());
    return { url: appUrl.origin, broken, stop };
  } catch (cause) {
    await stop();
    throw cause;
  }
}

/** Whether requests from anywhere may look like local ones: then nothing is shown for being asked on this machine. */
function mayBeBehindProxy(appUrl: URL, { trustedProxies }: Config): boolean {
  return appUrl.protocol === 'https:' || !isLoopbackAddress(appUrl) || trustedProxies.length > 0;
}

const SWEEP_EVERY_MS = 6 * 60 * 60_000;
const STRAYS_EVERY_MS = 60_000;
const PLANS_EVERY_MS = 60_000;

/** Does something now and again and again; gives the function that ends it. */
function repeat(everyMs: number, work: () => Promise<void>, log: Log): () => Promise<void> {
  const once = (): Promise<void> => work().catch((cause) => log.error({ err: cause }, 'repeated work'));
  void once();
  const timer = setInterval(once, everyMs).unref();
  return async () => clearInterval(timer);
}

/** A call in the contract without a route ends the start, not somebody's evening. */
function proveEveryCallIsServed(served: Set<unknown>): void {
  const missing = Object.values(CATALOGUE)
    .flat()
    .filter((call) => !served.has(call));
  if (missing.length > 0)
    throw new Error(`No route for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}

/** The chosen port (any free one for 0); where none was chosen and the usual one is taken, the next free one. */
async function portToUse({ number, chosen }: Config['port'], host: string): Promise<number> {
  if (number === 0) return anyFreePort(host);
  if (chosen) return number;
  for (let port = number; port < number + 100; port++) if (await isFreePort(port, host)) return port;
  return number;
}

const STOP_WITHIN_MS = 30_000;
const ORPHAN_CHECK_MS = 500;

async function main(): Promise<void> {
  let config: Config | null = null;
  // Heard from the first moment on: whoever ends the product while it starts is not ignored.
  const end = Promise.withResolvers<0 | 1>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => end.resolve(0));
  // Whoever ended it waits no longer than this, whatever it is doing.
  void end.promise.then(() => setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref());
  const parent = process.ppid;
  try {
    config = readConfig(process.env, process.cwd());
    guardLast(createLog(config.logLevel), () => end.resolve(1));
    // npm hands a SIGTERM to its shell alone, which dies of it and leaves us behind: whoever ended npm meant us.
    if (config.startedByNpm) setInterval(() => process.ppid !== parent && end.resolve(0), ORPHAN_CHECK_MS).unref();
    const running = await start(config);
    console.log(running.url ? `Fanfare is ready: ${running.url}` : 'Fanfare’s worker is ready.');
    if (running.url && config.dataDir !== join(process.cwd(), 'data')) console.log(`Its data is in ${config.dataDir}`);
    void running.broken.then((cause) => {
      console.error(explainFailedStart(cause, config));
      end.resolve(1);
    });
    const exitCode = await end.promise;
    await running.stop();
    process.exit(exitCode);
  } catch (cause) {
    console.error(explainFailedStart(cause, config));
    process.exit(1);
  }
}

if (import.meta.main) await main();
