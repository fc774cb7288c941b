const KB = 1024;
const MB = 1024 * KB;

/** How much a model may do in answer to one message. */
export interface TurnBounds {
  /** For the whole turn, everything that its tools do included. */
  ms: number;
  /** Requests to the model. */
  steps: number;
  /** Calls of tools over all steps. */
  calls: number;
  /** Calls of tools that are not there, or with what they do not take: so many are told back, one more ends it. */
  mistakes: number;
  /** The longest answer of one step; null where the server itself says it. */
  stepTokens: number | null;
  /** All that it writes over all steps. */
  outputTokens: number;
}

/** How long and how large a model's answer may be; tests shorten them. */
export interface AiBounds {
  /** For a whole text, its retries included. */
  textMs: number;
  /** For a whole picture or sound, its retries included. */
  mediaMs: number;
  /** Longest silence inside an answer that has begun. */
  idleMs: number;
  /** Tries after the first. */
  retries: number;
  /** Before the first retry; doubled for the second. */
  backoffMs: number;
  textBytes: number;
  imageBytes: number;
  audioBytes: number;
  /** For the wire: every piece of a streamed text travels in an envelope many times its size. */
  textWireBytes: number;
  turn: TurnBounds;
}

export const DEFAULT_BOUNDS: AiBounds = {
  textMs: 30_000,
  mediaMs: 100_000,
  idleMs: 20_000,
  retries: 2,
  backoffMs: 1000,
  textBytes: 256 * KB,
  imageBytes: 20 * MB,
  audioBytes: 30 * MB,
  textWireBytes: 8 * MB,
  turn: { ms: 100_000, steps: 8, calls: 80, mistakes: 2, stepTokens: 16_000, outputTokens: 48_000 },
};

/** The size on the wire of media that may travel as base64 in JSON. */
export function wireBytesOf(mediaBytes: number): number {
  return Math.ceil((mediaBytes * 4) / 3) + 64 * KB;
}
