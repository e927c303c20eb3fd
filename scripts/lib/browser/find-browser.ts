import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian } from './install-debian.ts';

/** First Debian's Chromium without windows, which Playwright prefers, too: it takes a quarter less processor time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** An existing browser: from `CHROMIUM`, the system, or Playwright. */
function presentBrowser(): string | undefined {
  const candidates = [process.env['CHROMIUM'], ...usual, chromium.executablePath()];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

/** Installs Playwright's browser, which may be unavailable. */
function installPlaywrights(): void {
  try {
    const words = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
    execFileSync(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  } catch {
    // findBrowser explains what to do.
  }
}

/**
 * The browser for the tests; installs the system's or Playwright's if needed.
 * @throws when none is available, with instructions
 */
export function findBrowser(): string {
  const packages = ['chromium-headless-shell', 'chromium'].map((name) => () => installDebian([name]));
  for (const install of [undefined, ...packages, installPlaywrights]) {
    install?.();
    const present = presentBrowser();
    if (present) return present;
  }
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or name one in the environment variable CHROMIUM.',
  );
}

/** Playwright's own list (`chromiumSwitches.ts`), repeated because only the last `--disable-features` counts. */
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

/** Toolbar parts that are web pages: creating them for each window takes half of a short test's time. */
const ofWindows = ['WebUIReloadButton', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer started for the next page, ahead of need: a test rarely opens another site, and each has its own renderers. */
const aheadOfNeed = ['SpareRendererForSitePerProcess'];

/** Browser flags for tests: no background requests, no user interface that tests do not use. */
export const browserFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ofPlaywright, ...ofWindows, ...aheadOfNeed].join(',')}`,
];
