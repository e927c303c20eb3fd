import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectDir } from '../../scripts/lib/build-settings.ts';

export interface Cost {
  /** Processor time (user and system) of the command and all its children, in seconds. */
  cpu: number;
  /** Peak memory of the command without child processes, in megabytes. */
  memory: number;
}

/** Runs a Node program of the project, one at a time. Throws with what it printed when it fails. */
export async function measure(...words: string[]): Promise<Cost> {
  const before = endedChildren();
  const running = promisify(execFile)(process.execPath, words, { cwd: projectDir, maxBuffer: 1e8 });
  let memory = 0;
  const timer = setInterval(() => (memory = Math.max(memory, peakOf(running.child.pid ?? 0))), 50);
  await running.finally(() => clearInterval(timer));
  return { cpu: endedChildren() - before, memory };
}

/** Processor time of all ended child processes and theirs (proc(5): cutime and cstime, in ticks of 10 ms). */
function endedChildren(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** The most resident memory that a process has had, in megabytes; 0 when it has ended. */
function peakOf(pid: number): number {
  try {
    return (Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/** The arguments after `node` of a script in package.json: `npm run NAME` without npm's own start-up time. */
export function npmScript(name: string): string[] {
  const text = readFileSync(path.join(projectDir, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: Partial<Record<string, string>> };
  return (scripts[name] ?? '').split(' ').slice(1);
}
