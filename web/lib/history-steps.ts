type Watcher = (event: PopStateEvent) => void;

let watcher: Watcher | null = null;

/**
 * Lets steps through the browser's history be seen before the router sees them. Listeners of the window are called in the
 * order in which they came, capturing or not, so this must be called before the router is there.
 */
export function seeStepsFirst(): void {
  window.addEventListener('popstate', (event) => watcher?.(event), { capture: true });
}

/** Watches the steps, and may stop them there; gives the function that ends it. */
export function watchSteps(watch: Watcher): () => void {
  watcher = watch;
  return () => {
    if (watcher === watch) watcher = null;
  };
}
