import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** What the browser tests leave to the long tests: large catalogues, slow graphics, what only publishing brings about. `npm run soak:browser` runs it. */
export default defineConfig({ ...base, testDir: 'tests/soak/browser' });
