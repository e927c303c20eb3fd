import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';

const fixture = path.join(projectDir, 'tests/fixtures/catalogue');

/** A copy of the fixture catalogue with files of its own, as a folder `data` in an empty working directory. */
export function makeFolder(files: Record<string, string | Uint8Array>): { folder: string; dataDir: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
  const dataDir = path.join(folder, 'data');
  cpSync(fixture, dataDir, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
    writeFileSync(path.join(dataDir, file), text);
  }
  return { folder, dataDir };
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true });
}

/** Runs the command in a working directory, on the folder `data` in it, as npm run check would. */
export function runCheck(folder: string, words: string[], env: Record<string, string> = {}) {
  const command = path.join(projectDir, 'scripts/check.ts');
  const { GITHUB_STEP_SUMMARY: _summary, ...outer } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--data', 'data', ...words], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...outer, ...env },
  });
  return { status, stdout, stderr };
}
