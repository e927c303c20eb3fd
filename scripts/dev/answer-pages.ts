import { languageOf } from '../../src/catalogue/language-paths.ts';
import type { SiteInLanguage } from '../codegen/codegen.ts';
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from 'vite';
import { readPath } from '../../src/server/path-map.ts';
import type { ServerProgram } from '../../src/site/document/rendered-page.ts';
import { htmlDocument, textsOfPage } from '../lib/document/html-document.ts';
import type { ValidCatalogue } from './live-catalogue.ts';
import { editorPath } from '../../src/editor/embedded.ts';
import { editorDocument } from '../lib/document/editor-document.ts';

/** The renderer, loaded from the current sources. */
export function loadServerProgram(server: ViteDevServer): Promise<ServerProgram> {
  const environment = server.environments['ssr'];
  if (!environment || !isRunnableDevEnvironment(environment)) throw new Error('the ssr environment cannot run code');
  return environment.runner.import<ServerProgram>('/src/site/entry-server.tsx');
}

/** Renders the page at an address, or the web editor, as the build would. */
export function answerPages(
  server: ViteDevServer,
  catalogueNow: () => Promise<ValidCatalogue | undefined>,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (!request.headers.accept?.includes('text/html')) return next();
    const address = request.originalUrl ?? '/';
    const pathname = address.split('?', 1)[0] ?? '/';
    const respond = async (status: number, html: string) => {
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(await server.transformIndexHtml(address, html));
    };
    try {
      const valid = await catalogueNow();
      if (!valid) {
        return await respond(
          500,
          '<!doctype html><html lang="en"><head><title>The data has errors</title></head><body></body></html>',
        );
      }
      const { byPath, catalogue, resolve, translations } = valid;
      const { editor } = catalogue.pages;
      if (editor && pathname === editorPath) {
        const script = '/src/editor/entry-editor.tsx';
        return await respond(200, editorDocument(catalogue, editor, { script, withoutPolicy: true }));
      }
      const resolved = resolve(pathname);
      if (resolved.kind === 'redirect') {
        response.writeHead(301, { Location: resolved.to + address.slice(pathname.length) }).end();
        return;
      }
      const { fontUrl, printUrl, makeRenderer } = await loadServerProgram(server);
      const listed = byPath.get(readPath(pathname) ?? '');
      const isIn = ({ shell: { languages } }: SiteInLanguage) =>
        languages?.own !== undefined && languageOf(pathname, [languages.own]) !== undefined;
      const { shell } = translations.find(isIn) ?? valid;
      const page = listed?.page();
      // Load only this kind of page: the others would take a third of the first page's time.
      const renderPage = await makeRenderer(shell, page ? [page.kind] : []);
      const rendered = await renderPage(page?.path ?? '/404', page);
      const { notFound } = shell;
      const document = htmlDocument({
        head: page?.head ?? { title: notFound.title, description: notFound.text },
        ...(page && textsOfPage(page)),
        rendered,
        shell,
        fontUrl,
        printUrl,
        script: '/src/site/entry-client.ts',
        withoutPolicy: true,
      });
      await respond(page ? 200 : 404, document);
    } catch (error) {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    }
  };
}
