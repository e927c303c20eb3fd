import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findProgram } from '../../find-program.ts';

export interface Load {
  perSecond: number;
  /** Responses other than 2xx and 3xx, and broken connections. */
  failures: number;
}

/** Requests an address on 32 connections with the load generator `wrk`, and counts the responses. */
export async function loadAddress(url: string, seconds: number): Promise<Load> {
  const words = ['-t', '1', '-c', '32', '-d', `${seconds}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout } = await promisify(execFile)(findProgram('wrk'), words);
  const count = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? [];
  return {
    perSecond: count(/Requests\/sec:\s+([\d.]+)/),
    failures: count(/Non-2xx or 3xx responses: (\d+)/) + broken.reduce((sum, part) => sum + Number(part), 0),
  };
}
