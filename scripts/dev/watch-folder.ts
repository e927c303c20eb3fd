/** Watches a folder with one watcher per subfolder, so ten thousand files in a few folders cost little. */
import { existsSync, lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Debounce in milliseconds: editors write a file in several steps. */
const SETTLE = 40;
/** Poll interval for a missing folder, in milliseconds. */
const LOOK = 1000;

/** Calls `onChange` shortly after a change. @returns a function that stops watching */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let settling: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;

  const note = () => {
    clearTimeout(settling);
    settling = setTimeout(onChange, SETTLE);
  };

  /** Watches a folder and its subfolders. @returns whether it exists */
  const begin = (name: string): boolean => {
    const place = path.join(folder, name);
    if (watchers.has(name)) return true;
    try {
      const watcher = watch(place, (_event, file) => {
        if (!existsSync(place)) return end(name);
        const inner = path.join(name, file ?? '');
        if (lstatSync(path.join(folder, inner), { throwIfNoEntry: false })?.isDirectory()) begin(inner);
        note();
      });
      watcher.on('error', () => end(name));
      watchers.set(name, watcher);
      for (const entry of readdirSync(place, { withFileTypes: true }))
        if (entry.isDirectory()) begin(path.join(name, entry.name));
      return true;
    } catch {
      end(name);
      return false;
    }
  };

  const end = (name: string) => {
    watchers.get(name)?.close();
    if (watchers.delete(name)) note();
    if (name === '') lookForIt();
  };

  /** The folder itself may be created, deleted and created again. */
  const lookForIt = () => {
    clearTimeout(looking);
    looking = setTimeout(() => (begin('') ? note() : undefined), LOOK);
  };

  begin('');
  return () => {
    clearTimeout(settling);
    clearTimeout(looking);
    for (const watcher of watchers.values()) watcher.close();
  };
}
