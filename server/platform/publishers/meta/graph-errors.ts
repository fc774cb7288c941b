import * as z from 'zod/mini';
import { badCredentials, type CodeReading, type NetworkAnswer } from '../refusals.ts';

// Graph API 'Handling Errors' and Instagram Platform 'Error Codes': most refusals have status 400, their code tells more.
const TOKEN_CODES = [3, 10, 102, 190];
const LIMIT_CODES = [4, 9, 17, 32, 341, 613];
/** What they call unknown, or their own failure: it may have been carried out all the same. */
const OPEN_CODES = [-1, 1, 2];
/** A picture that took too long, has expired or is not ready yet: another try makes it anew. */
const AGAIN_CODES = [-2, 24, 9007];
const FETCH_CODE = 9004;
const SPAM_SUBCODE = 2207051;

const errorSchema = z.object({
  error: z.object({
    message: z.optional(z.string()),
    code: z.optional(z.number()),
    error_subcode: z.optional(z.number()),
    error_user_msg: z.optional(z.string()),
    is_transient: z.optional(z.boolean()),
  }),
});
const usageSchema = z.record(
  z.string(),
  z.array(z.object({ estimated_time_to_regain_access: z.optional(z.number()) })),
);

/** What a refusal of Meta's means. */
export function readGraphError(label: string, answer: NetworkAnswer): CodeReading {
  const { error } = errorSchema.safeParse(answer.body).data ?? {};
  if (!error) return {};
  const { code = 0, message = '', error_subcode, is_transient } = error;
  const words = error.error_user_msg || message;
  if (/client secret|app secret|appsecret/i.test(message)) return badCredentials(label);
  if (error_subcode === SPAM_SUBCODE) return { fault: 'refused', words };
  if (TOKEN_CODES.includes(code) || (code >= 200 && code < 300)) return { fault: 'token' };
  if (LIMIT_CODES.includes(code) || (code >= 80_000 && code < 80_100)) return { fault: 'later', ...waitOf(answer) };
  if (AGAIN_CODES.includes(code)) return { fault: 'later' };
  if (code === FETCH_CODE) {
    const message = `${label} could not fetch the picture: this Fanfare has to be reachable from the internet for that.`;
    return { fault: 'refused', message };
  }
  return OPEN_CODES.includes(code) || is_transient ? { isOpen: true, words } : { words };
}

/** When calls are taken again, in minutes by business. */
function waitOf({ headers }: NetworkAnswer): Pick<CodeReading, 'retryAfterMs'> {
  try {
    const usage = usageSchema.parse(JSON.parse(headers.get('x-business-use-case-usage') ?? ''));
    const minutes = Object.values(usage).flatMap((uses) => uses.map((use) => use.estimated_time_to_regain_access ?? 0));
    const longest = Math.max(0, ...minutes);
    return longest > 0 ? { retryAfterMs: longest * 60_000 } : {};
  } catch {
    return {};
  }
}
