/** Watches a folder with one watcher per subfolder, so ten thousand files in a few folders cost little. */
import { existsSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Debounce in milliseconds: editors write a file in several steps. */
const SETTLE = 40;
/** Poll interval for a missing folder, in milliseconds. */
const LOOK = 1000;

/** Calls `onChange` shortly after a change. @returns a function that stops watching */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;

  const run = (after: number, what: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(what, after);
  };
  const note = () =>
    run(SETTLE, () => {
      begin();
      onChange();
    });
  const end = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  /** Also runs after each change: a subfolder may be new, or replaced by another one of the same name. */
  const begin = () => {
    end();
    try {
      for (const each of [folder, ...subfoldersOf(folder)]) watchers.push(watch(each, note).on('error', note));
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') lookForIt();
      else console.error(`Not all changes in ${folder} are noticed: ${message}`);
    }
  };
  const lookForIt = () => run(LOOK, () => (existsSync(folder) ? note() : lookForIt()));

  begin();
  return () => {
    clearTimeout(timer);
    end();
  };
}

function subfoldersOf(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => path.join(parentPath, name));
}
