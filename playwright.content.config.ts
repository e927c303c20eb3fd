import { defineConfig } from '@playwright/test';
import quality from './playwright.quality.config.ts';

const { projects: _, ...base } = quality;

/** Whether a built site shows everything in its data folder. Run by `npm run test:content`, which serves the site. */
export default defineConfig({
  ...base,
  testDir: 'tests/content',
  outputDir: '.cache/content/results',
  timeout: 300_000,
});
