import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from '../../../scripts/check/check.ts';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { runCommand, type Outcome } from '../../run-command.ts';

const fixture = path.join(projectDir, 'tests/fixtures/catalogue');

/** A copy of the fixture catalogue plus the given files, as a folder `data` in an empty working directory. */
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

/** Runs `npm run check` on the folder `data` of a working directory. */
export function runCheck(folder: string, words: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return runCommand(check, ['--data', 'data', ...words], { folder, env: { GITHUB_STEP_SUMMARY: undefined, ...env } });
}
