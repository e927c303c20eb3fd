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

/**
 * Resident memory with a shared page counted once among those that share it (proc(5): `Pss` of smaps_rollup), of a
 * process and its children, in megabytes. 0 when the process has ended.
 */
function memoryOf(pid: number): number {
  try {
    const own = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? '0';
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child)), Number(own) / 1024);
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}
