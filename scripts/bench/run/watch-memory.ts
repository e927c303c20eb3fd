import { readFileSync } from 'node:fs';

/** Milliseconds between two looks: a short peak is missed, a longer one is what fills a machine. */
const INTERVAL = 50;

/** Looks at the memory of a process and all below it until it is stopped; then it says the most, in megabytes. */
export function watchMemory(pid: number): { stop: () => number } {
  let most = 0;
  const look = () => (most = Math.max(most, memoryOf(pid)));
  const timer = setInterval(look, INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

/** What proc(5) counts in: 4 kB on all machines that Node runs on with /proc, but some with ARM. */
const PAGE = 4096;

/**
 * Resident memory of a process and its children, in megabytes; what two of them share counts twice (its exact share,
 * `Pss`, costs the process that is asked for more than what it does). 0 when the process has ended.
 */
function memoryOf(pid: number): number {
  try {
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), (resident * PAGE) / 1e6);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}
