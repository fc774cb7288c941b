import { type Config, ConfigError } from './config.ts';
import { BackupRefusal } from './operations/manifest.ts';
import { DatabaseRefusal } from './platform/db/refusal.ts';

interface SystemError {
  code?: string;
  message?: string;
  syscall?: string;
  path?: string;
  port?: number;
}

const DATABASE_UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];
/** PostgreSQL's own refusals of a connection: wrong user or password, no such database, too old. */
const DATABASE_REFUSED = /^(28\w{3}|3D000|42501)$/;

/** What the operator reads when the product could not start: what is wrong and which setting mends it. */
export function explainFailedStart(cause: unknown, config: Config | null): string {
  for (const Refusal of [ConfigError, DatabaseRefusal, BackupRefusal])
    if (cause instanceof Refusal) return cause.message;
  const { code = '', message, syscall, path, port: refused } = (cause ?? {}) as SystemError;
  const isStatus = refused !== undefined && refused === config?.statusPort;
  const [setting, port] = isStatus ? ['STATUS_PORT', refused] : ['PORT', config?.port.number];
  const host = config?.host;
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set ${setting} to a free one.`;
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && config?.databaseUrl === null))
    return `This machine can't listen at ${host}. Set HOST to one of its addresses, e.g. 127.0.0.1.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Not allowed to listen on port ${port}. Set ${setting} to one above 1023.`;
  const hasNoRoom = code === 'ENOENT' && syscall === 'mkdir';
  if ((hasNoRoom || ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(code)) && path !== undefined)
    return `Can't write to ${path} (${code}). Set DATA_DIR to a folder that this user may write to and that has space.`;
  if ((code === 'EEXIST' || code === 'ENOTDIR') && path !== undefined)
    return `${path} can't be a folder: there is a file in its place. Set DATA_DIR to a folder.`;
  if (DATABASE_UNREACHABLE.includes(code)) return `The PostgreSQL of DATABASE_URL can't be reached: ${message || code}`;
  if (DATABASE_REFUSED.test(code)) return `The PostgreSQL of DATABASE_URL refuses: ${message}`;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
