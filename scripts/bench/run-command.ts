import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectDir } from '../lib/build-settings.ts';
import path from 'node:path';

/** What a command took. */
export interface Cost {
  /** By the clock. */
  seconds: number;
  /** Seconds of processor time (user and system) of it and all its children. */
  cpu: number;
  /** The most memory that it and its children held at one time, in megabytes. */
  memory: number;
  /** The end of what it printed. */
  output: string;
}

/**
 * Processor time in seconds of all children of this process that have ended, and of their children (proc(5): fields
 * cutime and cstime of /proc/self/stat, in ticks of 10 ms). Node's own `resourceUsage` knows this process only.
 */
function endedChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs a Node program of the project to its end, one at a time. Throws with what it printed when it fails. */
export async function runCommand(words: readonly string[]): Promise<Cost> {
  const before = endedChildren();
  const start = performance.now();
  const child = spawn(process.execPath, words, { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'] });
  const memory = watchMemory(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const peak = memory.stop();
  if (code !== 0) throw new Error(`node ${words.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, cpu: endedChildren() - before, memory: peak, output };
}

/** Milliseconds between two looks: a short peak is missed, a longer one is what fills a machine. */
const INTERVAL = 50;

/** Looks at the memory of a process and all below it until it is stopped; then it says the most, in megabytes. */
function watchMemory(pid: number): { stop: () => number } {
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

/** The words behind `node` of a script in package.json: what `npm run NAME` starts, without the time that npm takes itself. */
export function npmScript(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    scripts: Partial<Record<string, string>>;
  };
  const [node, ...words] = scripts[name]?.split(' ') ?? [];
  if (node !== 'node') throw new Error(`package.json has no script \`${name}\` that starts node`);
  return words;
}

/** The plain program that gives the floor: see floor.ts. */
export const floorProgram = path.join(import.meta.dirname, 'floor.ts');
