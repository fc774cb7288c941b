/** PostgreSQL is away, going or without room: codes of its protocol and of the socket below it. */
const CODES = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|57P0\d|08\w{3}|53[13]00)$/;
const WORDS =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable/;

/** Whether what was thrown says that the database can't be reached: trying again later may help. */
export function databaseIsAway(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  const { code, message, cause } = thrown as { code?: unknown; message?: unknown; cause?: unknown };
  return CODES.test(String(code ?? '')) || WORDS.test(String(message ?? '')) || databaseIsAway(cause);
}
