/** The bytes of one picture or sound. */
export interface StoredMedia {
  bytes: Uint8Array;
  contentType: string;
}

/**
 * Where bytes live. Keys are UUIDs that the server made; what anything else is asked for is simply not there. Whose they
 * are is not known here: whoever answers a request asks the database first.
 */
export interface MediaStore {
  /** Resolves once the bytes are safe; the same key again replaces them. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredMedia | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** The keys that were last put before an instant (ms), for sweeping what nothing refers to. */
  keysOlderThan(instant: number): AsyncIterable<string>;
}

/** The store can't be reached or refuses; says nothing secret. */
export class MediaStoreError extends Error {
  readonly retryable: boolean;
  constructor(message: string, retryable: boolean) {
    super(message);
    this.name = 'MediaStoreError';
    this.retryable = retryable;
  }
}

/** Whether a text is a key that this product could have made. */
export function isMediaKey(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}

/** Refuses to store under a name that is not the server's own, or with a type that is none. */
export function assertStorable(key: string, contentType: string): void {
  if (!isMediaKey(key)) throw new MediaStoreError('media keys are UUIDs made by the server', false);
  if (!/^[a-z]+\/[a-z0-9.+-]+$/.test(contentType)) throw new MediaStoreError('media need a plain content type', false);
}
