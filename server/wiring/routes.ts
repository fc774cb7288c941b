import type { FastifyInstance } from 'fastify';
import { CATALOGUE } from '../../domain/api/catalogue.ts';
import type { Platform } from '../../domain/post/platforms.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { prepareToRead, readPictureOffThread } from '../assistant/off-thread.ts';
import { readMessage } from '../assistant/read-message.ts';
import type { Config } from '../config.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { authenticateCaller, mediaOwner } from '../features/auth/authenticate.ts';
import { deletionRoutes } from '../features/auth/deletion-routes.ts';
import { factorRoutes } from '../features/auth/factors/routes.ts';
import { createAuthLimits } from '../features/auth/limits.ts';
import { statesOfLinks } from '../features/auth/mailed-secrets.ts';
import { authRoutes } from '../features/auth/routes.ts';
import { tellingRecorder } from '../features/auth/security-mail.ts';
import { sessionRoutes } from '../features/auth/session-routes.ts';
import { tokenRoutes } from '../features/auth/token-routes.ts';
import { brandRoutes } from '../features/brand/routes.ts';
import type { ChatDeps, ConversingModel } from '../features/chat/answering.ts';
import { findShowing, replacePicture } from '../features/chat/kept/replace-picture.ts';
import { chatRoutes } from '../features/chat/routes.ts';
import { liveRoutes } from '../features/live/routes.ts';
import { mcpRoutes } from '../features/mcp/routes.ts';
import { mediaRoutes } from '../features/media/routes.ts';
import { findRoom, keepPicture } from '../features/media/upload.ts';
import { modelRoutes } from '../features/models/routes.ts';
import { bulkRoutes } from '../features/month/bulk-routes.ts';
import { calendarRoutes } from '../features/month/calendar-routes.ts';
import { importRoutes } from '../features/month/import-routes.ts';
import { labelRoutes } from '../features/month/label-routes.ts';
import { slotRoutes } from '../features/month/slot-routes.ts';
import { noticeRoutes } from '../features/notices/routes.ts';
import { ownDataRoutes } from '../features/own-data/routes.ts';
import { findPhoto } from '../features/photos/photos.ts';
import { photoRoutes } from '../features/photos/routes.ts';
import { pictureRoutes } from '../features/pictures/routes.ts';
import { planRoutes } from '../features/plans/routes.ts';
import { connectionRoutes } from '../features/publishing/connection-routes.ts';
import { outgoingMediaRoute } from '../features/publishing/outgoing-media.ts';
import { publishingRoutes } from '../features/publishing/routes.ts';
import { holdBack } from '../features/scheduled/hold-back.ts';
import { scheduledRoutes } from '../features/scheduled/routes.ts';
import { isKeepingTime } from '../features/scheduled/running/pulse.ts';
import { mailboxPath, systemRoutes } from '../features/system/routes.ts';
import { togetherRoute } from '../features/system/together.ts';
import { setTokenLimit, tokensFor, tokensToday } from '../features/usage/model-tokens.ts';
import { usageRoutes } from '../features/usage/routes.ts';
import { accountDay } from '../features/usage/usage.ts';
import { workflowRoutes } from '../features/workflows/routes.ts';
import type { Agents } from '../platform/ai/agents.ts';
import { draftContent } from '../platform/ai/generate-content.ts';
import { ANY_LOOK } from '../platform/ai/tasks.ts';
import { isLoopbackAddress } from '../platform/http/origin.ts';
import { type ApiRouter, createRouter, type FailureListener } from '../platform/http/route.ts';
import type { Health } from '../platform/http/status-server.ts';
import { appStyleIn, BUILT_WEB } from '../platform/http/web-app.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { Publisher } from '../platform/publishers/publisher.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { createRateLimit } from '../platform/rate-limits.ts';
import { createSecret, deriveSecret } from '../platform/secrets.ts';
import type { ModelWiring } from './models.ts';
import type { Parts } from './parts.ts';

/** What the routes need beside the parts and the models. */
interface RouteNeeds {
  queue: Queue;
  publishers: Map<Platform, Publisher>;
  health: () => Promise<Health>;
  metrics: Metrics;
  onFailure: FailureListener | undefined;
}

/** Every call of the product, each with what it needs. */
export function serveRoutes(app: FastifyInstance, parts: Parts, models: ModelWiring, needs: RouteNeeds): void {
  const authenticate = authenticateCaller(parts);
  const router = createRouter(app, authenticate, needs.onFailure);
  const wiring: Wiring = {
    ...parts,
    ...needs,
    app,
    router,
    authenticate,
    models,
    ownerOf: mediaOwner(parts),
    secureCookie: parts.appUrl.protocol === 'https:',
    limits: createLimits(parts.pool),
  };
  servePeople(wiring);
  serveWork(wiring);
  serveSchedule(wiring);
  serveMaking(wiring);
  serveProduct(wiring);
  proveEveryCallIsServed(router.served);
}

interface Wiring extends Parts, RouteNeeds {
  app: FastifyInstance;
  router: ApiRouter;
  authenticate: ReturnType<typeof authenticateCaller>;
  models: ModelWiring;
  ownerOf: ReturnType<typeof mediaOwner>;
  secureCookie: boolean;
  limits: ReturnType<typeof createLimits>;
}

/** How often within ten minutes somebody may ask for what costs more than most calls. */
function createLimits(pool: Parts['pool']) {
  const limit = (name: string, times: number) => createRateLimit(pool, name, times, 10 * 60);
  return {
    uploads: limit('upload', 60),
    pictures: limit('picture', 200),
    previews: limit('brand-preview', 200),
    // Somebody who edits a picture for ten minutes sees each change.
    designPreviews: limit('picture-preview', 1_200),
    exports: limit('export', 10),
    modelTests: limit('model-test', 20),
    calendarReads: limit('calendar', 120),
    calendarGuesses: limit('calendar-guess', 100),
    serverSearches: limit('server-search', 60),
    visits: limit('connect', 20),
    returns: limit('connect-callback', 60),
    resolutions: limit('publication', 200),
    bulk: limit('bulk', 120),
    slotSearches: limit('next-slot', 300),
  };
}

/** Who somebody is, how they sign in, and what is kept of them. */
function servePeople(wiring: Wiring): void {
  const { app, router, authenticate, db, clock, pool, box, media, queue, record, databaseNow, appUrl, limits } = wiring;
  const { mediaFor, budgetFor } = wiring.models;
  const telling = tellingRecorder(record, queue, clock);
  const auth = { db, clock, record: telling, limits: createAuthLimits(pool), secureCookie: wiring.secureCookie };
  authRoutes(router, { ...auth, queue });
  sessionRoutes(router, { db, clock, record });
  factorRoutes(router, { ...auth, box, appUrl });
  tokenRoutes(router, { ...auth, box });
  deletionRoutes(router, { ...auth, box, queue, databaseNow, holdBack });
  accountRoutes(router, { db, mediaFor, limits });
  usageRoutes(router, { db, clock, budgetFor });
  ownDataRoutes(app, router, { ...media, authenticate, record, limits });
}

/** What is asked of the assistant and of workflows, and the plans and tasks that come of it. */
function serveWork({ router, db, clock, log, queue, models }: Wiring): void {
  const { agentsFor, aiFor, ownBrand, hasModel, readMedia, meter, runSetting } = models;
  const work = { db, clock, log, agentsFor, brandOf: ownBrand, hasModel, readMedia };
  const converseFor = async (userId: string): Promise<ConversingModel | null> => {
    if (!(await hasModel(userId))) return null;
    const ai = await aiFor(userId);
    const talk: ConversingModel['talk'] = (task, signal) =>
      ai.converse(task, { signal, meter: meter(userId, 'asked') });
    return { engine: ai.textEngine, talk };
  };
  const editorsFor = (userId: string): Agents => agentsFor(userId, 'asked', { text: { provider: 'builtin' } });
  const photoOf: ChatDeps['photoOf'] = (userId, id) => findPhoto(db, userId, id);
  chatRoutes(router, { ...work, readMessage, prepareToRead, converseFor, editorsFor, photoOf });
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
    draft: async (userId, request, signal) => {
      const wanted = { ...request, brand: await ownBrand(userId) };
      return (await draftContent(await aiFor(userId), wanted, { signal, meter: meter(userId, 'asked') })).content;
    },
    readMedia,
    isKeepingTime: () => isKeepingTime(db),
    hasModel,
    brandOf: ownBrand,
  });
}

/** What is done with many tasks, what goes out of them, and the accounts that it goes out by. */
function serveSchedule({
  app,
  router,
  db,
  clock,
  queue,
  box,
  record,
  publishers,
  appUrl,
  limits,
  ...rest
}: Wiring): void {
  const { ownerOf, secureCookie, models } = rest;
  publishingRoutes(router, { db, queue, clock, publishers, limits });
  bulkRoutes(router, { db, queue, clock, limits });
  labelRoutes(router, { db, clock });
  noticeRoutes(router, { db, clock });
  slotRoutes(router, { db, clock, limits });
  importRoutes(router, { db, clock, limits });
  calendarRoutes(app, router, { db, clock, box, appUrl, limits });
  connectionRoutes(app, router, { db, box, clock, record, publishers, appUrl, limits, secureCookie, ownerOf });
  outgoingMediaRoute(app, { box, clock, readMedia: models.readMedia });
}

/** What things are made with and look like: models, the brand, photos and pictures. */
function serveMaking({ app, router, db, clock, media, engine, record, limits, ownerOf, models }: Wiring): void {
  const { ownModels, serving, tokens, mediaFor, ownBrand, knownBrands } = models;
  modelRoutes(router, {
    ...ownModels,
    record,
    serving,
    limits,
    tokensOfTests: (userId) => tokensFor(tokens, userId, 'tested'),
    tokensToday: (userId) => tokensToday(tokens, userId),
    setTokenLimit: (userId, limit) => setTokenLimit(db, userId, limit),
  });
  brandRoutes(router, {
    ...media,
    known: knownBrands,
    mediaFor,
    limits,
    // Whatever the words are, the primary colour carries large areas, as its form says.
    draw: async (words, brand, signal) => {
      // What is drawn as a button is known: only the line above it is read.
      const [headline = '', call = null] = words.split('\n');
      const { poster, language } = await readPictureOffThread({ text: headline, isFinished: true }, null, [], signal);
      const matter = {
        poster: { ...poster, call },
        look: { ...ANY_LOOK, isBranded: true },
        medium: 'card' as const,
        language,
      };
      const task = { brief: words, ...matter, brand, description: null, platform: null, variant: 0 };
      const [drawn] = await engine.draw(task, signal);
      if (!drawn) throw new Error('The brand’s card was not drawn');
      return drawn.png;
    },
  });
  mediaRoutes(app, { ...media, ownerOf });
  photoRoutes(router, { db, clock, limits, keepPicture: (userId, bytes) => keepPicture(media, userId, bytes) });
  pictureRoutes(router, {
    db,
    brandOf: ownBrand,
    draw: engine.drawDesign,
    mediaFor,
    findRoom: (userId) => findRoom(db, userId),
    inChat: {
      find: (userId, place) => findShowing(db, userId, place),
      replace: (userId, place, picture) => replacePicture(db, userId, place, picture),
    },
    limits,
  });
}

/** The product as a whole: its live changes, its ways for programs, its health and its mailbox. */
function serveProduct(wiring: Wiring): void {
  const { app, router, authenticate, db, clock, notifications, mailer, appUrl, health, metrics } = wiring;
  const { version } = packageJson;
  liveRoutes(app, { authenticate, notifications, clock });
  const zoneOf = async (userId: string) => (await accountDay(db, userId, clock())).timeZone;
  mcpRoutes(app, router, { authenticate, appUrl, version, zoneOf });
  const mailboxKey = mayBeBehindProxy(appUrl, wiring.config) ? makeMailboxKey(wiring.config) : null;
  systemRoutes(app, router, {
    appStyle: appStyleIn(BUILT_WEB),
    version,
    mailbox: mailer.mailbox,
    statesOfLinks: (mails) => statesOfLinks(db, mails, clock()),
    mailboxKey,
    health,
    metrics,
  });
  if (mailer.mailbox && mailboxKey)
    wiring.print(
      `Mails are kept on this machine (set SMTP_URL to send them): ${appUrl.origin}${mailboxPath(mailboxKey)}`,
    );
  togetherRoute(router);
}

/** Processes that know one secret open by one key, whichever of them a balancer asks. */
function makeMailboxKey({ secretKey }: Config): string {
  return secretKey === null ? createSecret() : deriveSecret(secretKey, 'fanfare mailbox');
}

/** Whether requests from anywhere may look like local ones: then nothing is shown for being asked on this machine. */
function mayBeBehindProxy(appUrl: URL, { trustedProxies }: Config): boolean {
  return appUrl.protocol === 'https:' || !isLoopbackAddress(appUrl) || trustedProxies.length > 0;
}

/** A call in the contract without a route ends the start, not somebody's evening. */
function proveEveryCallIsServed(served: ApiRouter['served']): void {
  const missing = Object.values(CATALOGUE)
    .flat()
    .filter((call) => !served.has(call));
  if (missing.length > 0)
    throw new Error(`No route for ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}
