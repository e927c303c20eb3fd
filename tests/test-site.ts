import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { projectDir } from '../scripts/lib/build-settings.ts';
import { withServedSite } from '../scripts/lib/start-server.ts';

/**
 * Serves a built site and runs Playwright on it, with the site's address in SITE_ADDRESS and its folder in SITE_DIR.
 * @param words the command line after `playwright test`, for each run
 * @returns whether all tests of all runs passed
 */
export function testSite(
  outDir: string,
  runs: readonly (readonly string[])[],
  settings: Record<string, string>,
): Promise<boolean> {
  return withServedSite(outDir, async (address) => {
    const env = { ...process.env, ...settings, SITE_ADDRESS: address, SITE_DIR: outDir };
    const codes: unknown[] = [];
    for (const words of runs) {
      const command = [path.join(projectDir, 'node_modules/@playwright/test/cli.js'), 'test', ...words];
      const child = spawn(process.execPath, command, { cwd: projectDir, stdio: 'inherit', env });
      codes.push(...(await once(child, 'exit')).slice(0, 1));
    }
    return codes.every((code) => code === 0);
  });
}
