import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, othersCanEnter, readConfig } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/tmp');

function faultsOf(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (cause) {
    if (cause instanceof ConfigError) return cause.faults;
    throw cause;
  }
  return [];
}

describe('settings', () => {
  it('have defaults that work on one machine without anything else', () => {
    expect(read({})).toEqual({
      port: { number: 3000, chosen: false },
      host: '127.0.0.1',
      statusPort: null,
      keepDays: { chats: null, runs: null, notices: null, media: null, mails: 30, events: 365 },
      appUrl: null,
      dataDir: '/tmp/data',
      databaseUrl: null,
      services: { web: true, worker: true },
      mail: { smtpUrl: null, from: 'Fanfare <no-reply@localhost>' },
      ai: expect.objectContaining({
        text: { provider: 'builtin' },
        image: { provider: 'builtin' },
        speech: { provider: 'builtin' },
        openaiKey: null,
        dailyBudget: 200,
        dailyTokens: null,
        ownKeysAllowed: true,
        localServers: [],
      }),
      networks: { linkedin: null, x: null, meta: null },
      secretKey: null,
      mediaUrl: null,
      logLevel: 'info',
      trustedProxies: [],
      startedByNpm: false,
      warnings: [],
    });
  });

  it('PUB-11 name the app at each network, and where it answers; one half without the other is a fault', () => {
    const { networks } = read({
      LINKEDIN_CLIENT_ID: 'app',
      LINKEDIN_CLIENT_SECRET: 'secret',
      META_APP_ID: '7',
      META_APP_SECRET: 's7',
      META_URL: 'https://gateway.example.com/meta/',
      META_GRAPH_URL: 'http://127.0.0.1:4000/',
    });
    expect(networks).toEqual({
      linkedin: {
        clientId: 'app',
        clientSecret: 'secret',
        url: 'https://www.linkedin.com',
        apiUrl: 'https://api.linkedin.com',
      },
      x: null,
      meta: {
        clientId: '7',
        clientSecret: 's7',
        url: 'https://gateway.example.com/meta',
        apiUrl: 'http://127.0.0.1:4000',
      },
    });
    expect(faultsOf({ X_CLIENT_ID: 'app', META_APP_SECRET: 'secret', LINKEDIN_URL: 'nonsense' })).toEqual([
      'LINKEDIN_URL=…: write an http(s) address',
      'X_CLIENT_SECRET is missing: X_CLIENT_ID is set and needs it',
      'META_APP_ID is missing: META_APP_SECRET is set and needs it',
    ]);
  });

  it('OPS-12 that say for how many days are at most a hundred years', () => {
    expect(read({ KEEP_CHATS_DAYS: '36500', KEEP_MAILS_DAYS: 'none' }).keepDays).toMatchObject({
      chats: 36_500,
      media: null,
      mails: null,
    });
    expect(faultsOf({ KEEP_CHATS_DAYS: '36501', KEEP_EVENTS_DAYS: '800000', KEEP_RUNS_DAYS: '0' })).toEqual([
      'KEEP_CHATS_DAYS=36501: write a whole number from 1 to 36500, e.g. 365, or none for no limit',
      'KEEP_RUNS_DAYS=0: write a whole number from 1 to 36500, e.g. 90, or none for no limit',
      'KEEP_EVENTS_DAYS=800000: write a whole number from 1 to 36500, e.g. 365, or none for no limit',
    ]);
  });

  it('OPS-57 that would have something forgotten and are written amiss are told, with the nearest', () => {
    const env = { KEEP_CHAT_DAYS: '30', KEEP_EVENT_DAYS: '7', KEEP_MEDIA: '', KEEP_RUNS_DAYS: '9', KEEPER: 'me' };
    expect(read(env).warnings).toEqual([
      'KEEP_CHAT_DAYS is set, but is no setting: write KEEP_CHATS_DAYS, if that is meant.',
      'KEEP_EVENT_DAYS is set, but is no setting: write KEEP_EVENTS_DAYS, if that is meant.',
    ]);
    expect(read({ KEEP_MEDIA: '30' }).warnings[0]).toContain('KEEP_MEDIA_DAYS');
  });

  it('OPS-60 refuse one port for the web and for watchers, where the process listens on both', () => {
    const both = { PORT: '9100', STATUS_PORT: '9100' };
    expect(faultsOf(both)).toEqual(["STATUS_PORT=9100: write another port than PORT's"]);
    for (const env of [
      { ...both, SERVICES: 'worker' },
      { ...both, STATUS_PORT: '9101' },
      { PORT: '0', STATUS_PORT: '0' },
    ])
      expect(faultsOf(env)).toEqual([]);
  });

  it('that are blank count as not set', () => {
    expect(read({ PORT: ' ', APP_URL: '', SMTP_URL: '  ', TRUSTED_PROXIES: ',' })).toEqual(read({}));
  });

  it('are read as they are written', () => {
    const config = read({
      PORT: '0',
      HOST: '0.0.0.0',
      APP_URL: 'https://fanfare.example.com',
      DATA_DIR: 'elsewhere',
      DATABASE_URL: 'postgres://me:pw@db.example.com/fanfare',
      SERVICES: ' worker ',
      SMTP_URL: 'smtps://me:pw@mail.example.com',
      MAIL_FROM: 'hello@example.com',
      AI_TEXT_MODEL: 'local:qwen3',
      AI_BASE_URL: 'http://localhost:11434/v1',
      LOG_LEVEL: 'debug',
      TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16 ,2001:db8::/32,loopback',
    });
    expect(config).toMatchObject({
      port: { number: 0, chosen: true },
      host: '0.0.0.0',
      dataDir: '/tmp/elsewhere',
      databaseUrl: 'postgres://me:pw@db.example.com/fanfare',
      services: { web: false, worker: true },
      mail: { smtpUrl: 'smtps://me:pw@mail.example.com', from: 'hello@example.com' },
      ai: { text: { provider: 'local', model: 'qwen3' }, localUrl: 'http://localhost:11434/v1' },
      logLevel: 'debug',
      trustedProxies: ['10.0.0.5', '192.168.0.0/16', '2001:db8::/32', 'loopback'],
    });
    expect(config.appUrl?.href).toBe('https://fanfare.example.com/');
  });

  it('that are wrong are all told at once, each with what to write instead', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      APP_URL: 'fanfare.example.com',
      DATABASE_URL: 'mysql://db',
      SERVICES: 'web,cron',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'a@example.com, b@example.com',
      AI_TEXT_MODEL: 'gpt-5',
      AI_IMAGE_MODEL: 'anthropic:claude',
      AI_BASE_URL: 'localhost',
      MEDIA_URL: 'https://bucket',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: 'my-proxy',
    });
    const names = faults.map((fault) => fault.split(/[= ]/)[0]);
    expect(names.sort()).toEqual([
      'AI_BASE_URL',
      'AI_IMAGE_MODEL',
      'AI_TEXT_MODEL',
      'ANTHROPIC_API_KEY',
      'APP_URL',
      'DATABASE_URL',
      'LOG_LEVEL',
      'MAIL_FROM',
      'MEDIA_URL',
      'PORT',
      'SERVICES',
      'SMTP_URL',
      'TRUSTED_PROXIES',
    ]);
    for (const fault of faults) expect(fault).toMatch(/: (write|anthropic makes text only: write|a model of)/);
    expect(new ConfigError(faults).message).toMatch(/^These settings can't be used:\n {2}- /);
  });

  it.each([
    [{ PORT: '65536' }],
    [{ PORT: '-1' }],
    [{ PORT: '30 00' }],
    [{ APP_URL: 'ftp://example.com' }],
    [{ APP_URL: 'https://example.com/app' }],
    [{ APP_URL: 'https://example.com/?x=1' }],
    [{ APP_URL: 'https://user:pass@example.com' }],
    [{ MAIL_FROM: 'Fanfare' }],
    [{ MAIL_FROM: 'Fanfare <a@example.com>\nBcc: b@example.com' }],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }],
    [{ TRUSTED_PROXIES: '10.0.0.0/8/8' }],
    [{ TRUSTED_PROXIES: '::1/129' }],
    [{ TRUSTED_PROXIES: '*' }],
    [{ SERVICES: 'web,' }],
    [{ AI_TEXT_MODEL: 'openai:' }],
    [{ AI_OWN_KEYS: 'maybe' }],
    [{ AI_DAILY_TOKENS: '0' }],
    [{ AI_LOCAL_SERVERS: 'http://localhost:11434/v1' }],
    [{ AI_LOCAL_SERVERS: 'http://me:pw@localhost:11434' }],
    [{ AI_LOCAL_SERVERS: 'ftp://localhost' }],
    [{ AI_LOCAL_SERVERS: 'search,http://localhost:1' }],
    [{ SECRET_KEY: 'too short' }],
  ])('refuse %j', (env) => {
    expect(faultsOf(env).length).toBeGreaterThan(0);
  });

  it('let the operator allow local servers by the usual ports or by address', () => {
    expect(read({ AI_LOCAL_SERVERS: 'search' }).ai.localServers).toEqual(
      [11_434, 1234, 8080, 8000].map((port) => `http://127.0.0.1:${port}`),
    );
    expect(read({ AI_LOCAL_SERVERS: 'http://10.0.0.5:8000/, https://gpu.example' }).ai.localServers).toEqual([
      'http://10.0.0.5:8000',
      'https://gpu.example',
    ]);
    expect(read({ AI_LOCAL_SERVERS: 'none' }).ai.localServers).toEqual([]);
  });

  it.each([
    ['openai:gpt-5.2', 'OPENAI_API_KEY'],
    ['anthropic:claude', 'ANTHROPIC_API_KEY'],
    ['google:gemini', 'GOOGLE_GENERATIVE_AI_API_KEY'],
    ['local:qwen3', 'AI_BASE_URL'],
  ])('of a model %s need %s', (model, needed) => {
    expect(faultsOf({ AI_TEXT_MODEL: model })).toEqual([
      `${needed} is missing: a model of ${model.split(':')[0]} is chosen and needs it`,
    ]);
  });

  it('that hold secrets are never repeated', () => {
    const secret = 'canary-secret';
    const message = new ConfigError(
      faultsOf({
        DATABASE_URL: `mysql://me:${secret}@db`,
        SMTP_URL: `http://me:${secret}@mail`,
        MEDIA_URL: `https://key:${secret}@host/bucket`,
        AI_BASE_URL: `ftp://${secret}`,
        APP_URL: `https://me:${secret}@example.com`,
      }),
    ).message;
    expect(message).toContain('DATABASE_URL=…');
    expect(faultsOf({ SECRET_KEY: secret })[0]).toContain('SECRET_KEY=…');
    expect(faultsOf({ AI_OWN_KEYS: 'maybe' })).toEqual(['AI_OWN_KEYS=maybe: write yes or no']);
    expect(message).not.toContain(secret);
  });
});

describe('a folder that others can enter', () => {
  it('is open all the way down', () => {
    const root = mkdtempSync(join(tmpdir(), 'fanfare-enter-'));
    const inner = join(root, 'a/b');
    mkdirSync(inner, { recursive: true, mode: 0o755 });
    chmodSync(root, 0o755);
    expect(othersCanEnter(inner)).toBe(true);
    chmodSync(join(root, 'a'), 0o700);
    expect(othersCanEnter(inner)).toBe(false);
    rmSync(root, { recursive: true });
  });
});
