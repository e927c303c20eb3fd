import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { projectDir } from './scripts/lib/build-settings.ts';

/** What builds, codegen and the enquiry service write, and the data, which scripts/dev/ watches: no reason for Vite to load a page anew. */
const outputs = ['.cache', 'dist', 'var', 'src/generated', 'data'].map(
  (name) => path.join(projectDir, name) + path.sep,
);
const isOutput = (file: string) => outputs.some((folder) => file.startsWith(folder));

/** The server's program has a `@emotion/styled` of its own, with the same result in a fraction of the time. */
const styledOnServer: Plugin = {
  name: 'styled-on-server',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === '@emotion/styled' ? path.join(projectDir, 'src/site/server/styled.ts') : undefined),
};

/**
 * Two environments: the browser's program and the server's renderer. Where they are built to, `scripts/steps/program.ts` says.
 */
export default defineConfig(({ command }) => {
  return {
    appType: 'custom',
    plugins: [react(), styledOnServer],
    build: { assetsInlineLimit: 0, emptyOutDir: true, target: 'es2023' },
    server: { watch: { ignored: isOutput } },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            input: { site: 'src/site/entry-client.ts' },
            // What several kinds of page share comes in one piece: a dozen tiny files cost more than they save. So do the
            // libraries, which change less often than the rest.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'parts', test: /src\/site\/components\//, minShareCount: 3 },
                  { name: 'library', test: /node_modules\/(react|react-dom|scheduler|@tanstack|@emotion|stylis)\// },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Without this the server's bundle keeps React's development build, which renders at half the speed.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
        resolve: command === 'build' ? { noExternal: true as const } : {},
        build: {
          ssr: true,
          // The font is named in the global style, which only the server writes.
          emitAssets: true,
          rolldownOptions: {
            input: { 'entry-server': 'src/site/entry-server.tsx', 'render-worker': 'scripts/steps/render-worker.ts' },
            output: { chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      },
    },
    test: {
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**'],
      testTimeout: 30_000,
      retry: process.env['CI'] ? 1 : 0,
    },
  };
});
