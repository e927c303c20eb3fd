import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectDir } from '../lib/build-settings.ts';

/** What a command took: seconds by the clock, seconds of processor time (user and system) of it and all its children. */
export interface Cost {
  seconds: number;
  cpu: number;
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
export async function runCommand(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Cost> {
  const before = endedChildren();
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: projectDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-20_000)));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`node ${words.join(' ')} ended with ${code}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, cpu: endedChildren() - before };
}

/** The middle one of some numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
