import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { FREE_MODEL_BUDGET } from '../domain/free-plan.ts';
import { MODEL_PROVIDERS, type ModelProvider } from '../domain/models.ts';
import { distance } from './lib/distance.ts';

/** Which provider and model serves one kind of output. */
export type ModelChoice = { provider: 'builtin' } | { provider: ModelProvider; model: string };

/** The operator's app at a network, and where the network answers. */
export interface NetworkApp {
  clientId: string;
  clientSecret: string;
  /** Where people are: the page that asks them, and their posts. */
  url: string;
  /** Where programs are. */
  apiUrl: string;
}

export interface Config {
  /** Not chosen: the next free port will do as well. */
  port: { number: number; chosen: boolean };
  host: string;
  /** Where watchers ask this process how it is; null: only on the port of the web. */
  statusPort: number | null;
  /** Null: http://localhost and the port. */
  appUrl: URL | null;
  dataDir: string;
  /** Null: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null;
  services: { web: boolean; worker: boolean };
  mail: { smtpUrl: string | null; from: string };
  ai: {
    text: ModelChoice;
    image: ModelChoice;
    speech: ModelChoice;
    openaiKey: string | null;
    anthropicKey: string | null;
    googleKey: string | null;
    localUrl: string | null;
    localKey: string | null;
    /** Where the providers answer; only tests and self-hosted gateways set them. */
    openaiUrl: string | null;
    anthropicUrl: string | null;
    googleUrl: string | null;
    /** How many things connected models make for a free account on one day; null for no such limit. */
    dailyBudget: number | null;
    /** How many tokens the operator's models may use for one account on one day; null for no such limit. */
    dailyTokens: number | null;
    /** Whether people may connect keys of their own. */
    ownKeysAllowed: boolean;
    /** Where model servers may be looked for, as addresses without a path; none unless the operator says so. */
    localServers: string[];
  };
  /** What posts go out by; null: their owners post them by hand. Facebook and Instagram are both Meta's. */
  networks: { linkedin: NetworkApp | null; x: NetworkApp | null; meta: NetworkApp | null };
  /** What stored keys are encrypted with; null: a key file in dataDir. */
  secretKey: string | null;
  /** Null: files in dataDir. */
  mediaUrl: URL | null;
  /** For how many days what is of the past is kept; null: as long as its owner keeps it. */
  keepDays: {
    chats: number | null;
    runs: number | null;
    notices: number | null;
    media: number | null;
    mails: number | null;
    events: number | null;
  };
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Addresses of proxies whose X-Forwarded-For is believed; none by default. */
  trustedProxies: string[];
  /** Whether `npm start` runs it. */
  startedByNpm: boolean;
  /** What is set and does nothing, each in a sentence. */
  warnings: string[];
}

/** Stops the start with every bad setting at once and what to write instead. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`These settings can't be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const APP_URL_INSTEAD = 'write the address people open, without a path, e.g. https://fanfare.example.com';
/** Where Ollama, LM Studio, llama.cpp and vLLM listen unless they are told otherwise. */
const USUAL_SERVERS = [11_434, 1234, 8080, 8000].map((port) => `http://127.0.0.1:${port}`);
const LOCAL_SERVERS_INSTEAD =
  'write none, search (the usual ports of this machine), or addresses without a path, e.g. http://10.0.0.5:11434';
const SECRET_KEY_MIN = 32;
/** A hundred years: so many days before now are still a date that every calendar knows. */
const KEEP_DAYS_MAX = 36_500;

/** The name of a setting, and what counts where it is not set. */
type SettingName = [name: string, standard: string];

/** The environment as settings are read from it, and what is wrong with them. */
type Settings = ReturnType<typeof createSettings>;

function createSettings(env: NodeJS.ProcessEnv) {
  const faults: string[] = [];
  const known = new Set<string>();
  const given = (name: string): string | null => {
    known.add(name);
    return env[name]?.trim() || null;
  };
  const fail = (name: string, instead: string): void => {
    faults.push(`${name}=${mayHoldSecret(name, env[name] ?? '') ? '…' : env[name]}: ${instead}`);
  };
  const url = (name: string, protocols: string[], instead: string): URL | null => {
    const value = given(name);
    if (value === null) return null;
    const parsed = URL.canParse(value) ? new URL(value) : null;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    fail(name, instead);
    return null;
  };
  return {
    faults,
    known,
    given,
    fail,
    url,
    lack: (name: string, why: string) => void faults.push(`${name} is missing: ${why}`),
    address: (name: string, instead = 'write an http(s) address'): string | null =>
      url(name, ['http:', 'https:'], instead)?.href ?? null,
    list: (name: string, standard: string): string[] => (given(name) ?? standard).split(',').map((each) => each.trim()),
    port: (name: string, example: number): number | null => {
      const value = given(name);
      if (value === null) return null;
      if (!/^\d+$/.test(value) || Number(value) > 65_535)
        fail(name, `write a whole number from 0 to 65535, e.g. ${example}`);
      return Number(value);
    },
    limit: (name: string, standard: number | null, example: number, most = 999_999_999): number | null => {
      const value = given(name);
      if (value === null) return standard;
      if (value === 'none') return null;
      if (!/^[1-9]\d{0,8}$/.test(value) || Number(value) > most)
        fail(name, `write a whole number from 1 to ${most}, e.g. ${example}, or none for no limit`);
      return Number(value);
    },
  };
}

/** Reads the settings from the environment; the only place of the product that does. */
export function readConfig(env: NodeJS.ProcessEnv, cwd: string): Config {
  const settings = createSettings(env);
  const { given, fail, url, limit } = settings;
  const port = settings.port('PORT', 3000);
  const statusPort = settings.port('STATUS_PORT', 9100);

  const serviceNames = settings.list('SERVICES', 'web,worker');
  if (!serviceNames.every((name) => name === 'web' || name === 'worker'))
    fail('SERVICES', 'write web, worker, or web,worker');
  if (port && port === statusPort && serviceNames.includes('web'))
    fail('STATUS_PORT', "write another port than PORT's");

  const ai = readModels(settings);
  const networks = readNetworks(settings);

  const secretKey = given('SECRET_KEY');
  if (secretKey !== null && secretKey.length < SECRET_KEY_MIN)
    fail('SECRET_KEY', `write at least ${SECRET_KEY_MIN} random characters, e.g. what openssl rand -base64 32 prints`);

  const logLevel = LOG_LEVELS.find((level) => level === (given('LOG_LEVEL') ?? 'info'));
  if (!logLevel) fail('LOG_LEVEL', `write one of ${LOG_LEVELS.join(', ')}`);

  const from = given('MAIL_FROM') ?? 'Fanfare <no-reply@localhost>';
  if (/[\r\n]/.test(from) || !/^(?:[^<>,]+<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(from))
    fail('MAIL_FROM', 'write one address, e.g. Fanfare <hello@example.com>');

  const appUrl = url('APP_URL', ['http:', 'https:'], APP_URL_INSTEAD);
  if (appUrl && appUrl.href !== `${appUrl.origin}/`) fail('APP_URL', APP_URL_INSTEAD);

  const trustedProxies = settings.list('TRUSTED_PROXIES', '').filter((address) => address !== '');
  if (!trustedProxies.every(isProxyAddress))
    fail('TRUSTED_PROXIES', 'write addresses or networks, separated by commas, e.g. 10.0.0.5,192.168.0.0/16,loopback');

  const config: Config = {
    port: { number: port ?? 3000, chosen: port !== null },
    host: given('HOST') ?? '127.0.0.1',
    statusPort,
    appUrl,
    dataDir: resolve(cwd, given('DATA_DIR') ?? defaultDataDir(cwd)),
    databaseUrl:
      url('DATABASE_URL', ['postgres:', 'postgresql:'], 'write postgres://user:password@host:5432/name')?.href ?? null,
    services: { web: serviceNames.includes('web'), worker: serviceNames.includes('worker') },
    mail: {
      smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'write smtp://user:password@host:587 or smtps://…')?.href ?? null,
      from,
    },
    ai,
    networks,
    secretKey,
    mediaUrl: url('MEDIA_URL', ['s3:'], 'write s3://key:secret@host/bucket, or leave it out for files in DATA_DIR'),
    keepDays: {
      chats: limit('KEEP_CHATS_DAYS', null, 365, KEEP_DAYS_MAX),
      runs: limit('KEEP_RUNS_DAYS', null, 90, KEEP_DAYS_MAX),
      notices: limit('KEEP_NOTICES_DAYS', null, 90, KEEP_DAYS_MAX),
      media: limit('KEEP_MEDIA_DAYS', null, 365, KEEP_DAYS_MAX),
      mails: limit('KEEP_MAILS_DAYS', 30, 30, KEEP_DAYS_MAX),
      events: limit('KEEP_EVENTS_DAYS', 365, 365, KEEP_DAYS_MAX),
    },
    logLevel: logLevel ?? 'info',
    trustedProxies,
    startedByNpm: given('npm_lifecycle_event') === 'start',
    // Last: what is asked for above is known by now.
    warnings: strangersAmong(env, settings.known),
  };
  if (settings.faults.length > 0) throw new ConfigError(settings.faults);
  return config;
}

/** Whoever means to have the past forgotten and writes the name amiss keeps all of it, and would not notice. */
function strangersAmong(env: NodeJS.ProcessEnv, known: Set<string>): string[] {
  const isKeeping = (name: string): boolean => name.startsWith('KEEP_');
  const strangers = Object.keys(env).filter((name) => isKeeping(name) && env[name]?.trim() && !known.has(name));
  return strangers.map((name) => {
    const [nearest] = [...known].filter(isKeeping).sort((a, b) => distance(name, a) - distance(name, b));
    return `${name} is set, but is no setting: write ${nearest}, if that is meant.`;
  });
}

/** The models that make texts, pictures and voices, and what they need. */
function readModels(settings: Settings): Config['ai'] {
  const { given, fail, lack, address, limit } = settings;
  const ownKeys = given('AI_OWN_KEYS') ?? 'yes';
  if (ownKeys !== 'yes' && ownKeys !== 'no') fail('AI_OWN_KEYS', 'write yes or no');
  const ai: Config['ai'] = {
    text: readModel(settings, 'AI_TEXT_MODEL'),
    image: readModel(settings, 'AI_IMAGE_MODEL'),
    speech: readModel(settings, 'AI_SPEECH_MODEL'),
    openaiKey: given('OPENAI_API_KEY'),
    anthropicKey: given('ANTHROPIC_API_KEY'),
    googleKey: given('GOOGLE_GENERATIVE_AI_API_KEY'),
    localUrl: address('AI_BASE_URL', 'write the address of the server, e.g. http://localhost:11434/v1'),
    localKey: given('AI_API_KEY'),
    openaiUrl: address('OPENAI_BASE_URL'),
    anthropicUrl: address('ANTHROPIC_BASE_URL'),
    googleUrl: address('GOOGLE_GENERATIVE_AI_BASE_URL'),
    dailyBudget: limit('AI_DAILY_BUDGET', FREE_MODEL_BUDGET, 200),
    dailyTokens: limit('AI_DAILY_TOKENS', null, 100_000),
    ownKeysAllowed: ownKeys === 'yes',
    localServers: readLocalServers(settings),
  };
  const needs = {
    openai: ['OPENAI_API_KEY', ai.openaiKey],
    anthropic: ['ANTHROPIC_API_KEY', ai.anthropicKey],
    google: ['GOOGLE_GENERATIVE_AI_API_KEY', ai.googleKey],
    local: ['AI_BASE_URL', ai.localUrl],
  } as const;
  for (const provider of new Set([ai.text, ai.image, ai.speech].map((choice) => choice.provider)))
    if (provider !== 'builtin' && needs[provider][1] === null)
      lack(needs[provider][0], `a model of ${provider} is chosen and needs it`);
  for (const [name, choice] of [
    ['AI_IMAGE_MODEL', ai.image],
    ['AI_SPEECH_MODEL', ai.speech],
  ] as const)
    if (choice.provider === 'anthropic')
      fail(name, 'anthropic makes text only: write builtin, or a model of openai, google or local');
  return ai;
}

function readModel({ given, fail }: Settings, name: string): ModelChoice {
  const value = given(name) ?? 'builtin';
  if (value === 'builtin') return { provider: 'builtin' };
  const [, providerName, modelName] = /^([a-z]+):(.+)$/.exec(value) ?? [];
  const provider = MODEL_PROVIDERS.find((known) => known === providerName);
  if (provider && modelName) return { provider, model: modelName };
  fail(name, `write builtin, or provider:model with one of ${MODEL_PROVIDERS.join(', ')}, e.g. openai:gpt-5.2`);
  return { provider: 'builtin' };
}

function readLocalServers({ list, fail }: Settings): string[] {
  const addresses = list('AI_LOCAL_SERVERS', 'none');
  if (addresses.join() === 'none') return [];
  if (addresses.join() === 'search') return USUAL_SERVERS;
  if (addresses.every(isServerAddress)) return [...new Set(addresses.map((address) => new URL(address).origin))];
  fail('AI_LOCAL_SERVERS', LOCAL_SERVERS_INSTEAD);
  return [];
}

/** The apps that posts go out by, each with both of its credentials or not at all. */
function readNetworks({ given, lack, address }: Settings): Config['networks'] {
  const app = (
    idName: string,
    secretName: string,
    [urlName, url]: SettingName,
    [apiName, apiUrl]: SettingName,
  ): NetworkApp | null => {
    const [clientId, clientSecret] = [given(idName), given(secretName)];
    const bare = (name: string) => address(name)?.replace(/\/+$/, '');
    const addresses = { url: bare(urlName) ?? url, apiUrl: bare(apiName) ?? apiUrl };
    if (clientId !== null && clientSecret !== null) return { clientId, clientSecret, ...addresses };
    if (clientId !== null) lack(secretName, `${idName} is set and needs it`);
    if (clientSecret !== null) lack(idName, `${secretName} is set and needs it`);
    return null;
  };
  return {
    linkedin: app(
      'LINKEDIN_CLIENT_ID',
      'LINKEDIN_CLIENT_SECRET',
      ['LINKEDIN_URL', 'https://www.linkedin.com'],
      ['LINKEDIN_API_URL', 'https://api.linkedin.com'],
    ),
    x: app('X_CLIENT_ID', 'X_CLIENT_SECRET', ['X_URL', 'https://x.com'], ['X_API_URL', 'https://api.x.com']),
    meta: app(
      'META_APP_ID',
      'META_APP_SECRET',
      ['META_URL', 'https://www.facebook.com'],
      ['META_GRAPH_URL', 'https://graph.facebook.com'],
    ),
  };
}

const mayHoldSecret = (name: string, value: string): boolean =>
  (/(?:KEY|SECRET|_URL)$/.test(name) && name !== 'APP_URL') || /:\/\/.*@/.test(value);

/** The bare address of a server: a path or a password would be lost, and a query has no meaning. */
function isServerAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** An address, a network, or one of the names that the web framework knows. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * ./data, unless root runs the product in a folder that no other user can enter: PostgreSQL refuses to run as root, and
 * the user it runs as could not reach its files there.
 */
function defaultDataDir(cwd: string): string {
  if (process.getuid?.() !== 0 || othersCanEnter(cwd)) return join(cwd, 'data');
  return `/var/lib/fanfare/${createHash('sha256').update(cwd).digest('hex').slice(0, 12)}`;
}

/** Whether every folder down to `path` may be entered by any user. */
export function othersCanEnter(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o001) !== 0;
  return isOpen && (path === dirname(path) || othersCanEnter(dirname(path)));
}
