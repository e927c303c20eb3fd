import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { projectDir } from './scripts/lib/build-settings.ts';

/**
 * Excludes from Vite's watcher, since a change must not reload a page and watching takes time: tests, build output,
 * the enquiry service's files, and the data, which scripts/dev/ watches.
 */
function isIgnored(file: string): boolean {
  const [folder = '', inner] = path.relative(projectDir, file).split(path.sep);
  if (folder === 'src') return inner === 'generated';
  return folder !== '' && folder !== 'schemas' && !/\.(?:ts|json)$/.test(file);
}

interface BundledFile {
  /** Of a chunk. */
  moduleIds?: string[];
}

/**
 * The transliteration library (any script to ASCII, 173 kB). The editor's page and its worker are separate builds; as a
 * chunk of its own with the same bytes in both, it is fetched once.
 */
const editorChunks = {
  codeSplitting: { groups: [{ name: 'any-ascii', test: /node_modules\/any-ascii\// }] },
  topLevelVar: true,
};

/** Lists the folders of the packages in the editor's worker: `build.license` does not see it. */
const listPackages = {
  name: 'list-packages',
  generateBundle(this: { emitFile: (file: object) => string }, _options: object, bundle: Record<string, BundledFile>) {
    const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const folders = modules.flatMap(
      (id) => /(node_modules\/(?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(id)?.[1] ?? [],
    );
    const source = JSON.stringify([...new Set(folders)].sort());
    this.emitFile({ type: 'asset', fileName: '.vite/worker-packages.json', source });
  },
};

const editor = {
  consumer: 'client' as const,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    manifest: true,
    rolldownOptions: { input: { editor: 'src/editor/entry-editor.tsx' }, output: editorChunks },
  },
};

/** A single-file program without imports, at a stable address. */
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
 * Environments: the browser program, the web editor, the service worker (and the script that removes it), and the
 * server renderer. `scripts/build/program.ts` sets the output folders.
 */
export default defineConfig(({ command }) => {
  return {
    appType: 'custom',
    plugins: [react({ jsxImportSource: '#jsx' })],
    worker: { format: 'es', plugins: () => [listPackages], rolldownOptions: { output: editorChunks } },
    // The largest chunks (three.js, CodeMirror) load on request or in the editor: a warning at 500 kB helps nobody.
    build: {
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1000,
      emptyOutDir: true,
      // Printed on slow machines only, to people who cannot change it.
      rolldownOptions: { checks: { bundlerTimings: false } },
      target: 'es2023',
      // For licenses.txt of the site.
      license: { fileName: '.vite/license.json' },
    },
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
                  // One chunk compresses best, and stays cached when only the site's own code changes.
                  { name: 'vendor', test: vendor, priority: 2 },
                  // Code that a third of the page kinds share goes into one chunk: a dozen tiny files cost a slow
                  // connection two more round trips. Pagination loads only with lists.
                  {
                    name: 'parts',
                    test: /src\/(?:site|ui|features|catalogue|check|yaml|enquiry)\/(?!.*pager)/,
                    minShareCount: 9,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      // The web editor is a separate program, so that visitors do not download any of it.
      ...(command === 'build' ? { editor } : {}),

      // One file each, at a stable address.
      ...(command === 'build'
        ? { worker: worker('src/worker/entry-worker.ts'), withdrawal: worker('src/worker/entry-withdrawal.ts') }
        : {}),
      ssr: {
        // Otherwise the server bundle uses React's development build, which renders at half the speed.
        ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
        resolve: command === 'build' ? { noExternal: true as const } : {},
        build: {
          ssr: true,
          // Emit the font here: only the global style refers to it, and only the server renders that.
          emitAssets: true,
          rolldownOptions: {
            input: { 'entry-server': 'src/site/entry-server.tsx' },
            // Rendering loads everything, and one file loads in a fraction of the time of ninety.
            checks: { ineffectiveDynamicImport: false },
            output: { codeSplitting: false },
          },
        },
      },
    },
    test: {
      include: ['tests/**/*.test.ts'],
      exclude: ['tests/e2e/**', '**/node_modules/**'],
      globalSetup: 'tests/temporary-folder.ts',
      // Tests share no state except modules, so a process loads them once. More workers than cores (1.5 ×), since tests
      // of commands and services mostly wait. As a number: vitest takes a percentage above 100 for 100.
      isolate: false,
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // Only to end a hang, on the slowest machine too. What takes long is told by `npm run quality` and `npm run bench`.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 60_000 } },
    },
  };
});
