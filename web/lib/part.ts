import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patiently } from './api/connection.ts';

type Module<Props> = { default: ComponentType<Props> };

/** A component that comes in files of its own: when it is first shown, or before. */
export type Part<Props> = LazyExoticComponent<ComponentType<Props>> & { load: () => Promise<unknown> };

/**
 * Makes a component of what comes in files of its own. One that was loaded before is shown without a wait: otherwise React would
 * show that it waits, and then pause for 300 ms before it shows anything else, so that a page does not flicker.
 */
export function part<Props>(fetchPart: () => Promise<Module<Props>>): Part<Props> {
  let loaded: Module<Props> | undefined;
  const load = async () => {
    loaded = await patiently(fetchPart)();
    return loaded;
  };
  return Object.assign(
    lazy(() => (loaded ? keptAtOnce(loaded) : load())),
    { load },
  );
}

/** A promise that is kept before anybody waits: a real one is kept a moment later. */
function keptAtOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: this is what makes it a promise.
  return { then: (use: (value: T) => void) => use(value) } as unknown as Promise<T>;
}
