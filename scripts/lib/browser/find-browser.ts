import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A browser that is there: the one that `CHROMIUM` names, the system's, or the one that Playwright has installed. */
function presentBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM'], ...usual, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

/** Tries the ways to install a browser, one after the other; each may be unavailable on a machine. */
function installBrowser(): void {
  const ways: [string, string[]][] = [
    ['sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium']],
    ['sh', ['-c', 'sudo -n apt-get update && sudo -n apt-get install -y --no-install-recommends chromium']],
    [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  ];
  for (const [command, words] of ways) {
    try {
      execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
      if (presentBrowser()) return;
    } catch {
      // The next way may work; when none does, findBrowser says what to do.
    }
  }
}

/**
 * The browser for the tests; installs one when there is none.
 * @throws when no browser can be had, with the ways to get one
 */
export function findBrowser(): string {
  const present = presentBrowser();
  if (present) return present;
  console.error('No Chromium was found; installing one.');
  installBrowser();
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or name one in the environment variable CHROMIUM.',
  );
}
