import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectDir } from '../lib/build-settings.ts';
import path from 'node:path';

export interface Cost {
  /** Processor time (user and system) of the command and all its children, in seconds. */
  cpu: number;
  /** Peak memory of the command and its children together, in megabytes. */
  memory: number;
}

/**
 * Processor time in seconds of all ended child processes and their descendants (proc(5): cutime and cstime of
 * /proc/self/stat, in ticks of 10 ms). Node's own `resourceUsage` covers only this process.
 */
function endedChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Runs a Node program of the project, one at a time. Throws with its output when it fails. */
export async function runCommand(words: readonly string[]): Promise<Cost> {
  const before = endedChildren();
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
  return { cpu: endedChildren() - before, memory: peak };
}

/** Interval between two memory samples in milliseconds. It may miss short peaks. */
const INTERVAL = 50;

/** Samples the memory of a process and its descendants until stopped, then returns the maximum in megabytes. */
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

/** Page size that proc(5) counts in: 4 kB on all machines that run Node with /proc, except some ARM ones. */
const PAGE = 4096;

/**
 * Resident memory of a process and its children in megabytes; 0 when the process has ended. Shared memory counts twice:
 * reading the exact share (`Pss`) would slow the measured process down too much.
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

/** The arguments after `node` of a script in package.json: `npm run NAME` without npm's own start-up time. */
export function npmScript(name: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
    scripts: Partial<Record<string, string>>;
  };
  const [node, ...words] = scripts[name]?.split(' ') ?? [];
  if (node !== 'node') throw new Error(`package.json has no script \`${name}\` that starts node`);
  return words;
}

/** The baseline program: see floor.ts. */
export const floorProgram = path.join(import.meta.dirname, 'floor.ts');
