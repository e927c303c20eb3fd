/** Reads: the server's program. Writes: pages, through its workers. Run by: scripts/steps/pages.ts. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentFrame, RenderAnswer, RenderJob } from './render-worker.ts';

export interface RenderPool {
  /**
   * Renders a page into a file.
   * @param page its data as JSON; undefined for the not-found page
   * @returns the addresses of this site that its own part, without header and footer, refers to
   */
  render: (file: string, page: string | undefined) => Promise<string[]>;
  close: () => Promise<void>;
}

interface Lane {
  worker: Worker;
  waiting: Map<number, { resolve: (links: string[]) => void; reject: (error: Error) => void }>;
}

/** More do not pay on machines with many cores: the file system is the limit then, and each worker takes 100 MB. */
const MOST_WORKERS = 4;

/** Starts workers that render pages, one for each core; they start with the first page, so that a build without changes has none. */
export function makeRenderPool(frame: DocumentFrame): RenderPool {
  const lanes: Lane[] = [];
  let count = 0;

  const startLane = (): Lane => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: frame });
    const lane: Lane = { worker, waiting: new Map() };
    const failAll = (error: Error) => {
      for (const { reject } of lane.waiting.values()) reject(error);
      lane.waiting.clear();
    };
    worker.on('message', ({ id, links, error }: RenderAnswer) => {
      const job = lane.waiting.get(id);
      lane.waiting.delete(id);
      if (error === undefined) job?.resolve(links);
      else job?.reject(error);
    });
    worker.on('error', failAll);
    worker.on('exit', (code) => failAll(new Error(`a worker that renders pages ended with ${code}`)));
    return lane;
  };

  return {
    render(file, page) {
      const wanted = Math.min(MOST_WORKERS, availableParallelism());
      const idle = lanes.find((lane) => lane.waiting.size === 0);
      const lane =
        idle ?? (lanes.length < wanted ? undefined : lanes.toSorted((a, b) => a.waiting.size - b.waiting.size)[0]);
      const chosen = lane ?? startLane();
      if (!lane) lanes.push(chosen);
      const id = (count += 1);
      return new Promise<string[]>((resolve, reject) => {
        chosen.waiting.set(id, { resolve, reject });
        chosen.worker.postMessage({ id, file, page } satisfies RenderJob);
      });
    },
    async close() {
      await Promise.all(lanes.map(({ worker }) => worker.terminate()));
    },
  };
}
