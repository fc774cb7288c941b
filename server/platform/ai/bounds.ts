const KB = 1024;
const MB = 1024 * KB;

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
};

/** The size on the wire of media that may travel as base64 in JSON. */
export function wireBytesOf(mediaBytes: number): number {
  return Math.ceil((mediaBytes * 4) / 3) + 64 * KB;
}
