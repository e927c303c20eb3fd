/** Worker threads for files of the site. They start with the first file that has to be made. */
import { Tinypool } from 'tinypool';

export interface Workers<Job, Made> {
  /** Makes one file. A job is plain data. */
  run: (job: Job) => Promise<Made>;
  close: () => Promise<void>;
}

interface WorkersOptions<Job> {
  /** A module whose default export does one job. */
  program: URL;
  threads: number;
  /** What all threads get as `workerData[1]`, such as a compiled engine. Made once. */
  share?: () => Promise<unknown>;
  /** Replaces threads after this many jobs of each, to free the memory that their engine keeps per job. */
  recycleAfter?: number;
  /** How many a job counts for; 1 by default. */
  countOf?: (job: Job) => number;
}

/** Idle threads end after this many milliseconds. */
const idleTimeout = 10_000;

export function openWorkers<Job, Made>(options: WorkersOptions<Job>): Workers<Job, Made> {
  const { program, threads, share, recycleAfter = Infinity, countOf = () => 1 } = options;
  let opening: Promise<Tinypool> | undefined;
  let done = 0;

  const open = async () => {
    const workerData = await share?.();
    return new Tinypool({ filename: program.href, minThreads: 1, maxThreads: threads, idleTimeout, workerData });
  };
  return {
    async run(job) {
      const pool = await (opening ??= open());
      const made = (await pool.run(job)) as Made;
      done += countOf(job);
      if (done >= recycleAfter * threads) {
        done = 0;
        await pool.recycleWorkers();
      }
      return made;
    },
    async close() {
      await (await opening)?.destroy();
    },
  };
}
