import { Worker } from 'node:worker_threads';

/**
 * Where jobs are done: `program` is a module that does `workerData.jobs` one after the other and posts a message after
 * each.
 */
export interface JobShop {
  program: URL;
  /** Workers at the same time. */
  workers: number;
  /** A worker is renewed after so many jobs: what its engine keeps of each goes with it. */
  jobsPerWorker: number;
  /**
   * Makes what all workers get as `workerData.shared`, once and only when there is something to do: a compiled engine.
   */
  share?: () => Promise<unknown>;
}

/**
 * Does jobs in worker threads; `onDone` is called after each. A job must be plain data. Rejects with the first worker's
 * error, when the others have come to their end.
 */
export async function runJobs<Job>(jobs: readonly Job[], shop: JobShop, onDone: () => void): Promise<void> {
  const batches: Job[][] = [];
  // With several workers a short list is split among them.
  const size = Math.max(1, Math.min(shop.jobsPerWorker, Math.ceil(jobs.length / shop.workers)));
  for (let start = 0; start < jobs.length; start += size) batches.push(jobs.slice(start, start + size));
  const shared = batches.length > 0 ? await shop.share?.() : undefined;
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      await runWorker(shop.program, { jobs: batch, shared }, onDone);
  };
  const ends = await Promise.allSettled(Array.from({ length: shop.workers }, work));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

function runWorker(program: URL, workerData: object, onDone: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, { workerData });
    worker.on('message', onDone);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The worker ${program.pathname} ended with ${code}`)),
    );
  });
}
