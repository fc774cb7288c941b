/** Collects what comes in and hands it on once per frame: a screen can't show more, however fast it comes. */
export function eachFrame<Item>(handle: (batch: Item[]) => void): { add(item: Item): void; flush(): void } {
  let batch: Item[] = [];
  let frame: number | null = null;
  const flush = () => {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    const full = batch;
    batch = [];
    if (full.length > 0) handle(full);
  };
  return {
    add: (item) => {
      batch.push(item);
      frame ??= requestAnimationFrame(flush);
    },
    flush,
  };
}
