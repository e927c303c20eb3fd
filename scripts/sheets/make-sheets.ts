/** Sets sheets in a worker thread that is renewed, because the engine keeps 1.5 MB of each sheet (measured over 600). */
import { Worker } from 'node:worker_threads';
import type { SheetContent } from './sheet-content.ts';

/** A sheet to set and the file to put it in; the file is there whole or not at all. */
export interface SheetJob {
  content: SheetContent;
  file: string;
}

/** Sheets for one worker: over 600 sheets the whole process peaked at 580 MB with 150 each, at 705 MB with 200. */
export const sheetsPerWorker = 150;

/** Sets up to `sheetsPerWorker` sheets; `onMade` is called after each. Rejects with the engine's message when one cannot be set. */
export function makeSheets(jobs: readonly SheetJob[], onMade: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('sheet-worker.ts', import.meta.url), { workerData: jobs });
    worker.on('message', onMade);
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The sheets' worker ended with ${code}`)),
    );
  });
}
