import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findProgram } from '../../../scripts/lib/browser/find-program.ts';
import { until } from '../../enquiry/support/until.ts';

/** A system call of a trace. */
export interface Call {
  name: string;
  /** The file or the connection that it is about, as strace's option -y shows it. */
  target: string;
  /** Its arguments and its result, as strace prints them. */
  text: string;
  /** Seconds since 1970 at its beginning and at its end, by the machine's clock: those of two traces compare. */
  began: number;
  ended: number;
}

/** What is traced: all that reads, writes, and asks for a write to the disk. */
const calls = 'read,recvfrom,write,writev,sendto,pwrite64,fsync,fdatasync';

/** Why system calls can't be traced on this machine; undefined where they can. */
export function tracingRefused(): string | undefined {
  const { status, stderr } = spawnSync(findProgram('strace'), ['-o', '/dev/null', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : stderr.trim() || `strace ended with ${status}`;
}

/**
 * The command that runs another one and traces it with all its threads and children. The tracer stands aside (-D), so
 * the traced process is our own child and gets our signals.
 */
export function tracer(file: string): string[] {
  return [findProgram('strace'), '-D', '-f', '-y', '-ttt', '-T', '-s', '1500', '-e', `trace=${calls}`, '-o', file];
}

/** The calls of a trace whose process has ended, once the tracer has written them all. */
export async function finishedTrace(file: string, pid: number): Promise<Call[]> {
  const end = new RegExp(`^${pid} .*\\+\\+\\+ (exited|killed)`, 'm');
  await until('the tracer has written the end', () => end.test(readFileSync(file, 'utf8')));
  return readTrace(readFileSync(file, 'utf8'));
}

/** Reads the output of `tracer`, whose lines are cut in two where a line of another thread comes between. */
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
