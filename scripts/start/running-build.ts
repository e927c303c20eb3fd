/** A build in a process of its own, which makes first what visitors ask for. Reads and writes: as a build does. */
import { fork } from 'node:child_process';
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

export function startBuild({ dataDir, outDir }: BuildSettings): RunningBuild {
  const program = path.join(import.meta.dirname, 'build-and-tell.ts');
  const child = fork(program, ['--data', dataDir, '--out', outDir], { execArgv: [] });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  const missing = new Set<string>();

  const want = async (name: string): Promise<void> => {
    if (!missing.has(name) || !child.connected) return;
    const known = waiting.get(name);
    const made = known ?? Promise.withResolvers<void>();
    waiting.set(name, made);
    if (!known) child.send({ wanted: name } satisfies ToBuild);
    await Promise.race([made.promise, ended]);
  };
  const site = new Promise<BuildingSite | undefined>((resolve) => {
    child.on('message', (message: FromBuild) => {
      if ('made' in message) {
        missing.delete(message.made);
        waiting.get(message.made)?.resolve();
        return;
      }
      for (const name of message.slow) missing.add(name);
      resolve({ ...message, want, ended });
    });
    void ended.then(() => resolve(undefined));
  });
  return { site, noteServed: () => void (child.connected && child.send({ served: true } satisfies ToBuild)), ended };
}
