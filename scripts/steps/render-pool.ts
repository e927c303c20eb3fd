/** Reads: the server's program. Writes: pages, through its workers. Run by: scripts/steps/pages.ts. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
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

interface Waiting extends RenderJob {
  resolve: (links: string[]) => void;
  reject: (error: Error) => void;
}

interface Lane {
  worker: Worker;
  /** Batches that were sent and not answered yet, in their order. */
  sent: Waiting[][];
}

/** More do not pay on machines with many cores: the file system is the limit then, and each worker takes 100 MB. */
const MOST_WORKERS = 4;
/** Pages in a message: one message a page would cost a tenth of its rendering. */
const BATCH = 8;
/** Batches that a worker has at a time: the next lies ready when one is done. */
const AHEAD = 2;
/** Megabytes. What a page needs is soon let go; without a limit workers keep several times as much. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/**
 * Starts workers that render pages, one for each core; they start with the first page, so that a build without changes has none.
 * @param programDir the folder of the programs
 */
export function makeRenderPool(programDir: string, frame: DocumentFrame): RenderPool {
  const program = path.join(programDir, 'server/render-worker.js');
  const lanes: Lane[] = [];
  const queue: Waiting[] = [];
  const most = Math.min(MOST_WORKERS, availableParallelism());
  const intern = makeInterner();
  let isPlanned = false;

  const startLane = (): Lane => {
    const worker = new Worker(program, { workerData: frame, resourceLimits });
    const lane: Lane = { worker, sent: [] };
    const failAll = (error: Error) => {
      for (const { reject } of lane.sent.splice(0).flat()) reject(error);
    };
    worker.on('message', (answers: RenderAnswer[]) => {
      const jobs = lane.sent.shift() ?? [];
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const { links, error } = answers[index] ?? { links: '', error: new Error('a page was not answered') };
        if (error === undefined) resolve(links === '' ? [] : links.split('\n').map(intern));
        else reject(error);
      }
      send();
    });
    worker.on('error', failAll);
    worker.on('exit', (code) => failAll(new Error(`a worker that renders pages ended with ${code}`)));
    lanes.push(lane);
    return lane;
  };

  const freeLane = (): Lane | undefined => {
    const least = lanes.toSorted((a, b) => a.sent.length - b.sent.length)[0];
    if (least?.sent.length === 0) return least;
    if (lanes.length < most) return startLane();
    return least && least.sent.length < AHEAD ? least : undefined;
  };

  const send = () => {
    isPlanned = false;
    while (queue.length > 0) {
      const lane = freeLane();
      if (!lane) return;
      // A few pages are shared out among all.
      const batch = queue.splice(0, Math.min(BATCH, Math.ceil(queue.length / most)));
      lane.sent.push(batch);
      lane.worker.postMessage(batch.map(({ file, page }): RenderJob => ({ file, page })));
    }
  };

  return {
    render: (file, page) =>
      new Promise<string[]>((resolve, reject) => {
        queue.push({ file, page, resolve, reject });
        // Those that are asked for at the same time go together.
        if (!isPlanned) setImmediate(send);
        isPlanned = true;
      }),
    async close() {
      await Promise.all(lanes.map(({ worker }) => worker.terminate()));
    },
  };
}

/** Makes equal texts one text: the same addresses come from thousands of pages. */
function makeInterner(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const same = known.get(text);
    if (same !== undefined) return same;
    known.set(text, text);
    return text;
  };
}
