import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Gives a run of tests a temporary folder of its own (TMPDIR), which is deleted at the end with everything that tests,
 * commands and browsers leave there, also when a test fails.
 */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-run-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env['TMPDIR'] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
