import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Connect } from 'vite';
import { appIcons } from '../../src/catalogue/app-icons.ts';
import { enquiryFiles } from '../../src/catalogue/enquiry-form.ts';
import { companyFiles } from '../../src/catalogue/files/company-files.ts';
import { manifestPath } from '../../src/catalogue/paths.ts';
import { listDrawings } from '../../src/drawing/list-drawings.ts';
import { isServiceAddress, type NodeListener } from '../../src/enquiry/service/http/node-listener.ts';
import { contentType } from '../../src/server/content-type.ts';
import { pageForBrowser } from '../lib/html-document.ts';
import { webManifest } from '../lib/web-manifest.ts';
import type { BuildSettings } from '../lib/build-settings.ts';
import { sourceOf } from '../steps/flags.ts';
import { indexFile } from '../steps/index-files.ts';
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
type Answer = { type: string; body: string | Buffer } | undefined;

/** What the build would write beside the pages: page data, drawings, sheets, media; and the enquiry form's endpoint. */
export function answerFiles(
  catalogueNow: () => Promise<SoundCatalogue | undefined>,
  { mediaDir, workDir }: BuildSettings,
): Connect.NextHandleFunction {
  // It begins with the first enquiry: a development server that gets none keeps no store open.
  let enquiries: Promise<NodeListener> | undefined;

  const answers: [(pathname: string) => boolean, (pathname: string, sound: SoundCatalogue) => Promise<Answer>][] = [
    [
      (pathname) => pathname.startsWith('/_data/'),
      async (pathname, { catalogue, byDataPath }) => {
        const index = indexFile(catalogue, pathname);
        if (index !== undefined) return { type: 'application/json', body: index };
        const page = byDataPath.get(pathname)?.page();
        const value = page ? pageForBrowser(page) : enquiryFiles(catalogue).get(pathname);
        return value === undefined ? undefined : { type: 'application/json', body: JSON.stringify(value) };
      },
    ],
    [
      (pathname) => pathname.startsWith('/drawings/'),
      async (pathname, { catalogue }) => {
        const drawing = listDrawings(catalogue).find((listed) => listed.path === pathname);
        return drawing && { type: 'image/svg+xml', body: drawing.draw() };
      },
    ],
    [
      (pathname) => /^\/[^/]+\.pdf$/.test(pathname),
      async (pathname, { catalogue }) => {
        const { makeSheets } = await import('../steps/sheets.ts');
        const folders = { cacheDir: path.join(workDir, '../sheets'), mediaDir };
        const file = (await makeSheets(catalogue, folders, { only: pathname })).sources.get(pathname);
        return file === undefined ? undefined : { type: 'application/pdf', body: await readFile(file) };
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
      async (pathname) => {
        const { readIcon } = await import('../steps/icons.ts');
        const icon = await readIcon(mediaDir, pathname);
        return icon && { type: 'image/png', body: Buffer.from(icon) };
      },
    ],
    [
      (pathname) => pathname.startsWith('/assets/photos/'),
      async (pathname, { catalogue }) => {
        const [{ readPhotoFile }, { photoCacheDir }] = await Promise.all([
          import('../steps/photos.ts'),
          import('../photos/photo-cache.ts'),
        ]);
        const body = await readPhotoFile(catalogue, pathname, { cacheDir: photoCacheDir, mediaDir });
        const type = mediaTypes[path.extname(pathname)];
        return body && type ? { type, body } : undefined;
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
