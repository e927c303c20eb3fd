/** What can be done about a folder that can't be written (errno(3)). */
const reasons: Readonly<Partial<Record<string, string>>> = {
  ENOSPC: 'the disk is full: make room, and build again',
  EDQUOT: 'the quota of this user is used up: make room, and build again',
  EROFS: 'the file system is read-only: build into a folder that can be written, with --out',
  EACCES: 'this user may not write there: build as the user who owns the folder',
  EPERM: 'this user may not write there: build as the user who owns the folder',
};

/**
 * A sentence for someone whose disk or folder can't be written.
 * @returns undefined for every other fault, which is a bug
 */
export function explainDiskFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined;
  const reason = reasons[String(error.code)];
  const file = 'path' in error ? String(error.path) : 'a file';
  return reason === undefined ? undefined : `${file} could not be written: ${reason}.`;
}
