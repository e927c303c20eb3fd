import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Long browser tests: large catalogues, slow graphics, effects of publishing. Run by `npm run soak:browser`. */
export default defineConfig({ ...base, testDir: 'tests/soak/browser' });
