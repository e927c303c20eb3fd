/** Reads: the server's program. Writes: pages, through its workers. Run by: scripts/steps/pages.ts. */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Written } from '../outputs/output.ts';
import type { DocumentFrame, PageTexts, RenderAnswer, RenderJob, WriteDocuments } from './write-documents.ts';

export interface RenderPool {
  /** Says that so many pages more may have to be rendered; where they are many, the workers start at once. */
  expect: (pages: number) => void;
  /**
   * Renders a page into a file.
   * @param page undefined for the not-found page
   * @returns the file's bytes, and the addresses of this site that its own part, without header and footer, refers to
   */
  render: (file: string, page: PageTexts | undefined) => Promise<Required<Written>>;
  close: () => Promise<void>;
}

interface Waiting extends RenderJob {
  resolve: (written: Required<Written>) => void;
  reject: (error: Error) => void;
}

interface Lane {
  /** Takes a batch; it is answered later. */
  post: (jobs: RenderJob[]) => void;
  end: () => Promise<unknown>;
  /** Batches that were sent and not answered yet, in their order. */
  sent: Waiting[][];
}

/** More do not pay on machines with many cores: the file system is the limit then, and each worker takes 100 MB. */
const MOST_WORKERS = 4;
/** So few pages are rendered in this thread: it takes no longer than the start of workers. */
const FEW = 200;
/** Pages in a message: one message a page would cost a tenth of its rendering. */
const BATCH = 8;
/** Batches that a worker has at a time: the next lies ready when one is done. */
const AHEAD = 2;
/** Megabytes. What a page needs is soon let go; without a limit workers keep several times as much. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 };

/**
 * Renders pages in workers, one for each core, or a few of them in this thread, where what renders starts with the first
 * page. A build without changes does without.
 * @param programDir the folder of the programs
 */
export function makeRenderPool(programDir: string, frame: DocumentFrame): RenderPool {
  const lanes: Lane[] = [];
  const queue: Waiting[] = [];
  const most = Math.min(MOST_WORKERS, availableParallelism());
  let isPlanned = false;
  let expected = 0;

  const startLane = (): Lane => {
    const sent: Waiting[][] = [];
    const fail = (error: Error) => {
      for (const { reject } of sent.splice(0).flat()) reject(error);
    };
    const take = (answers: readonly RenderAnswer[]) => {
      const jobs = sent.shift() ?? [];
      for (const [index, { resolve, reject }] of jobs.entries()) {
        const answer = answers[index];
        if (answer && answer.error === undefined)
          resolve({ size: answer.size, links: answer.links === '' ? [] : answer.links.split('\n') });
        else reject(answer?.error ?? new Error('a page was not answered'));
      }
      send();
    };
    const open = expected > FEW ? openWorker : openWriter;
    const lane = { sent, ...open(path.join(programDir, 'server'), frame, { take, fail }) };
    lanes.push(lane);
    return lane;
  };

  const freeLane = (): Lane | undefined => {
    const least = lanes.toSorted((a, b) => a.sent.length - b.sent.length)[0];
    if (least?.sent.length === 0) return least;
    if (lanes.length < (expected > FEW ? most : 1)) return startLane();
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
      lane.post(batch.map(({ file, page }): RenderJob => ({ file, page })));
    }
  };

  return {
    expect(pages) {
      expected += pages;
      if (expected > FEW) for (let lane = lanes.length; lane < most; lane++) startLane();
    },
    render: (file, page) =>
      new Promise((resolve, reject) => {
        queue.push({ file, page, resolve, reject });
        // Those that are asked for at the same time go together.
        if (!isPlanned) setImmediate(send);
        isPlanned = true;
      }),
    async close() {
      await Promise.all(lanes.map(({ end }) => end()));
    },
  };
}

interface Answers {
  /** Takes the answers to a batch, in the order in which they were sent. */
  take: (answers: readonly RenderAnswer[]) => void;
  /** No batch will be answered any more. */
  fail: (error: Error) => void;
}

type OpenLane = (serverDir: string, frame: DocumentFrame, answers: Answers) => Pick<Lane, 'post' | 'end'>;

/** Another thread that renders. */
const openWorker: OpenLane = (serverDir, frame, { take, fail }) => {
  const worker = new Worker(path.join(serverDir, 'render-worker.js'), { workerData: frame, resourceLimits });
  worker.on('message', take);
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`a worker that renders pages ended with ${code}`)));
  return { post: (jobs) => worker.postMessage(jobs), end: () => worker.terminate() };
};

/** The same in this thread. */
const openWriter: OpenLane = (serverDir, frame, { take, fail }) => {
  const program = import(pathToFileURL(path.join(serverDir, 'write-documents.js')).href) as Promise<{
    makeDocumentWriter: (frame: DocumentFrame) => Promise<WriteDocuments>;
  }>;
  const writer = program.then(({ makeDocumentWriter }) => makeDocumentWriter(frame));
  return { post: (jobs) => void writer.then((write) => write(jobs)).then(take, fail), end: () => Promise.resolve() };
};
