import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian } from './find-program.ts';

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

/** Tries to install the system's browser, else Playwright's; either may be unavailable on a machine. */
function installBrowser(): void {
  installDebian(['chromium']);
  if (presentBrowser()) return;
  try {
    const words = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    // findBrowser says what to do.
  }
}

/**
 * The browser for the tests; installs one when there is none.
 * @throws when no browser can be had, with the ways to get one
 */
export function findBrowser(): string {
  const present = presentBrowser();
  if (present) return present;
  installBrowser();
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or name one in the environment variable CHROMIUM.',
  );
}

/**
 * What Playwright switches off itself (`chromiumSwitches.ts`). Of several `--disable-features` a browser obeys the last
 * only, so they are named again.
 */
const ofPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * The browser's own buttons, which are pages of their own: drawn for each new window, they take half of a short test's
 * time.
 */
const ofWindows = ['WebUIReloadButton', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** The command line of a browser for tests: nothing fetched in the background, nothing drawn that no test looks at. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ofPlaywright, ...ofWindows].join(',')}`,
];
