import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';

/** Copies the tracked files of the project (no caches or outputs) and its packages into a new folder. */
export function copyProject(folder: string): void {
  const names = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
  });
  mkdirSync(folder, { recursive: true });
  for (const name of names.split('\0').filter(Boolean)) {
    cpSync(path.join(projectDir, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(folder, 'node_modules'));
}
