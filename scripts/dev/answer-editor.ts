import type { Connect, ViteDevServer } from 'vite';
import { editorPath } from '../../src/editor/embedded.ts';
import { sourcesPath } from '../../src/editor/engine/sources.ts';
import { editorDocument } from '../lib/document/editor-document.ts';
import { editorSources } from '../build/files/editor-files.ts';
import type { SoundCatalogue } from './live-catalogue.ts';

/** The web editor and the sources that it fetches, as the build would write them. */
export function answerEditor(
  server: ViteDevServer,
  catalogueNow: () => Promise<SoundCatalogue | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const address = request.originalUrl ?? '/';
    const { pathname } = new URL(address, 'http://localhost');
    if (pathname !== editorPath && pathname !== sourcesPath) return next();
    try {
      const sound = await catalogueNow();
      const editor = sound?.catalogue.pages.editor;
      if (!sound || !editor) return next();
      if (pathname === sourcesPath) {
        const sources = JSON.stringify(editorSources(sound.catalogue, sound.files));
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(sources);
        return;
      }
      const html = editorDocument(sound.catalogue, editor, {
        script: '/src/editor/entry-editor.tsx',
        withoutPolicy: true,
      });
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await server.transformIndexHtml(address, html));
    } catch (error) {
      next(error);
    }
  };
}
