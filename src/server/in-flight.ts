import type { ServerResponse } from 'node:http';
import type { LoadedFile } from './load-file.ts';

/**
 * Bytes of different files that answers under way may hold in memory, beside those that are kept: visitors who read slowly, or
 * not at all, hold what they were promised until they are cut off.
 */
const MOST_BYTES = 64 * 1024 * 1024;

/** Large files that are open at the same time, each for one answer. */
const MOST_OPEN = 256;

export interface InFlight {
  /**
   * Counts an answer with a file until it is over. A file in memory is counted once, however many visitors get it.
   * @returns false when there is no room: then it is not counted
   */
  admit(file: LoadedFile, response: ServerResponse): boolean;
}

export function countInFlight(): InFlight {
  const answers = new Map<LoadedFile, number>();
  let bytes = 0;
  let opened = 0;

  const enter = (file: LoadedFile): boolean => {
    if (!Buffer.isBuffer(file.content)) {
      if (opened >= MOST_OPEN) return false;
      opened += 1;
      return true;
    }
    const count = answers.get(file) ?? 0;
    if (count === 0 && bytes + file.size > MOST_BYTES) return false;
    if (count === 0) bytes += file.size;
    answers.set(file, count + 1);
    return true;
  };

  const leave = (file: LoadedFile) => {
    if (!Buffer.isBuffer(file.content)) {
      opened -= 1;
      return;
    }
    const count = (answers.get(file) ?? 1) - 1;
    if (count > 0) answers.set(file, count);
    else {
      answers.delete(file);
      bytes -= file.size;
    }
  };

  return {
    admit(file, response) {
      if (!enter(file)) return false;
      response.once('close', () => leave(file));
      return true;
    },
  };
}
