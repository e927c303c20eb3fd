import { defineConfig } from 'vitest/config';

/** Long tests, one file at a time, because they measure and use the whole machine. Run by `npm run soak`. */
export default defineConfig({
  test: {
    include: ['tests/soak/**/*.soak.ts'],
    globalSetup: 'tests/temporary-folder.ts',
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
});
