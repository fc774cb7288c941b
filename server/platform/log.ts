import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** The product's log: no secret, password, session id or mailed link is ever in it. */
export function createLog(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.newPassword', '*.secret', '*.headers', '*.cookie', 'headers', 'req.headers'],
      censor: '[hidden]',
    },
  });
}
