interface Question<In, Out> extends PromiseWithResolvers<Out> {
  given: In;
}

/**
 * Does for many at once what is asked for one by one: those who ask while a batch is under way share the next one, so that
 * a burst costs a few statements instead of one each. Where a batch fails, all fail, since nobody knows how much of it was
 * done; work that may be done again is then done for each alone, so that none fails for another.
 */
export function together<In, Out>(
  work: (all: In[]) => Promise<Out[]>,
  { isRepeatable = false } = {},
): (given: In) => Promise<Out> {
  let waiting: Question<In, Out>[] = [];
  let isWorking = false;

  const settle = async (batch: Question<In, Out>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ given }) => given));
      // One result for each, in their order: that is what such work promises.
      for (const [at, one] of batch.entries()) one.resolve(results[at] as Out);
    } catch (cause) {
      if (isRepeatable && batch.length > 1) for (const one of batch) await settle([one]);
      else for (const one of batch) one.reject(cause);
    }
  };
  const workAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await settle(batch);
    }
    isWorking = false;
  };

  return (given) => {
    const one = { ...Promise.withResolvers<Out>(), given };
    waiting.push(one);
    if (!isWorking) {
      isWorking = true;
      setImmediate(workAll);
    }
    return one.promise;
  };
}

/** As `together`, but only what has the same key shares a batch: nobody waits for somebody else, or fails with them. */
export function togetherBy<In, Out, Key extends string>(
  keyOf: (given: In) => Key,
  work: (all: In[], key: Key) => Promise<Out[]>,
): (given: In) => Promise<Out> {
  const open = new Map<Key, { ask: (given: In) => Promise<Out>; asked: number }>();
  return async (given) => {
    const key = keyOf(given);
    const one = open.get(key) ?? { ask: together((all: In[]) => work(all, key)), asked: 0 };
    open.set(key, one);
    one.asked++;
    try {
      return await one.ask(given);
    } finally {
      if (--one.asked === 0) open.delete(key);
    }
  };
}
