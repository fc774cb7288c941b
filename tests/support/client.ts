import type { AnswerOf, Call, InputOf } from '../../domain/api/call.ts';
import type { FailureCode } from '../../domain/errors.ts';

export interface Reply<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface FailureBody {
  success: false;
  message: string;
  error?: string;
  code: FailureCode;
  requestId: string;
  fields?: Record<string, string>;
  requiresVerification?: true;
}

/** Who a client speaks as: the headers of a session and the cookies of a browser. */
export interface Identity {
  sessionId?: string;
  userId?: string;
  /** A personal API token, in the place of a session. */
  token?: string;
  timeZone?: string;
  cookie?: string;
}

/** Sends anything to the product, as any program could. */
export async function send<Body>(url: string, init: RequestInit = {}): Promise<Reply<Body>> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
}

/** Makes one call of the contract; the answer is whatever came back, a failure included. A success must be as the contract says. */
export async function make<C extends Call>(
  base: string,
  call: C,
  input: InputOf<C>,
  who: Identity = {},
): Promise<Reply<AnswerOf<C> & { success: boolean } & Partial<FailureBody>>> {
  const rest = { ...(input as Record<string, unknown>) };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = new URLSearchParams(inQuery ? (rest as Record<string, string>) : {}).toString();
  const headers: Record<string, string> = {};
  if (who.sessionId !== undefined) headers['x-session-id'] = who.sessionId;
  if (who.userId !== undefined) headers['x-user-id'] = who.userId;
  if (who.token !== undefined) headers.authorization = `Bearer ${who.token}`;
  if (who.timeZone !== undefined) headers['x-timezone'] = who.timeZone;
  if (who.cookie !== undefined) headers.cookie = who.cookie;
  if (!inQuery && call.body === 'json') headers['content-type'] = 'application/json';
  const reply = await send<AnswerOf<C> & { success: boolean } & Partial<FailureBody>>(
    `${base}/api${path}${query ? `?${query}` : ''}`,
    {
      method: call.method,
      headers,
      ...(inQuery ? {} : { body: call.body === 'form' ? formOf(rest) : JSON.stringify(rest) }),
    },
  );
  // The product itself looks at the shape of its answers only.
  if (reply.body?.success) call.answer.parse(reply.body);
  return reply;
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

/** The cookies that an answer sets, as the next request sends them. */
export function cookiesOf(reply: Reply<unknown>): string {
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
