import type { Call, InputOf } from '../../../domain/api/call.ts';
import { CATALOGUE } from '../../../domain/api/catalogue.ts';
import { askTogether } from '../../../domain/api/system.ts';
import type { ApiRouter } from '../../platform/http/route.ts';

/** No screen begins with more. */
const MOST_ASKED = 12;

/** Serves several calls that only look in one: each with its own checks and guards, and none waits for another. */
export function togetherRoute({ serve, answer }: ApiRouter): void {
  const looking = Object.values(CATALOGUE)
    .flat()
    .filter(({ method, access }) => method === 'GET' && access !== 'anyone');
  const calls = new Map<string, Call>(looking.map((call) => [call.path, call]));
  calls.delete(askTogether.path);

  serve(askTogether, [], async ({ input, caller, timeZone, signal, request, reply }) => {
    const visit = { caller, timeZone, signal, request, reply };
    const asks = input.asks.split(' ').slice(0, MOST_ASKED);
    const answers = await Promise.all(
      asks.map(async (address) => {
        const [path = '', query] = address.split('?');
        const call = calls.get(path);
        if (!call) return [];
        const asked = Object.fromEntries(new URLSearchParams(query)) as InputOf<typeof call>;
        // Whoever misses an answer asks for it alone, and is told then why there is none.
        return answer(call, asked, visit).then(
          (found) => [[address, found]],
          () => [],
        );
      }),
    );
    return { answers: Object.fromEntries(answers.flat()) };
  });
}
