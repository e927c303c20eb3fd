import type { Connect, ViteDevServer } from 'vite';
import { editorPath } from '../../src/editor/embedded.ts';
import { sourcesPath } from '../../src/editor/engine/index-file.ts';
import { editorDocument } from '../lib/document/editor-document.ts';
import { listEditorFiles, readSources } from '../build/files/editor-files.ts';
import type { SoundCatalogue } from './live-catalogue.ts';

/** The web editor and the sources that it fetches, as the build would write them. */
export function answerEditor(
  server: ViteDevServer,
  catalogueNow: () => Promise<SoundCatalogue | undefined>,
  dataDir: string,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = request.originalUrl ?? '/';
    const { pathname } = new URL(address, 'http://localhost');
    if (pathname !== editorPath && !pathname.startsWith(`${sourcesPath}/`)) return next();
    try {
      const catalogue = (await catalogueNow())?.catalogue;
      const editor = catalogue?.pages.editor;
      if (!catalogue || !editor) return next();
      if (pathname === editorPath) {
        const html = editorDocument(catalogue, editor, {
          script: '/src/editor/entry-editor.tsx',
          withoutPolicy: true,
        });
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(await server.transformIndexHtml(address, html));
        return;
      }
      const name = decodeURIComponent(pathname).slice(1);
      const file = listEditorFiles(catalogue, readSources(catalogue, dataDir)).find(({ path }) => path === name);
      if (!file) return next();
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(file.text());
    } catch (error) {
      next(error);
    }
  };
}
