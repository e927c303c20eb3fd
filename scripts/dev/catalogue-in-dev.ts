/**
 * The catalogue in the development server: read at the start and after each change; a fault stands in the terminal and
 * in the browser's overlay, and the page that was there stays.
 */
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { codegen, type CodegenResult } from '../codegen.ts';
import { buildSettings } from '../lib/build-settings.ts';
import { printFindings } from '../lib/print-findings.ts';
import { answerEditor } from './answer-editor.ts';
import { answerFiles } from './answer-files.ts';
import { answerPages } from './answer-pages.ts';
import { overlayOf } from './overlay.ts';

/** Editors write a file in several steps: changes that close together count as one (milliseconds). */
const SETTLE = 40;

export interface DevCatalogue {
  /** The newest reading, faulty or not. */
  readonly latest: CodegenResult;
  /** The newest reading without errors; undefined until there is one. */
  readonly sound: SoundResult | undefined;
}

export type SoundResult = CodegenResult & Required<Pick<CodegenResult, 'catalogue' | 'shell'>>;

const isSound = (result: CodegenResult): result is SoundResult => Boolean(result.catalogue && result.shell);

export function catalogueInDev(): Plugin {
  return {
    name: 'catalogue-in-dev',
    apply: 'serve',
    async configureServer(server) {
      if (process.env['VITEST']) return;
      const settings = buildSettings();
      const { dataDir, generatedDir, schemasDir } = settings;
      const first = await codegen({ dataDir, generatedDir });
      const state = { latest: first, sound: isSound(first) ? first : undefined };
      report(server, first, dataDir);

      server.watcher.add([dataDir, schemasDir]);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(dataDir) && !file.startsWith(schemasDir)) return;
        clearTimeout(timer);
        timer = setTimeout(() => void refresh(), SETTLE);
      });

      const refresh = async () => {
        const start = performance.now();
        const wasFaulty = !isSound(state.latest);
        const result = await codegen({ dataDir, generatedDir });
        if (result.changed.length > 0) forgetModules(server);
        const frame = JSON.stringify(state.sound?.shell);
        state.latest = result;
        if (isSound(result)) state.sound = result;
        const anew = result.changed.length > 0 || JSON.stringify(state.sound?.shell) !== frame;
        if (report(server, result, dataDir)) return;
        const { hot } = server.environments.client;
        if (wasFaulty) hot.send({ type: 'update', updates: [] });
        if (anew) hot.send({ type: 'full-reload', path: '*' });
        else hot.send('catalogue:changed', {});
        server.config.logger.info(`data read again in ${Math.round(performance.now() - start)} ms`, {
          timestamp: true,
        });
      };

      server.environments.client.hot.on('vite:client:connect', () => {
        if (!isSound(state.latest)) server.environments.client.hot.send(overlayOf(state.latest.findings, dataDir));
      });
      server.middlewares.use(answerFiles(state, settings));
      server.middlewares.use(answerEditor(server, state, dataDir));
      return () => void server.middlewares.use(answerPages(server, state));
    },
  };
}

/** The validators or the routes' types changed: both programs take the generated code anew. */
function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll();
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}

/** Shows errors in the terminal and in the overlay. @returns whether there were any */
function report(server: ViteDevServer, result: CodegenResult, dataDir: string): boolean {
  if (isSound(result)) return false;
  printFindings(result.findings, dataDir);
  server.environments.client.hot.send(overlayOf(result.findings, dataDir));
  return true;
}
