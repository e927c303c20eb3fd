import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/lib/browser/find-browser.ts';
import { onFrozen } from './tests/frozen-catalogue.ts';

const port = Number(process.env['E2E_PORT'] ?? 4397);
/** `npm test` has built the site already, and reads a report. */
const report = process.env['E2E_JSON'];
const frozen = onFrozen.join(' ');
/** Threads and processes that only help where cores are idle: without them tests need a tenth less processor time. */
const fewer = [
  '--js-flags=--single-threaded',
  // The first two are Playwright's own, repeated because only the last list counts.
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
];

/** Browser tests on the built site of the frozen catalogue. Run by `npm test`. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/temporary-folder.ts',
  outputDir: '.cache/e2e',
  snapshotPathTemplate: '{testDir}/__snapshots__/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores of a small machine: a fifth of the time tests wait.
  workers: 3,
  // A test waits for states, never for a time. Limits only end a hang, on the slowest machine: one core beside others.
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { intervals: [100] } },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    // A service worker would bypass the tests' mocked routes; offline.spec.ts enables it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: [...browserFlags, ...fewer] },
  },
  webServer: {
    command: `${report ? '' : `node scripts/build.ts ${frozen} && `}node scripts/serve.ts ${frozen}`,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), STORE_DIR: '.cache/e2e-store', RATE_LIMIT: '0', LOG_LEVEL: 'error' },
    // The first build draws every machine: a minute, or several on a busy machine.
    timeout: 900_000,
    reuseExistingServer: Boolean(process.env['E2E_REUSE']),
  },
});
