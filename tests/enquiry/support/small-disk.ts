import { execFileSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A place where a store runs out of space. `using` unmounts it. */
export interface SmallDisk extends Disposable {
  folder: string;
  /** Takes the space away while the service runs. */
  fill(pid: number): void;
  empty(pid: number): void;
}

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'ignore' });

/** Bytes left on the full disk: some posts still fit. */
const left = 500_000;

/** A file system of 64 MB, nearly filled. */
function fullFileSystem(): SmallDisk {
  const folder = temporaryFolder('full-disk');
  run('mount', '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder);
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    empty: () => rmSync(ballast),
    [Symbol.dispose]: () => run('umount', '-l', folder),
  };
}

/** A limit of the process's file size (RLIMIT_FSIZE). */
function sizeLimit(): SmallDisk {
  return {
    folder: temporaryFolder('size-limit'),
    fill: (pid) => run('prlimit', '--pid', String(pid), '--fsize=300000:'),
    empty: (pid) => run('prlimit', '--pid', String(pid), '--fsize=unlimited:'),
    [Symbol.dispose]: () => {},
  };
}

function canMount(): boolean {
  try {
    fullFileSystem()[Symbol.dispose]();
    return true;
  } catch {
    return false;
  }
}

/** Available ways to run out of space: only root may mount a file system; a size limit always works. */
export function smallDisks(): [string, () => SmallDisk][] {
  const limited: [string, () => SmallDisk] = ['at a limit of file sizes', sizeLimit];
  return canMount() ? [['on a full file system', fullFileSystem], limited] : [limited];
}
