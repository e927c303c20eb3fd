import { makePalette } from '../../src/look/palette.ts';
import { readFile } from 'node:fs/promises';
import type { Connect } from 'vite';
import { appIcons } from '../../src/catalogue/media/app-icons.ts';
import { companyFiles } from '../../src/catalogue/files/company-files.ts';
import { listScenes } from '../../src/drawing/list-drawings.ts';
import { isServiceAddress, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { contentType } from '../../src/server/content-type.ts';
import { openCache } from '../lib/cache.ts';
import type { Output } from '../build/output.ts';
import { pageForBrowser } from '../lib/document/html-document.ts';
import { webManifest } from '../lib/document/web-manifest.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { sourceOf } from '../data/flags.ts';
import { indexFile } from '../build/files/site-files.ts';
import type { openMachineWorkers } from '../build/files/machine-files.ts';
import type { openSheetWorkers } from '../build/files/sheets.ts';
import type { ValidCatalogue } from './live-catalogue.ts';

/** The bytes of a file; undefined when it does not exist. */
type Answer = string | Uint8Array | undefined;

/** The output with this address, made as in a build. */
const bytesOf = async (outputs: readonly Output[], pathname: string): Promise<Answer> =>
  (await outputs.find((listed) => `/${listed.path}` === pathname)?.make())?.bytes;

/** Serves the other files of a build (page data, drawings, sheets, media), and the enquiry form's endpoint. */
export function answerFiles(
  catalogueNow: () => Promise<ValidCatalogue | undefined>,
  { mediaDir }: BuildSettings,
): Connect.NextHandleFunction {
  // Start the service with the first enquiry, so that no store is open until then.
  let enquiries: Promise<NodeListener> | undefined;
  let sheetWorkers: ReturnType<typeof openSheetWorkers> | undefined;
  let machineWorkers: ReturnType<typeof openMachineWorkers> | undefined;

  /** Handlers by address; the first match wins. */
  const answers: [RegExp, (valid: ValidCatalogue, pathname: string) => Answer | Promise<Answer>][] = [
    [
      /^\/_data\//,
      ({ catalogue, byDataPath }, pathname) => {
        const page = byDataPath.get(pathname)?.page();
        return page ? JSON.stringify(pageForBrowser(page)) : indexFile(catalogue, pathname);
      },
    ],
    [
      /^\/drawings\/(models|equipment|categories)\/|^\/[^/]+\.(glb|dxf)$/,
      async ({ catalogue }, pathname) => {
        const { machineOutputs, openMachineWorkers: open } = await import('../build/files/machine-files.ts');
        machineWorkers ??= open();
        return bytesOf(await machineOutputs(catalogue, openCache(), machineWorkers), pathname);
      },
    ],
    [
      /^\/drawings\//,
      ({ catalogue }, pathname) =>
        listScenes(catalogue)
          .find(({ path }) => path === pathname)
          ?.draw(),
    ],
    [
      /^\/[^/]+\.pdf$/,
      async ({ catalogue }, pathname) => {
        const { openSheetWorkers: open, sheetOutputs } = await import('../build/files/sheets.ts');
        sheetWorkers ??= open();
        const { outputs } = await sheetOutputs(catalogue, mediaDir, openCache(), sheetWorkers, { only: pathname });
        return bytesOf(outputs, pathname);
      },
    ],
    [
      /\.(ics|vcf)$/,
      ({ catalogue }, pathname) =>
        companyFiles(catalogue)
          .find(({ path }) => path === pathname)
          ?.make(),
    ],
    [
      /^\/assets\/photos\//,
      async ({ catalogue }, pathname) => {
        const { photoOutputs } = await import('../build/files/photos.ts');
        return bytesOf(await photoOutputs(catalogue, mediaDir, openCache(), pathname), pathname);
      },
    ],
    [
      /^\/media\//,
      async ({ catalogue }, pathname) => {
        const medium = catalogue.media.find(({ file }) => pathname === `/media/${file}`);
        return medium && readFile(sourceOf(medium, mediaDir));
      },
    ],
    [/\.webmanifest$/, ({ catalogue }) => JSON.stringify(webManifest(catalogue))],
    [
      /\.png$/,
      async ({ catalogue }, pathname) => {
        if (!appIcons.some(({ path }) => path === pathname)) return undefined;
        const { iconOutputs } = await import('../build/files/icons.ts');
        return bytesOf(await iconOutputs(mediaDir, makePalette(catalogue.site.theme), openCache()), pathname);
      },
    ],
  ];

  return async (request, response, next) => {
    const pathname = decodeURIComponent(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
    try {
      if (isServiceAddress(pathname)) {
        if (!(await catalogueNow())) return next();
        enquiries ??= import('./answer-enquiries.ts').then(({ startEnquiries }) => startEnquiries(catalogueNow));
        return (await enquiries)(request, response);
      }
      const answer = answers.find(([pattern]) => pattern.test(pathname))?.[1];
      const valid = answer && (await catalogueNow());
      const answered = valid && (await answer(valid, pathname));
      if (answered === undefined) return next();
      response.writeHead(200, { 'Content-Type': contentType(pathname), 'Cache-Control': 'no-store' });
      response.end(answered);
    } catch (error) {
      next(error);
    }
  };
}
