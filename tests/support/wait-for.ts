/** Tries again until the check passes, for tests and benches alike; gives its value, or its last complaint. */
export async function waitFor<T>(check: () => T | Promise<T>, timeoutMs = 20_000, everyMs = 25): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (complaint) {
      if (Date.now() > deadline) throw complaint;
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  }
}
