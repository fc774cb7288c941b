import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** What is needed of the browser's storage. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface DeferredStorage<S> extends PersistStorage<S> {
  /** Writes what waits; says whether the browser took it. */
  flush(): boolean;
}

/** A storage that writes a moment later, so that typing and streaming never wait for it. */
export function createDeferredStorage<S>(
  shelf: () => Shelf,
  later: (work: () => void) => () => void,
): DeferredStorage<S> {
  let waiting: { name: string; value: StorageValue<S> } | null = null;
  let callOff = () => {};

  const flush = (): boolean => {
    callOff();
    if (!waiting) return true;
    const { name, value } = waiting;
    waiting = null;
    try {
      shelf().setItem(name, JSON.stringify(value));
      return true;
    } catch {
      // A full or forbidden storage costs the memory of this page, not its work.
      return false;
    }
  };

  return {
    flush,
    getItem: (name) => {
      try {
        const text = shelf().getItem(name);
        return text === null ? null : (JSON.parse(text) as StorageValue<S>);
      } catch {
        return null;
      }
    },
    setItem: (name, value) => {
      if (!waiting) callOff = later(flush);
      waiting = { name, value };
    },
    removeItem: (name) => {
      callOff();
      waiting = null;
      try {
        shelf().removeItem(name);
      } catch {
        // What can't be reached can't be read either.
      }
    },
  };
}
