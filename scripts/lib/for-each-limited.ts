/**
 * Runs `work` for every item, at most `limit` at a time. After a failure, starts no more and rejects when the running
 * ones have ended.
 */
export async function forEachLimited<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  let hasFailed = false;
  const runs = Array.from({ length: limit }, async () => {
    for (let next = iterator.next(); !next.done && !hasFailed; next = iterator.next()) {
      try {
        await work(next.value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  });
  const failed = (await Promise.allSettled(runs)).find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
}
