import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { appIcons } from '../../src/catalogue/app-icons.ts';
import { makeEnquirySite } from '../../src/catalogue/enquiry-site.ts';
import { enquiryFiles } from '../../src/catalogue/enquiry-form.ts';
import { companyFiles } from '../../src/catalogue/files/company-files.ts';
import { dataPath, manifestPath } from '../../src/catalogue/paths.ts';
import { listDrawings } from '../../src/drawing/list-drawings.ts';
import { isServiceAddress, nodeListener, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { makeEnquiryService } from '../../src/enquiry/service/service.ts';
import { contentType } from '../../src/server/content-type.ts';
import { answerStyle } from '../../src/site/answer-style.ts';
import { pageForBrowser } from '../lib/html-document.ts';
import { webManifest } from '../lib/web-manifest.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { photoCacheDir } from '../photos/photo-cache.ts';
import { serviceSettings } from '../lib/service-settings.ts';
import { indexFile } from '../steps/index-files.ts';
import { readIcon } from '../steps/icons.ts';
import { readPhotoFile } from '../steps/photos.ts';
import { makeSheets } from '../steps/sheets.ts';
import type { DevCatalogue } from './catalogue-in-dev.ts';

const mediaTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/** What the build would write beside the pages: page data, drawings, sheets, media; and the enquiry form's endpoint. */
export function answerFiles(state: DevCatalogue, { mediaDir, workDir }: BuildSettings): Connect.NextHandleFunction {
  // It begins with the first enquiry: a development server that gets none keeps no store open.
  let enquiries: NodeListener | undefined;
  const startEnquiries = () => {
    const service = makeEnquiryService({
      settings: serviceSettings(),
      site() {
        if (!state.sound) throw new Error('There is no catalogue without errors to answer from');
        return makeEnquirySite(state.sound.catalogue);
      },
      style: answerStyle(),
      headers: {},
    });
    service.start();
    return nodeListener(service.api);
  };

  return async (request, response, next) => {
    const pathname = decodeURIComponent(new URL(request.originalUrl ?? '/', 'http://localhost').pathname);
    if (!state.sound) return next();
    if (isServiceAddress(pathname)) {
      enquiries ??= startEnquiries();
      return enquiries(request, response);
    }
    const { catalogue, pages } = state.sound;
    try {
      const index = indexFile(catalogue, pathname);
      if (index !== undefined) return send(response, 'application/json', index);
      if (pathname.startsWith('/_data/')) {
        const page = pages.find((listed) => dataPath(listed.path) === pathname)?.page();
        const value = page ? pageForBrowser(page) : enquiryFiles(catalogue).get(pathname);
        return value ? send(response, 'application/json', JSON.stringify(value)) : next();
      }
      const company = companyFiles(catalogue).find((file) => file.path === pathname);
      if (company) return send(response, contentType(pathname), company.make());
      if (pathname.startsWith('/drawings/')) {
        const drawing = listDrawings(catalogue).find((listed) => listed.path === pathname);
        return drawing ? send(response, 'image/svg+xml', drawing.draw()) : next();
      }
      if (/^\/[^/]+\.pdf$/.test(pathname)) {
        const folders = { cacheDir: path.join(workDir, '../sheets'), mediaDir };
        const file = (await makeSheets(catalogue, folders, { only: pathname })).sources.get(pathname);
        return file === undefined ? next() : send(response, 'application/pdf', await readFile(file));
      }
      if (pathname === manifestPath) {
        return send(response, 'application/manifest+json', JSON.stringify(webManifest(catalogue)));
      }
      if (appIcons.some((icon) => icon.path === pathname)) {
        const icon = await readIcon(mediaDir, pathname);
        return icon ? send(response, 'image/png', Buffer.from(icon)) : next();
      }
      if (pathname.startsWith('/assets/photos/')) {
        const bytes = await readPhotoFile(catalogue, pathname, { cacheDir: photoCacheDir, mediaDir });
        const type = mediaTypes[path.extname(pathname)];
        return bytes && type ? send(response, type, bytes) : next();
      }
      if (pathname.startsWith('/media/')) {
        const file = path.join(mediaDir, path.normalize(pathname.slice('/media/'.length)));
        const type = mediaTypes[path.extname(file)];
        if (!type || !file.startsWith(mediaDir) || !(await stat(file).catch(() => undefined))?.isFile()) return next();
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        createReadStream(file).pipe(response);
        return;
      }
      next();
    } catch (error) {
      next(error);
    }
  };
}
