import type { Fetch } from './request.ts';

/** What web/public/first.js has asked for: answers by the addresses of their calls, below /api. What failed is not among them. */
interface FirstAnswers {
  sessionId: string;
  answers: Promise<Record<string, unknown>>;
}

declare global {
  interface Window {
    firstAnswers?: FirstAnswers;
  }
}

/** After that the first answers are no news any more. */
const FRESH_MS = 10_000;

/** Gives each call that the document has asked for already the answer to that, once; all others are made by `fetch`. */
export function withFirstAnswers(fetch: Fetch, first: FirstAnswers | undefined, now = () => performance.now()): Fetch {
  const taken = new Set<string>();
  return async (url, init) => {
    const isMine = first?.sessionId === new Headers(init.headers).get('x-session-id');
    if (!first || !isMine || init.method !== 'GET' || taken.has(url) || now() > FRESH_MS) return fetch(url, init);
    taken.add(url);
    const { [url.replace('/api', '')]: answer } = await first.answers;
    return answer === undefined ? fetch(url, init) : known(answer);
  };
}

/** An answer whose words are told at once: those of a response from elsewhere come in a later task, after the next paint. */
function known(answer: unknown): Response {
  const text = JSON.stringify(answer);
  return Object.assign(new Response(text), { text: () => Promise.resolve(text) });
}

/** A screen that would have to wait longer for its first answers is begun without them, and says what it waits for. */
const PATIENCE_MS = 300;

/** Waits for the first answers, which mostly are there before the scripts: what is painted first is then the screen itself. */
export async function firstAnswersThere(first = globalThis.window?.firstAnswers): Promise<void> {
  await Promise.race([first?.answers, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
