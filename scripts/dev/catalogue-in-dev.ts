/**
 * The catalogue in the development server, read at the start and after each change. Errors are shown in the terminal
 * and in the browser's overlay, and the last valid pages stay.
 */
import { flushCompileCache } from 'node:module';
import { type ErrorPayload, type Plugin, type ViteDevServer, isRunnableDevEnvironment } from 'vite';
import { writeCatalogueCode, writeSchemaCode } from '../codegen/codegen.ts';
import { writeIndexes } from '../codegen/write-indexes.ts';
import { schemasDir } from '../data/read-schemas.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { formatFinding, printFindings } from '../lib/print-findings.ts';
import { answerPages, loadServerProgram } from './answer-pages.ts';
import { answerFiles } from './answer-files.ts';
import { openLiveCatalogue, type ValidCatalogue } from './live-catalogue.ts';
import { watchFolder } from './watch-folder.ts';
import { join } from 'node:path';
import type { Finding } from '../../src/yaml/finding.ts';

/** Delay in milliseconds before low-priority work, so that requested pages come first. */
const AFTER_PAGES = 500;

export function catalogueInDev(settings: BuildSettings): Plugin {
  const { dataDir, generatedDir } = settings;
  return {
    name: 'catalogue-in-dev',
    apply: 'serve',
    configureServer(server) {
      const live = openLiveCatalogue(settings);
      const show = () => server.environments.client.hot.send(overlayOf(live.findings, dataDir));
      const report = () => {
        if (live.isValid) return;
        printFindings(live.findings, dataDir);
        show();
      };
      /** Writes the route types and the enquiry service's data. No page needs them, so this can wait. */
      const writeCodeLater = ({ catalogue, pages }: ValidCatalogue) =>
        setTimeout(() => void writeCatalogueCode(catalogue, pages, generatedDir), AFTER_PAGES);
      // The renderer's modules load in other threads while the catalogue is read.
      const warming = loadServerProgram(server).catch(() => undefined);
      let last: Promise<unknown> = live.read().then(report);
      const ready = last;
      void Promise.all([ready, warming]).then(() => {
        if (live.valid) writeCodeLater(live.valid);
        setTimeout(flushCompileCache, AFTER_PAGES);
      });

      const refresh = async (read: () => Promise<void>) => {
        const start = performance.now();
        const [wasValid, before] = [live.isValid, live.valid];
        await read();
        report();
        const { valid } = live;
        if (!live.isValid || !valid) return;
        const { hot } = server.environments.client;
        if (!wasValid) hot.send({ type: 'update', updates: [] });
        if (before && frameOf(before) === frameOf(valid)) hot.send('catalogue:changed', {});
        else hot.send({ type: 'full-reload', path: '*' });
        const time = Math.round(performance.now() - start);
        server.config.logger.info(`data read again in ${time} ms`, { timestamp: true });
        writeCodeLater(valid);
      };
      /** Reads run one after the other. */
      const follow = (read: () => Promise<void>) => {
        last = last.then(() => refresh(read)).catch((error: Error) => server.config.logger.error(error.stack ?? ''));
      };
      const stops = [
        watchFolder(dataDir, () => follow(live.read)),
        watchFolder(schemasDir, () =>
          follow(async () => {
            if ([...(await writeIndexes()), ...(await writeSchemaCode())].length > 0) forgetModules(server);
            await live.readByNewSchemas();
          }),
        ),
      ];
      server.httpServer?.once('close', () => stops.forEach((stop) => stop()));

      server.environments.client.hot.on('vite:client:connect', () => {
        void ready.then(() => (live.isValid ? undefined : show()));
      });
      const catalogueNow = () => ready.then(() => live.valid);
      server.middlewares.use(answerFiles(catalogueNow, settings));
      return () => void server.middlewares.use(answerPages(server, catalogueNow));
    },
  };
}

/** The frame and the set of pages as a text: while it stays the same, open pages only reload their data. */
const frameOf = ({ shell, pages }: ValidCatalogue) =>
  JSON.stringify([shell, pages.map(({ path, kind }) => [path, kind])]);

/** Invalidates changed generated code in both programs. */
function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    environment.moduleGraph.invalidateAll();
    if (isRunnableDevEnvironment(environment)) environment.runner.clearCache();
  }
}

/** The errors of the data for vite's overlay: all of them, and the place of the first to open. */
function overlayOf(findings: Finding[], dataDir: string): ErrorPayload {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  const file = first && join(dataDir, first.file);
  return {
    type: 'error',
    err: {
      plugin: 'the check of the data',
      message: errors.map((finding) => formatFinding(finding, '')).join('\n\n'),
      stack: '',
      ...(file ? { id: file, loc: { file, line: first.line, column: first.column - 1 } } : {}),
    },
  };
}
