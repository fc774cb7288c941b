import { AiFailure } from './failures.ts';

/** Counts what every single request to a connected model uses, and lets none begin where no more may be used. */
export interface TokenMeter {
  /** Counts a request and, until it is known what it used, the tokens that it will about use. */
  begin(request: { isOwn: boolean; estimate: number }): Promise<MeteredRequest>;
}

/** A request that was let through. */
export interface MeteredRequest {
  /** Tells what it used; null where nobody knows, so that the estimate stays. */
  end(tokens: number | null): Promise<void>;
}

/** Counting broke, e.g. since the database is away: no failure of the model, and not to be taken for one. */
export class CountingFault extends AiFailure {
  readonly thrown: unknown;
  constructor(thrown: unknown) {
    super('unavailable', { retryable: false });
    this.thrown = thrown;
  }
}

/** A meter whose own faults can be told from the model's. */
export function guardedMeter(meter: TokenMeter): TokenMeter {
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      throw thrown instanceof AiFailure ? thrown : new CountingFault(thrown);
    }
  };
  return {
    begin: async (request) => {
      const { end } = await guard(() => meter.begin(request));
      return { end: (tokens) => guard(() => end(tokens)) };
    },
  };
}

/** A meter that also tells what every request used, or will about have used where nobody knows. */
export function toldMeter(meter: TokenMeter, onTokens: (tokens: number) => void): TokenMeter {
  return {
    begin: async (request) => {
      const { end } = await meter.begin(request);
      return {
        end: (tokens) => {
          onTokens(tokens ?? request.estimate);
          return end(tokens);
        },
      };
    },
  };
}
