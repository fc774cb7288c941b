/** Why an outgoing request was given up by us, not by the other side. */
export type OutgoingFault = 'too-large' | 'idle' | 'redirect' | 'other-host';

const FAULT_TEXTS: Record<OutgoingFault, string> = {
  'too-large': 'the answer is larger than allowed',
  idle: 'the answer stopped arriving',
  redirect: 'the server redirected, and redirects are not followed',
  'other-host': 'the address is not on the configured host',
};

/** An answer that broke our own bounds. */
export class OutgoingError extends Error {
  readonly fault: OutgoingFault;
  constructor(fault: OutgoingFault) {
    super(FAULT_TEXTS[fault]);
    this.name = 'OutgoingError';
    this.fault = fault;
  }
}

export interface FetchBounds {
  /** The one origin that may be called; credentials never leave it. */
  origin: string;
  /** Most bytes of one answer's body, after decompression. */
  maxBytes: number;
  /** Longest silence between two pieces of the body. */
  idleMs: number;
}

/** A fetch that stays on one origin and whose answers can neither grow without end nor stall. */
export function createBoundedFetch(bounds: FetchBounds): typeof globalThis.fetch {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : input;
    if (new URL(url).origin !== bounds.origin) throw new OutgoingError('other-host');
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const fault = faultOfHead(response, bounds);
    if (fault) {
      await response.body?.cancel();
      throw new OutgoingError(fault);
    }
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(boundBody(response.body, bounds, init?.signal), { status, statusText, headers });
  };
}

function faultOfHead(response: Response, bounds: FetchBounds): OutgoingFault | null {
  if (response.status >= 300 && response.status < 400) return 'redirect';
  return Number(response.headers.get('content-length') ?? 0) > bounds.maxBytes ? 'too-large' : null;
}

function boundBody(
  body: ReadableStream<Uint8Array>,
  { maxBytes, idleMs }: FetchBounds,
  signal?: AbortSignal | null,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  // fetch holds the caller's signal weakly: once its request is garbage, an abort would reach nobody.
  const stop = (): void => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop, { once: true });
  let received = 0;
  const readInTime = async () => {
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => silence.reject(new OutgoingError('idle')), idleMs);
    try {
      return await Promise.race([reader.read(), silence.promise]);
    } finally {
      clearTimeout(timer);
    }
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await readInTime();
          signal?.throwIfAborted();
          if (done) {
            signal?.removeEventListener('abort', stop);
            return controller.close();
          }
          received += value.byteLength;
          if (received > maxBytes) throw new OutgoingError('too-large');
          controller.enqueue(value);
        } catch (error) {
          // Cancelling frees the socket at once; what it says then is of no interest.
          stop();
          controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
