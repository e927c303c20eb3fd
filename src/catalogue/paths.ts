/** The only place that makes addresses: of pages, of their files, of sheets, drawings and media. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import type { KindId } from './kinds.ts';
import type { ViewId } from './page-data.ts';

/** First parts of addresses that the site's own files and services use; compared in lower case. */
export const reservedPaths: readonly string[] = [
  '/assets',
  '/_data',
  '/drawings',
  '/cards',
  '/fairs',
  '/offices',
  '/media',
  '/send-email',
  '/404',
  '/index',
  '/sitemap',
  '/robots',
  '/healthz',
  '/readyz',
  '/editor',
  '/_editor',
  '/icons',
  '/apple-touch-icon',
  '/manifest',
  '/sw',
];

/** Where the enquiry form is sent to on the page's own origin (the specification, section 3). */
export const enquiryEndpoint = '/send-email';

/** The web manifest, and the service worker: one lasting address each. */
export const manifestPath = '/manifest.webmanifest';
export const workerPath = '/sw.js';

/**
 * The page for those without a connection; its file names no other address, since the service worker asks for this one.
 */
export const offlinePath = '/offline';

/** What of an entry decides on its address. */
interface Locatable {
  kind: KindId;
  id: string;
  /** The address that the entry names itself. */
  path?: string | undefined;
  /** A fair has a page only with a gallery. */
  hasGallery?: boolean | undefined;
}

/** The canonical path of an entry's page: its own `path`, else `/<id>`; undefined for a kind without pages. */
export function pathOf(entry: Locatable): AppPath | undefined {
  switch (entry.kind) {
    case 'page-home':
      return asAppPath(entry.path ?? '/');
    case 'category':
    case 'model':
    case 'equipment':
      return asAppPath(entry.path ?? `/${entry.id}`);
    case 'fair':
      return entry.hasGallery ? asAppPath(entry.path ?? `/${entry.id}`) : undefined;
    case 'page-offline':
      return asAppPath(offlinePath);
    case 'page-not-found':
    case 'page-error':
    case 'page-editor':
      return undefined;
    default:
      return entry.kind.startsWith('page-') ? asAppPath(entry.path ?? `/${entry.id}`) : undefined;
  }
}

/** A text as a path of this site. The route types are made from what passes through here. */
export function asAppPath(path: string): AppPath {
  return path as AppPath;
}

/**
 * Where a long list goes on: its own path for the first page, `/tyreshredder/page/2` for the second. No entry's path
 * has more than one part, so none can be in the way.
 */
export function partPath(path: AppPath, number: number): AppPath {
  return number === 1 ? path : asAppPath(`${path}/page/${number}`);
}

/** The path of the list that goes on at an address; undefined when it is no such address. */
export function listOfPart(path: string): string | undefined {
  return /^(\/.+)\/page\/\d+$/i.exec(path)?.[1];
}

/** The query of an enquiry link: `?machinery=Baler&model=BLT150`; without a model, `?machinery=Baler`. */
export function enquirySearch(machinery: string, model?: string): string {
  return `?machinery=${encodeURIComponent(machinery)}${model === undefined ? '' : `&model=${encodeURIComponent(model)}`}`;
}

/** Address of a PDF sheet by its id: `/sht2000.pdf`. */
export function sheetPath(id: string): string {
  return `/${id}.pdf`;
}

/**
 * Address of a page's data, by its path in any spelling: `/Rasper` and `/rasper/` → `/_data/rasper.json`, `/` →
 * `/_data/index.json`. No two paths differ in their letter case alone.
 */
export function dataPath(path: string): string {
  return `/_data/${fileStem(path.replace(/(?<=.)\/+$/, '')).toLowerCase()}.json`;
}

/** The finder's machines, and what the search knows: files that only those parts of the site fetch. */
export const finderFilePath = '/_data/_index/find.json';
export const searchFilePath = '/_data/_index/search.json';

/** A page of the finder's results: `/find/tyres`, `/find/bale`, `/find/bale-tyres`. */
export function findResultsPath(finder: AppPath, words: readonly string[]): AppPath {
  return asAppPath(`${finder}/${words.join('-')}`);
}

/** File of a page in the built site: `/blt150` → `blt150.html`, `/` → `index.html`. */
export function htmlFile(path: string): string {
  return `${fileStem(path)}.html`;
}

function fileStem(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** A path of this site as an absolute address. `origin` has no slash at its end. */
export function absolute(origin: string, path: string): string {
  return origin + path;
}

/** A view of a machine, its general-arrangement sheet, or that sheet as small as a view. */
export type MachineDrawingId = ViewId | 'elevation' | 'arrangement' | 'arrangement-small';

/** Drawing of a machine: `/drawings/models/blt150-side.svg`. */
export function machineDrawingPath(
  folder: 'models' | 'categories' | 'equipment',
  id: string,
  view: MachineDrawingId,
): string {
  return `/drawings/${folder}/${id}-${view}.svg`;
}

/** What the addresses of a machine's picture begin with: `/drawings/models/blt150-picture`, then `-960.avif`. */
export function machinePicturePath(folder: 'models' | 'categories' | 'equipment', id: string): string {
  return `/drawings/${folder}/${id}-picture`;
}

/** A machine's 3D file and its CAD file: `/blt150.glb`, `/blt150.dxf`. */
export function machineFilePath(id: string, format: 'glb' | 'dxf'): string {
  return `/${id}.${format}`;
}

/**
 * Opens a 3D file in Google's Scene Viewer, which puts it at its true size into what an Android phone's camera sees
 * (developers.google.com/ar/develop/scene-viewer). It fetches the file itself, by its absolute address; a phone without
 * it shows `page`.
 */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = Object.entries({ file, mode: 'ar_preferred', resizable: 'false', title });
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${encodeURIComponent(page)};end;`
  );
}

/** Drawing of a fair's card: `/drawings/fairs/ifat.svg`. */
export function fairDrawingPath(id: string): string {
  return `/drawings/fairs/${id}.svg`;
}

/** Scene of a fair's gallery, counted from 1: `/drawings/fairs/ifat-photo-1.svg`. */
export function galleryDrawingPath(id: string, what: 'photo' | 'video', number: number): string {
  return `/drawings/fairs/${id}-${what}-${number}.svg`;
}

/** Drawing that belongs to no entry: `/drawings/site/fallback.svg`. */
export function siteDrawingPath(name: 'fallback' | 'who-we-are' | 'our-mission' | `hero-${number}`): string {
  return `/drawings/site/${name}.svg`;
}

/**
 * What the addresses of a photo's files begin with; the hash of its bytes makes them lasting:
 * `/assets/photos/models/blt200/front-1a2b3c4d5e6f`.
 */
export function photoPath(file: string, hash: string): string {
  return `/assets/photos/${file.split('/').map(encodeURIComponent).join('/')}-${hash}`;
}

/** The calendar of all fairs. */
export const calendarPath = '/tradefairs.ics';

/** What lies in the folders of files that visitors take along, by a name that has its ending. */
export const companyFolders = { '/fairs/*': 'fair.ics', '/offices/*': 'office.vcf' } as const;

/** The calendar of one fair: `/fairs/ifat.ics`. */
export function fairCalendarPath(id: string): string {
  return `/fairs/${id}.ics`;
}

/** The business card of an office: `/offices/india.vcf`. */
export function officeCardPath(id: string): string {
  return `/offices/${id}.vcf`;
}

/** A place on the map, found by its address in words (nominatim.org, which the map's own page asks). */
export function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/**
 * A conversation with a number on WhatsApp (faq.whatsapp.com, "How to use click to chat"): digits alone, country code
 * first.
 */
export function whatsappAddress(number: string, text?: string): string {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}

/** Where a video is played: the video service's host without cookies. */
export function videoAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}

/** A file of this site as an address that calendar programs subscribe to: `webcal://www.example.com/tradefairs.ics`. */
export function webcalAddress(origin: string, path: string): string {
  return `webcal://${new URL(origin).host}${path}`;
}

/** Picture that a shared link shows: `/cards/models/blt150.png`. */
export function shareCardPath(folder: 'models' | 'categories' | 'equipment' | 'fairs' | 'site', id: string): string {
  return `/cards/${folder}/${id}.png`;
}

/** A file that the company supplies: `equipment/strip-cutter.jpg` → `/media/equipment/strip-cutter.jpg`. */
export function mediaPath(file: string): string {
  return `/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** `tel:` address of a number as it is written: "+91 00 0000 0000" → "tel:+910000000000". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}
