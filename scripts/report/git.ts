import { execFile } from 'node:child_process';

/** Largest output, in bytes: all files of a large catalogue with its pictures. */
const maxBuffer = 1 << 30;

/**
 * What a git command prints.
 * @param input what it reads
 * @returns undefined when it fails: no git, no repository, no such revision
 */
export function git(folder: string, words: string[], input = ''): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const child = execFile('git', words, { cwd: folder, encoding: 'buffer', maxBuffer }, (error, output) =>
      resolve(error ? undefined : output),
    );
    // A command that ends before it has read everything says why by its exit code.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}
