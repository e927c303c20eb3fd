import { defineConfig } from 'vitest/config';

/** The long tests, one file after the other: they measure, and fill the machine. `npm run soak` runs them. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.soak.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    retry: process.env['CI'] ? 2 : 0,
    fileParallelism: false,
    reporters: ['verbose'],
  },
});
