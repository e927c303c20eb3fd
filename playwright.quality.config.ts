import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/lib/browser/find-browser.ts';

/** What depends on the speed of the machine, which must then do nothing else. */
const ofSpeed = /\/(press|navigation|lighthouse)\.spec\.ts$/;

/** The quality of the pages of a built site. Run by `npm run quality`, which serves the site. */
export default defineConfig({
  testDir: 'tests/quality',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/temporary-folder.ts',
  outputDir: '.cache/quality/results',
  projects: [
    { name: 'steady', testIgnore: ofSpeed },
    { name: 'speed', testMatch: ofSpeed, workers: 1 },
  ],
  fullyParallel: true,
  workers: 2,
  // The longest are the many states of one page, and all early presses.
  timeout: 3_600_000,
  reporter: './tests/plain-reporter.ts',
  use: {
    baseURL: process.env['SITE_ADDRESS'],
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags] },
  },
});
