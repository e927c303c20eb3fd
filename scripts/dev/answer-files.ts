import type { Connect } from 'vite';
import { sourcesPath } from '../../src/editor/engine/sources.ts';
import { isServiceAddress, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { contentType } from '../../src/server/content-type.ts';
import { readPath } from '../../src/server/path-map.ts';
import { editorSources } from '../build/files/editor-files.ts';
import type { openPictureWorkers } from '../build/files/picture-outputs.ts';
import { contentOutputs, indexOutputs } from '../build/files/site-outputs.ts';
import { textOutput, type Output } from '../build/output.ts';
import { openCache } from '../lib/cache.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { pageForBrowser } from '../lib/document/html-document.ts';
import type { ValidCatalogue } from './live-catalogue.ts';

/** Addresses of a build's files, besides pages and the program. */
const isFile = /^\/(?:_data|_editor|assets|cards|drawings|icons|media)\/|\.(?:dxf|glb|ics|pdf|png|vcf|webmanifest)$/;

/** Serves the other files of a build (page data, drawings, sheets, media), and the enquiry form's endpoint. */
export function answerFiles(
  catalogueNow: () => Promise<ValidCatalogue | undefined>,
  { mediaDir }: BuildSettings,
): Connect.NextHandleFunction {
  // Start the service with the first enquiry, so that no store is open until then.
  let enquiries: Promise<NodeListener> | undefined;
  let workers: ReturnType<typeof openPictureWorkers> | undefined;

  const listFiles = async ({
    catalogue,
    files,
    translations,
  }: ValidCatalogue): Promise<ReadonlyMap<string, Output>> => {
    const { openPictureWorkers: open, pictureOutputs } = await import('../build/files/picture-outputs.ts');
    workers ??= open();
    const { lists } = await pictureOutputs(catalogue, mediaDir, openCache(), workers);
    const sources = textOutput(sourcesPath.slice(1), JSON.stringify(editorSources(catalogue, files)));
    const indexes = translations.flatMap((site) => [...indexOutputs(site.catalogue, site.catalogue.site.language)]);
    const outputs = [...lists.flat(), ...contentOutputs(catalogue), ...indexes, sources];
    return new Map(outputs.map((output) => [`/${output.path}`, output]));
  };
  let listed: { of: ValidCatalogue; files: ReturnType<typeof listFiles> } | undefined;
  /** The outputs of the build by address, listed once per state of the data. Each is made when it is requested. */
  const filesOf = (valid: ValidCatalogue) => {
    if (listed?.of !== valid) listed = { of: valid, files: listFiles(valid) };
    return listed.files;
  };

  return async (request, response, next) => {
    const pathname = readPath(request.originalUrl?.split('?', 1)[0] ?? '/');
    if (pathname === undefined) return next();
    try {
      if (isServiceAddress(pathname)) {
        if (!(await catalogueNow())) return next();
        enquiries ??= import('./answer-enquiries.ts').then(({ startEnquiries }) => startEnquiries(catalogueNow));
        return (await enquiries)(request, response);
      }
      const valid = isFile.test(pathname) ? await catalogueNow() : undefined;
      if (!valid) return next();
      const page = valid.byDataPath.get(pathname)?.page();
      const made = page ? undefined : await (await filesOf(valid)).get(pathname)?.make();
      const answer = page ? JSON.stringify(pageForBrowser(page)) : made?.bytes;
      if (answer === undefined) return next();
      response.writeHead(200, { 'Content-Type': contentType(pathname), 'Cache-Control': 'no-store' });
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };
}
