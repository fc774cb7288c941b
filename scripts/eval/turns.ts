import { wallToInstant } from '../../domain/time.ts';
import { readTurn } from '../../server/assistant/reading/request.ts';
import { stateSchema } from '../../server/assistant/state.ts';

interface TurnLine {
  id: string;
  /** The wall time in the user's zone. */
  now: string;
  timeZone: string;
  state: unknown;
  say: string;
}

/** A message inside a conversation → the operation that it asks for; the further ones stand beside it. */
export function turns({ id, now, timeZone, state, say }: TurnLine): unknown {
  const [operation, ...more] = readTurn(say, stateSchema.parse(state), { now: wallToInstant(now, timeZone), timeZone });
  return { id, operation, ...(more.length > 0 ? { more } : {}) };
}
