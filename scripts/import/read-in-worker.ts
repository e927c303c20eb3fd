import { Worker } from 'node:worker_threads';
import type { Spreadsheet } from '../../src/new-entries/cells.ts';
import { patience, tookTooLong } from '../../src/new-entries/spreadsheet-limits.ts';

/** Reads a spreadsheet; what takes longer than `limit` milliseconds, or too much memory, is ended. */
export async function readInWorker(
  name: string,
  bytes: Uint8Array,
  { encoding, limit = patience }: { encoding?: string | undefined; limit?: number } = {},
): Promise<Spreadsheet> {
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), {
    workerData: { name, bytes, encoding },
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  let timer: NodeJS.Timeout | undefined;
  const answer = new Promise<Spreadsheet>((resolve) => {
    worker.on('message', resolve);
    worker.on('error', () => resolve(tookTooLong(name)));
    timer = setTimeout(() => resolve(tookTooLong(name)), limit);
  });
  try {
    return await answer;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
