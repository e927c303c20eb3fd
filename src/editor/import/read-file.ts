import type { Spreadsheet } from '../../new-entries/cells.ts';
import { patience, tookTooLong, whyTooLarge } from '../../new-entries/spreadsheet-limits.ts';

/** Reads a spreadsheet while the page stays responsive; what takes too long is ended. */
export function readFile(file: File, encoding?: string): Promise<Spreadsheet> {
  const problem = whyTooLarge(file.name, file.size);
  if (problem !== undefined) return Promise.resolve({ problem });
  const worker = new Worker(new URL('./spreadsheet-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Spreadsheet>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Spreadsheet>) => resolve(data));
    for (const event of ['error', 'messageerror'])
      worker.addEventListener(event, () => resolve(tookTooLong(file.name)));
    setTimeout(() => resolve(tookTooLong(file.name)), patience);
    worker.postMessage([file, encoding], []);
  });
  return answer.finally(() => worker.terminate());
}
