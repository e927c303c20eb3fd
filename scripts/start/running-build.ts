/** A build in a process of its own, which makes first what visitors ask for. Reads and writes: as a build does. */
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { BuildingSite } from '../../src/server/building-site.ts';
import type { BuildSettings } from '../lib/build-settings.ts';

/** The site can be served, or a file is there. */
export type FromBuild = Pick<BuildingSite, 'folder' | 'ready' | 'slow'> | { made: string };

/** A file of the site that a visitor asks for, or that the site is being served: its folder may be renamed. */
export type ToBuild = { wanted: string } | { served: true };

interface RunningBuild {
  /** The site as soon as it can be served; undefined when the build ends before: nothing had to be made, or it failed. */
  site: Promise<BuildingSite | undefined>;
  /** Tells the build that the site is being served. */
  noteServed: () => void;
  /** Its exit code. */
  ended: Promise<number>;
}

/** With these an operator ends a process; of others a build is killed by the system, which may have room a second time. */
const wished = new Set<unknown>(['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a build, and once more when it is killed.
 * @param program run with the folders, as in `build-and-tell.ts`
 */
export function startBuild(
  { dataDir, outDir }: BuildSettings,
  program: string = path.join(import.meta.dirname, 'build-and-tell.ts'),
): RunningBuild {
  const site = Promise.withResolvers<BuildingSite | undefined>();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const missing = new Set<string>();
  let child: ChildProcess | undefined;
  let isServed = false;
  const send = (message: ToBuild) => void (child?.connected && child.send(message));

  const run = (): Promise<number | NodeJS.Signals> => {
    const running = fork(program, ['--data', dataDir, '--out', outDir], { execArgv: [] });
    child = running;
    running.on('message', (message: FromBuild) => {
      if ('made' in message) {
        missing.delete(message.made);
        waiting.get(message.made)?.resolve();
        return;
      }
      for (const name of message.slow) missing.add(name);
      // A second build has not heard what was said to the first.
      if (isServed) send({ served: true });
      site.resolve({ ...message, want, ended });
    });
    return new Promise((resolve) => running.once('exit', (code, signal) => resolve(code ?? signal ?? 1)));
  };
  const ended = (async () => {
    let end = await run();
    for (const next of [' The build is started once more.', '']) {
      if (typeof end === 'number' || wished.has(end)) break;
      console.error(`The build was ended by ${end}: out of memory?${next}`);
      if (next) end = await run();
    }
    return typeof end === 'number' ? end : 1;
  })();
  void ended.then(() => site.resolve(undefined));

  async function want(name: string): Promise<void> {
    if (!missing.has(name)) return;
    const known = waiting.get(name);
    const made = known ?? Promise.withResolvers<void>();
    waiting.set(name, made);
    if (!known) send({ wanted: name });
    await Promise.race([made.promise, ended]);
  }
  return {
    site: site.promise,
    noteServed() {
      isServed = true;
      send({ served: true });
    },
    ended,
  };
}
