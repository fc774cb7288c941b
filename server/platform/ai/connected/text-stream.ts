import type { AiFailure } from '../failures.ts';
import type { Remarks } from '../tasks.ts';

/** A text while it is written. Leaving the loop over `deltas` early cancels the writing. */
export interface TextStream {
  engine: string;
  deltas: AsyncIterable<string>;
  /** The whole text; rejects with the AiFailure that also ends `deltas`. */
  text: Promise<string>;
  /** What was given, and what its author should know of it; known once `text` is. */
  remarks: () => Remarks;
}

/** Deltas between the model that writes and whoever reads them; bounded, since the text itself is. */
export class DeltaQueue implements AsyncIterable<string> {
  readonly #waiting: string[] = [];
  #state: 'open' | 'ended' | AiFailure = 'open';
  #wake = Promise.withResolvers<void>();
  readonly #abandon: () => void;
  /** Whether anything was ever pushed: from then on no second try is possible. */
  started = false;

  constructor(abandon: () => void) {
    this.#abandon = abandon;
  }

  push(delta: string): void {
    this.started = true;
    this.#waiting.push(delta);
    this.#wake.resolve();
  }

  end(failure?: AiFailure): void {
    this.#state = failure ?? 'ended';
    this.#wake.resolve();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    try {
      while (true) {
        yield* this.#waiting.splice(0);
        if (this.#waiting.length > 0) continue;
        if (this.#state === 'ended') return;
        if (this.#state !== 'open') throw this.#state;
        this.#wake = Promise.withResolvers<void>();
        await this.#wake.promise;
      }
    } finally {
      this.#abandon();
    }
  }
}
