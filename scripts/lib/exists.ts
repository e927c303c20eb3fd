import { access } from 'node:fs/promises';

/** Whether there is such a file or folder. */
export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
