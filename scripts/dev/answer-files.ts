import { makePalette } from '../../src/look/palette.ts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { appIcons } from '../../src/catalogue/media/app-icons.ts';
import { companyFiles } from '../../src/catalogue/files/company-files.ts';
import { manifestPath } from '../../src/catalogue/paths.ts';
import { listScenes } from '../../src/drawing/list-drawings.ts';
import { isServiceAddress, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { contentType } from '../../src/server/content-type.ts';
import { openCache } from '../lib/cache.ts';
import type { Output } from '../build/output.ts';
import { pageForBrowser } from '../lib/document/html-document.ts';
import { webManifest } from '../lib/document/web-manifest.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { sourceOf } from '../data/flags.ts';
import { indexFile } from '../build/files/index-files.ts';
import type { openMachineWorkers } from '../build/files/machine-files.ts';
import type { openSheetWorkers } from '../build/files/sheets.ts';
import type { SoundCatalogue } from './live-catalogue.ts';

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

/** Undefined where there is no such file. */
type Answer = { type: string; body: string | Uint8Array } | undefined;

/** The one of these files that has an address, made as the build would make it. */
async function bodyOf(outputs: readonly Output[], pathname: string): Promise<Answer> {
  const output = outputs.find((listed) => `/${listed.path}` === pathname);
  return output && { type: contentType(pathname), body: (await output.make()).bytes };
}

/** What the build would write beside the pages: page data, drawings, sheets, media; and the enquiry form's endpoint. */
export function answerFiles(
  catalogueNow: () => Promise<SoundCatalogue | undefined>,
  { mediaDir }: BuildSettings,
): Connect.NextHandleFunction {
  // It begins with the first enquiry: a development server that gets none keeps no store open.
  let enquiries: Promise<NodeListener> | undefined;
  let sheetWorkers: ReturnType<typeof openSheetWorkers> | undefined;
  let machineWorkers: ReturnType<typeof openMachineWorkers> | undefined;

  const answers: [(pathname: string) => boolean, (pathname: string, sound: SoundCatalogue) => Promise<Answer>][] = [
    [
      (pathname) => pathname.startsWith('/_data/'),
      async (pathname, { catalogue, byDataPath }) => {
        const index = indexFile(catalogue, pathname);
        if (index !== undefined) return { type: 'application/json', body: index };
        const page = byDataPath.get(pathname)?.page();
        return page && { type: 'application/json', body: JSON.stringify(pageForBrowser(page)) };
      },
    ],
    [
      (pathname) => /^\/drawings\/(models|equipment|categories)\/|^\/[^/]+\.(glb|dxf)$/.test(pathname),
      async (pathname, { catalogue }) => {
        const { machineOutputs, openMachineWorkers } = await import('../build/files/machine-files.ts');
        machineWorkers ??= openMachineWorkers();
        return bodyOf(await machineOutputs(catalogue, openCache(), machineWorkers), pathname);
      },
    ],
    [
      (pathname) => pathname.startsWith('/drawings/'),
      async (pathname, { catalogue }) => {
        const drawing = listScenes(catalogue).find((listed) => listed.path === pathname);
        return drawing && { type: 'image/svg+xml', body: drawing.draw() };
      },
    ],
    [
      (pathname) => /^\/[^/]+\.pdf$/.test(pathname),
      async (pathname, { catalogue }) => {
        const { openSheetWorkers: open, sheetOutputs } = await import('../build/files/sheets.ts');
        sheetWorkers ??= open();
        const { outputs } = await sheetOutputs(catalogue, mediaDir, openCache(), sheetWorkers, { only: pathname });
        return bodyOf(outputs, pathname);
      },
    ],
    [
      (pathname) => /\.(ics|vcf)$/.test(pathname),
      async (pathname, { catalogue }) => {
        const file = companyFiles(catalogue).find((listed) => listed.path === pathname);
        return file && { type: contentType(pathname), body: file.make() };
      },
    ],
    [
      (pathname) => pathname === manifestPath,
      async (_pathname, { catalogue }) => ({
        type: 'application/manifest+json',
        body: JSON.stringify(webManifest(catalogue)),
      }),
    ],
    [
      (pathname) => appIcons.some((icon) => icon.path === pathname),
      async (pathname, { catalogue }) => {
        const { iconOutputs } = await import('../build/files/icons.ts');
        return bodyOf(await iconOutputs(mediaDir, makePalette(catalogue.site.theme), openCache()), pathname);
      },
    ],
    [
      (pathname) => pathname.startsWith('/assets/photos/'),
      async (pathname, { catalogue }) => {
        const { photoOutputs } = await import('../build/files/photos.ts');
        return bodyOf(await photoOutputs(catalogue, mediaDir, openCache(), pathname), pathname);
      },
    ],
    [
      (pathname) => pathname.startsWith('/media/'),
      async (pathname, { catalogue }) => {
        const medium = catalogue.media.find(({ file }) => pathname === `/media/${file}`);
        const type = medium && mediaTypes[path.extname(medium.file)];
        return type ? { type, body: await readFile(sourceOf(medium, mediaDir)) } : undefined;
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
      const answer = answers.find(([isMeant]) => isMeant(pathname))?.[1];
      const sound = answer && (await catalogueNow());
      const answered = sound && (await answer(pathname, sound));
      if (!answered) return next();
      response.writeHead(200, { 'Content-Type': answered.type, 'Cache-Control': 'no-store' });
      response.end(answered.body);
    } catch (error) {
      next(error);
    }
  };
}
