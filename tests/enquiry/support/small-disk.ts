import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A place in which a store runs out of room. */
export interface SmallDisk {
  folder: string;
  /** Takes the room away, once the service that keeps its store there runs. */
  fill(pid: number): void;
  /** Gives room again. */
  empty(pid: number): void;
  remove(): void;
}

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'ignore' });

/** Bytes that are left when it is full: some posts still fit. */
const left = 500_000;

/** A file system of its own of 64 MB, of which something else takes nearly all. */
function fullFileSystem(): SmallDisk {
  const { folder, remove } = temporaryFolder('full-disk');
  run('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    empty: () => rmSync(ballast),
    remove() {
      run('umount', '-l', folder);
      remove();
    },
  };
}

/** A limit of the size of files, which the system sets a process (RLIMIT_FSIZE). */
function sizeLimit(): SmallDisk {
  const { folder, remove } = temporaryFolder('size-limit');
  return {
    folder,
    fill: (pid) => run('prlimit', '--pid', String(pid), '--fsize=300000:'),
    empty: (pid) => run('prlimit', '--pid', String(pid), '--fsize=unlimited:'),
    remove,
  };
}

function canMount(): boolean {
  try {
    fullFileSystem().remove();
    return true;
  } catch {
    return false;
  }
}

/** The ways to run out of room on this machine: only root may mount a file system; everyone can be limited. */
export function smallDisks(): [string, () => SmallDisk][] {
  const limited: [string, () => SmallDisk] = ['at a limit of file sizes', sizeLimit];
  return canMount() ? [['on a full file system', fullFileSystem], limited] : [limited];
}
