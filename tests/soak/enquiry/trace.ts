import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findProgram } from '../../find-program.ts';
import { until } from '../../enquiry/support/until.ts';

/** A system call of a trace. */
export interface Call {
  name: string;
  /** The file or connection, from strace's option -y. */
  target: string;
  /** Arguments and result, as printed by strace. */
  text: string;
  /** Start and end in seconds since 1970, by the system clock, so that traces can be compared. */
  began: number;
  ended: number;
}

/** System calls to trace: reads, writes and syncs. */
const calls = 'read,recvfrom,write,writev,sendto,pwrite64,fsync,fdatasync';

/** Why system calls cannot be traced here; undefined when they can. */
export function tracingRefused(): string | undefined {
  const { status, stderr } = spawnSync(findProgram('strace'), ['-o', '/dev/null', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim() || `strace ended with ${status}`;
}

/**
 * The command line that traces another command with all its threads and children. strace runs detached (-D), so the
 * traced process is our direct child and gets our signals.
 */
export function tracer(file: string): string[] {
  return [findProgram('strace'), '-D', '-f', '-y', '-ttt', '-T', '-s', '1500', '-e', `trace=${calls}`, '-o', file];
}

/** The calls of a trace whose process has ended, once strace has written all of them. */
export async function finishedTrace(file: string, pid: number): Promise<Call[]> {
  const end = new RegExp(`^${pid} .*\\+\\+\\+ (exited|killed)`, 'm');
  await until('the tracer has written the end', () => end.test(readFileSync(file, 'utf8')));
  return readTrace(readFileSync(file, 'utf8'));
}

/** Parses the output of `tracer`, and joins calls that strace splits when another thread interrupts. */
function readTrace(trace: string): Call[] {
  const found: Call[] = [];
  const open = new Map<string, Call>();
  for (const line of trace.split('\n')) {
    const [, thread = '', time = '', rest = ''] = /^(\d+)\s+([\d.]+) (.*)$/.exec(line) ?? [];
    const took = Number(/<([\d.]+)>$/.exec(rest)?.[1] ?? 0);
    const resumed = /^<\.\.\. (\w+) resumed>(.*)$/.exec(rest);
    const started = open.get(thread);
    if (resumed && started) {
      started.text += resumed[2] ?? '';
      started.ended = started.began + took;
      open.delete(thread);
      continue;
    }
    const [, name = '', text = ''] = /^(\w+)\((.*)$/.exec(rest) ?? [];
    if (name === '') continue;
    const began = Number(time);
    const call = { name, target: /^\d+<([^>]*)>/.exec(text)?.[1] ?? '', text, began, ended: began + took };
    found.push(call);
    if (text.endsWith('<unfinished ...>')) open.set(thread, call);
  }
  return found;
}
