import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** As Node has it: pino's own, where a disk is full, tries again for ever, and the process hears no signal meanwhile. */
const standardOutput: DestinationStream = { write: (line) => void process.stdout.write(line) };

/** The product's log: no secret, password, session id or mailed link is ever in it. Standard output unless told. */
export function createLog(level: Config['logLevel'], to = standardOutput): Logger {
  const options = {
    level,
    base: null,
    serializers: { err: describeError },
    hooks: { streamWrite: withoutControls },
    redact: {
      paths: ['*.password', '*.newPassword', '*.secret', '*.headers', '*.cookie', 'headers', 'req.headers'],
      censor: '[hidden]',
    },
  };
  return pino(options, to);
}

/** JSON leaves the controls beyond ASCII's first as they are, and a terminal obeys some of them. */
function withoutControls(line: string): string {
  return line.replaceAll(/[\u007f-\u009f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: DescribedError;
}

/** Only what tells where it broke: other parts of an error carry what people sent (query values, rows, raw packets). */
function describeError(thrown: unknown): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'something that is no Error was thrown' };
  const { name, message, stack, code, cause } = thrown as Error & { code?: unknown };
  return {
    type: name,
    message: withoutValues(message),
    ...(code === undefined ? {} : { code }),
    ...(stack === undefined ? {} : { stack: withoutValues(stack) }),
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}

/** A failed query's message ends with the values that were sent with it. */
function withoutValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '');
}
