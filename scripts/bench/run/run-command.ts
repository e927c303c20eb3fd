import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectDir } from '../../lib/build-settings.ts';
import { watchMemory } from './watch-memory.ts';

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

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
