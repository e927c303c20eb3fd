/** Like `Promise.all` with at most `limit` items at a time. On failure, waits for the running ones, then rejects. */
export async function forEachLimited<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  // A generator ends for all that take from it when one of them leaves its loop.
  const rest = (function* () {
    yield* items;
  })();
  const runs = Array.from({ length: limit }, async () => {
    for (const item of rest) await work(item);
  });
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
}
