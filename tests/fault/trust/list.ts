/** Something that goes wrong or is done on purpose, what holds then, and the test that shows it. */
export interface TrustItem {
  what: string;
  holds: string;
  file: string;
  /** A part of the test's title, or of the program where it is no test of Vitest's. */
  test: string;
}

const item = (what: string, holds: string, file: string, test: string): TrustItem => ({ what, holds, file, test });
const long = (what: string, holds: string, name: string, test: string): TrustItem =>
  item(what, holds, `tests/fault/long/${name}.fault.ts`, test);

/** Attacks and bad input: each was a real hole somewhere. */
export const ATTACKS: TrustItem[] = [
  item(
    '10,000 cases from the contract: nearly right, deep, huge, foreign ids and sessions, forms, pieces, pipelining, cut bodies',
    'no server error, no silence, the contract’s shapes, no secret, others’ rows as they were, the process lives',
    'tests/fuzz/main.ts',
    'npm run fuzz',
  ),
  item(
    'the same, some hundred with one seed',
    'the same',
    'tests/fuzz/fuzz.test.ts',
    'API-15 whatever is asked of whichever call',
  ),
  item(
    'another user’s chat, plan',
    '404 as for an unknown id',
    'server/features/chat/ownership.test.ts',
    'are to others exactly like what does not exist',
  ),
  item(
    'another user’s task',
    '404',
    'server/features/scheduled/tasks.test.ts',
    'are their owner’s alone: everybody else’s calls find nothing',
  ),
  item(
    'another user’s workflow',
    '404',
    'server/features/workflows/workflows.test.ts',
    'API-10 are their owner’s alone',
  ),
  item(
    'another user’s media',
    '404, also after signing out',
    'server/features/media/media.test.ts',
    'is nobody else’s, and gone for who has signed out',
  ),
  item(
    'a user id in a body',
    'the session alone says who asks',
    'server/features/chat/ownership.test.ts',
    'take a user id from no body',
  ),
  item(
    'a session after logout',
    '401 at once',
    'server/features/auth/sessions.test.ts',
    'AUTH-48 ends on the server when its holder logs out',
  ),
  item(
    'a session after refresh',
    '401 at once',
    'server/features/auth/sessions.test.ts',
    'AUTH-50 is refreshed by the cookie alone',
  ),
  item(
    'a session after a changed password',
    'the others end',
    'server/features/account/account.test.ts',
    'SET-22 is changed by who knows it',
  ),
  item(
    'a session after a reset',
    'all end',
    'server/features/auth/mailed-secrets.test.ts',
    'AUTH-46 sets the password and ends every session of the user',
  ),
  item(
    'another site’s page with our cookies',
    'refused before it does anything; JSON only',
    'server/platform/http/origin.test.ts',
    'before it does anything',
  ),
  item(
    'guessed passwords',
    'five failures, then 429 with Retry-After; no lasting lock',
    'server/features/auth/limits.test.ts',
    'ERR-02 is refused after five failures with 429',
  ),
  item(
    'a forged X-Forwarded-For',
    'not believed',
    'server/features/auth/limits.test.ts',
    'nobody escapes with a forwarded one',
  ),
  item(
    'is this address registered?',
    'the same answer and the same work',
    'server/features/auth/enumeration.test.ts',
    'AUTH-28 resend and forgot answer alike',
  ),
  item(
    'a mailed secret twenty times at once',
    'exactly one success',
    'server/features/auth/mailed-secrets.test.ts',
    'succeeds exactly once of twenty tries at once, and that one’s',
  ),
  item(
    'a mailed secret of the other purpose',
    'refused',
    'server/features/auth/mailed-secrets.test.ts',
    'is no verification link, nor the other way round',
  ),
  item(
    'a forged Host',
    'mailed links have APP_URL',
    'server/features/auth/mail-delivery.test.ts',
    'links to APP_URL alone',
  ),
  item(
    'many mails to one address',
    'capped',
    'server/features/auth/limits.test.ts',
    'are capped at five an hour over both kinds',
  ),
  item(
    'premium, role, email in an update',
    'unchanged',
    'server/features/account/account.test.ts',
    'SET-12 is changed, but for the address',
  ),
  item('premium at sign-up', 'ignored', 'server/features/auth/accounts.test.ts', 'gives nobody more than an account'),
  item(
    'tampered planData',
    'the stored plan wins',
    'server/features/plans/plans.test.ts',
    'PLAN-38 are approved as they are stored',
  ),
  item(
    'an SVG with scripts, references, a DTD',
    'only the drawing is kept',
    'server/features/brand/brand.test.ts',
    'keeps the drawing of an SVG and nothing that runs',
  ),
  item(
    'a DTD that swells',
    'refused',
    'server/features/brand/brand.test.ts',
    'does not swell by what its DTD declares',
  ),
  item(
    'something hidden in a picture',
    'made anew from its pixels',
    'server/features/brand/brand.test.ts',
    'loses whatever hid in a picture',
  ),
  item(
    '`../`, encoded dots, NUL in media ids',
    '404',
    'server/features/media/media.test.ts',
    'is not there under a path that climbs',
  ),
  item(
    'HTML and pictures in a model’s text',
    'nothing but text',
    'web/components/output/markdown-tree.test.ts',
    'HTML and pictures are nothing but text',
  ),
  item(
    '`javascript:` links in a model’s text',
    'http and https only',
    'web/components/output/markdown-tree.test.ts',
    'links lead to http and https only',
  ),
  item(
    'instructions hidden in brand, history, quotes',
    'data in marked sections that no text can close',
    'server/platform/ai/connected/prompts.test.ts',
    'marks sections so that no text can close its own',
  ),
  item(
    'a provider that redirects elsewhere',
    'not followed',
    'server/platform/ai/ai-faults.test.ts',
    'does not follow a redirect to another host',
  ),
  item('50 MB bodies', '413', 'server/platform/http/bad-input.test.ts', '50 MB is refused with 413'),
  item(
    '20,000-deep JSON, `__proto__`, NUL, half characters',
    '400',
    'server/platform/http/bad-input.test.ts',
    'is refused with 400',
  ),
  item('forms of any bytes', '4xx', 'server/platform/http/malformed-forms.test.ts', 'API-13 whatever a form holds'),
  item(
    'cycles, self-edges, dangling edges, crowds of agents',
    '400 with the reason',
    'server/features/workflows/workflows.test.ts',
    'refuses cycles, self-edges, dangling edges',
  ),
  item(
    '50 parallel runs at 10 a day',
    'exactly 10',
    'server/features/usage/usage.test.ts',
    '50 parallel requests give exactly 10 runs',
  ),
  item(
    'many approvals at once',
    'one scheduled workflow',
    'server/features/plans/plans.test.ts',
    'PLAN-37 make one scheduled workflow',
  ),
  item(
    'approve against reject',
    'one outcome',
    'server/features/plans/plans.test.ts',
    'have one outcome when they are approved and rejected at once',
  ),
  item(
    'execute many times at once',
    'one run',
    'server/features/scheduled/scheduler.test.ts',
    'runs at once, and only once, when its owner asks for it',
  ),
  item(
    'secrets in logs',
    'none of a whole journey’s',
    'server/features/auth/secrecy.test.ts',
    'the log of a whole journey',
  ),
  item('keys in errors', 'redacted', 'server/platform/ai/connected/redact.test.ts', 'removes every given key'),
  item(
    'framing, inline scripts',
    'an enforced policy',
    'server/platform/http/headers.test.ts',
    'carries an enforced content policy',
  ),
  item('private data in caches', 'no-store', 'server/platform/http/headers.test.ts', 'is kept by no cache'),
  item(
    'a shared computer',
    'the next user finds nothing',
    'web/lib/session/session-keeper.test.ts',
    'whoever signs in finds nothing of the last user',
  ),
  item(
    'a body that never ends',
    '408 and closed',
    'server/platform/http/slow-body.test.ts',
    'a body that never ends is not waited for',
  ),
  long(
    '5,000 sockets, silent or half a request',
    'ended after twenty seconds; people are served again; nothing stays behind',
    'sockets',
    'they are ended, people are served again',
  ),
];

/** Faults, after which from outside: nothing lost, nothing twice, everything ended, counts right, no orphaned media. */
export const FAULTS: TrustItem[] = [
  long(
    'kill -9 of a worker at chosen points of a run',
    'taken over within 30 s, each run once',
    'kills',
    'of a worker %s',
  ),
  long('kill -9 while the provider works', 'the same', 'kills', 'of a worker that waits for the provider'),
  long('kill -9 in an approval', 'approving again makes one', 'kills', 'approving again makes one scheduled workflow'),
  long(
    'kill -9 while a run is counted',
    'neither counted nor begun',
    'kills',
    'of the web process while it counts a run',
  ),
  long('kill -9 at random, again and again', 'the same', 'kills', 'of workers at random moments'),
  long(
    'kill -9 while a chat streams',
    'no half answer; sent again, answered once within 30 s',
    'chat',
    'kill -9 while a chat streams',
  ),
  long(
    'kill -9 while a post is published, at random',
    'on its network at most once',
    'publishing',
    'at random moments, again and again',
  ),
  item(
    'kill -9 while networks hold their answers',
    'no post twice; the ledger says the truth',
    'tests/fault/publishing.test.ts',
    'PUB-40 a worker is killed',
  ),
  long('PostgreSQL cut off', 'on within 15 s, nothing lost', 'database', 'cut off and comes back'),
  long('PostgreSQL silent on open sockets', 'the same', 'database', 'silent on every open connection'),
  long('PostgreSQL killed and restarted', 'the same', 'database', 'and started again'),
  item(
    'PostgreSQL killed while people work',
    'back with nothing lost or doubled, nobody signed out, streams go on',
    'tests/fault/killed-postgres.test.ts',
    'SCALE-05 comes back with nothing lost',
  ),
  item(
    'web processes and workers replaced one after the other while people work',
    'no click or look fails, no run lost or doubled, streams come back',
    'tests/fault/rolling-restart.test.ts',
    'SCALE-03 of web and workers loses nothing',
  ),
  item(
    'everything lost but a backup',
    'an empty folder is the product again; nothing that may have gone out is sent twice',
    'server/operations/backup.test.ts',
    'a restored product lets its people in',
  ),
  item(
    'a PostgreSQL without an extension that is needed',
    'refused with what to do, nothing changed',
    'server/platform/db/migrate.test.ts',
    'is refused with what to do, and nothing in it is changed',
  ),
  item(
    'the PostgreSQL inside dies',
    'it comes back by itself',
    'tests/fault/postgres-inside.test.ts',
    'comes back by itself when it dies',
  ),
  long(
    'a model: silent, stalling, 1 byte now and then, 200 MB, cut, 429, 500, wrong key, nonsense',
    'told within 120 s in a plain sentence; memory + < 100 MB',
    'models',
    'whoever runs it is told in time',
  ),
  long('a model that is well again', 'what was due is written, each once', 'models', 'a model that is well again'),
  long(
    'S3 failing',
    'tried again, else a plain sentence; no row names what is not there',
    'stores',
    'the picture is kept or its post says why',
  ),
  long('S3 silent', 'the post ends, the next is well', 'stores', 'is silent: the post ends all the same'),
  long('S3 breaking off', 'nobody gets half a picture', 'stores', 'breaks off in the middle of an object'),
  long('SMTP refusing', 'each mail later, once', 'stores', 'refuses, then takes'),
  long('SMTP gone', 'the same', 'stores', 'is gone, then back'),
  long('SMTP silent', 'nobody waits for it', 'stores', 'takes a connection and says nothing'),
  long(
    'media on a full disk',
    'a plain sentence; well again with room',
    'disk',
    'fails a picture with a plain sentence',
  ),
  long('the database on a full disk', '503, then well again', 'disk', 'is told by the health check'),
  long('the clock an hour or a day ahead', 'late, none twice', 'clocks', 'the rest runs at once, late'),
  long('the clock two days ahead', 'what is too late says so', 'clocks', 'two days ahead'),
  long(
    'the clock an hour or a day back',
    'none twice, what waits keeps its moment',
    'clocks',
    'back: nothing runs twice',
  ),
  long('both changes of the hour', 'wall time kept, one a day', 'clocks', 'over both changes of the hour'),
  long(
    'SIGTERM under load',
    'exit 0 within 30 s; the next does what it had taken',
    'load',
    'SIGTERM in the middle of everything',
  ),
  long('1,000 due at once, 2 web and 4 worker processes', 'each runs once', 'load', '1,000 due at the same moment'),
  item(
    'people, clocks and crashes in any order',
    'as a simple model says',
    'tests/fault/schedule-model.test.ts',
    'the schedule does what a simple model says',
  ),
  long('a day of mixed load', 'heap, handles, connections and bookkeeping do not grow', 'day', 'a day of mixed load'),
];
