import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { projectDir } from './scripts/lib/build-settings.ts';

/**
 * Vite watches the program's sources and its own settings. What stands elsewhere is no reason to load a page again, and listing
 * it takes time: tests, what builds and the enquiry service write, and the data, which scripts/dev/ watches.
 */
function isIgnored(file: string): boolean {
  const [folder = '', inner] = path.relative(projectDir, file).split(path.sep);
  if (folder === 'src') return inner === 'generated';
  return folder !== '' && folder !== 'schemas' && !/\.(?:ts|json)$/.test(file);
}

/**
 * What turns letters of any script into ASCII, 173 kB: the editor's page and its worker are built apart, and as a file of its own with the
 * same bytes in both it is fetched once.
 */
const editorChunks = {
  codeSplitting: { groups: [{ name: 'any-ascii', test: /node_modules\/any-ascii\// }] },
  topLevelVar: true,
};

const editor = {
  consumer: 'client' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    manifest: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: { editor: 'src/editor/entry-editor.tsx' }, output: editorChunks },
  },
};

/** A program of one file that imports nothing, at an address that lasts. */
const worker = (entry: string) => ({
  consumer: 'client' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    rolldownOptions: { input: { sw: entry }, output: { format: 'iife' as const, entryFileNames: '[name].js' } },
  },
});

/** The libraries that every page needs. */
const vendor =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+|@emotion\/[\w-]+|stylis)\//;

/**
 * Environments: the browser's program, the web editor's, the service worker (and what withdraws it), and the server's renderer. Where they are built to, `scripts/build/program.ts` says.
 */
export default defineConfig(({ command }) => {
  return {
    appType: 'custom',
    plugins: [react()],
    worker: { format: 'es', rolldownOptions: { output: editorChunks } },
    build: { assetsInlineLimit: 0, emptyOutDir: true, target: 'es2023' },
    server: { watch: { ignored: isIgnored } },
    environments: {
      client: {
        build: {
          manifest: true,
          rolldownOptions: {
            input: { site: 'src/site/entry-client.ts' },
            output: {
              codeSplitting: {
                groups: [
                  // In one piece the libraries compress best, and a visitor keeps them when the site's own program changes.
                  { name: 'vendor', test: vendor, priority: 2 },
                  // What a third of the kinds of page share comes in one piece: a dozen tiny files cost a slow line two more round trips.
                  // The links between the pages of a list come with lists alone.
                  {
                    name: 'parts',
                    test: /src\/(?:site|catalogue|enquiry)\/(?!.*pager)/,
                    minShareCount: 7,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      // The web editor is a program of its own, so that what visitors fetch does not know of it.
      ...(command === 'build' ? { editor } : {}),

      // One file each, at an address that lasts.
      ...(command === 'build'
        ? { worker: worker('src/worker/entry-worker.ts'), withdrawal: worker('src/worker/entry-withdrawal.ts') }
        : {}),
      ssr: {
        // Without this the server's bundle keeps React's development build, which renders at half the speed.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
        resolve: command === 'build' ? { noExternal: true as const } : {},
        build: {
          ssr: true,
          // The font is named in the global style, which only the server writes.
          emitAssets: true,
          rolldownOptions: {
            input: { 'render-worker': 'scripts/build/files/render-worker.ts' },
            // All of it is loaded to render a page: one file takes a fraction of the time of ninety.
            checks: { ineffectiveDynamicImport: false },
            output: { codeSplitting: false },
          },
        },
      },
    },
    test: {
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**'],
      // Tests share no state but their modules: a process loads them once. Half as many again as there are cores, since
      // tests of commands and services wait a lot.
      isolate: false,
      maxWorkers: '150%',
      testTimeout: 30_000,
      hookTimeout: 60_000,
      retry: process.env['CI'] ? 1 : 0,
    },
  };
});
