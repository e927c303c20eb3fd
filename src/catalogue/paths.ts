/** The only module that makes URLs: of pages, their files, sheets, drawings and media. */
import type { AppPath } from '#generated/route-tree.gen.ts';
import { kindOf, type EntryFolder, type KindId, type MachineFolder, type PagedKindId } from './kinds.ts';
import type { UnitSystem } from '../figures/targets.ts';
import type { ViewId } from './shown/parts.ts';

/** Where the form is sent on the page's own origin (specification, section 3). */
export const enquiryEndpoint = '/send-email';

/** Where the editor signs in with GitHub. */
export const signInEndpoint = '/github-sign-in';

/** What the enquiry service answers on the site's origin. */
export const servicePaths: readonly string[] = [enquiryEndpoint, signInEndpoint, '/healthz'];

/** First path segments used by the site's own files and services; compared in lower case. */
export const reservedPaths: readonly string[] = [
  ...servicePaths,
  '/readyz',
  '/metrics',
  '/assets',
  '/_data',
  '/drawings',
  '/cards',
  '/fairs',
  '/offices',
  '/media',
  '/404',
  '/index',
  '/sitemap',
  '/robots',
  '/editor',
  '/_editor',
  '/icons',
  '/apple-touch-icon',
  '/manifest',
  '/sw',
];

/** These URLs never change, unlike those of hashed assets. */
export const manifestPath = '/manifest.webmanifest';
export const workerPath = '/sw.js';

/** The offline page. It cannot be moved, because the service worker requests this URL. */
export const offlinePath = '/offline';

/** Marks a text as a path of this site; only paths from here have the route type. */
export function asAppPath(path: string): AppPath {
  return path as AppPath;
}

/** The document for unknown addresses, which static hosts find by this name; `ar/404.html` in a further language. */
export const notFoundFile = '404.html';
export const isNotFoundFile = (file: string): boolean => /(?:^|\/)404\.html$/.test(file);

/** The fields that decide an entry's URL. */
interface Locatable {
  kind: KindId;
  id: string;
  /** The entry's own `path`, if it has one. */
  path?: string | undefined;
  /** Whether the entry has the field that its page needs: a fair has a page only with a gallery. */
  has?: (field: string) => boolean;
}

/** Canonical path of an entry's page: its own `path`, else `/<id>`; undefined for an entry without a page. */
export function pathOf(entry: Locatable & { kind: PagedKindId }): AppPath;
export function pathOf(entry: Locatable): AppPath | undefined;
export function pathOf({ kind, id, path, has }: Locatable): AppPath | undefined {
  const { hasPage = false } = kindOf(kind);
  if (!(typeof hasPage === 'string' ? has?.(hasPage) : hasPage)) return undefined;
  if (kind === 'page-home') return asAppPath(path ?? '/');
  return asAppPath(kind === 'page-offline' ? offlinePath : (path ?? `/${id}`));
}

/**
 * Path of a list's page: its own for the first, `/tyreshredder/page/2` for the second. Cannot collide with an entry,
 * whose path has one segment.
 */
export function numberedPath(path: AppPath, number: number): AppPath {
  return number === 1 ? path : asAppPath(`${path}/page/${number}`);
}

/** The path of a list's first page for that of a later one; undefined for any other path. */
export function firstPagePath(path: string): string | undefined {
  return /^(\/.+)\/page\/\d+$/i.exec(path)?.[1];
}

/** `?machinery=Baler&model=BLT150`, or `?machinery=Baler` without a model. */
export function enquirySearch(machinery: string, model?: string): string {
  return `?machinery=${encodeURIComponent(machinery)}${model === undefined ? '' : `&model=${encodeURIComponent(model)}`}`;
}

/** `/sht2000.pdf`. */
export const sheetPath = (id: string): string => `/${id}.pdf`;

/** The name of a sheet in converted units: `blt150-imperial`. */
export const convertedId = (id: string, units: UnitSystem): string => `${id}-${units}`;

/** `/blt150.pdf` → `/blt150-imperial.pdf`. */
export const convertedSheetPath = (sheet: string, units: UnitSystem): string =>
  sheetPath(convertedId(sheet.slice(1, -'.pdf'.length), units));

/**
 * URL of a page's data, for any spelling of its path: `/Rasper` and `/rasper/` → `/_data/rasper.json`, `/` →
 * `/_data/index.json`. Paths never differ in case alone.
 */
export function dataPath(path: string): string {
  return `/_data/${fileStem(path.replace(/(?<=.)\/+$/, '')).toLowerCase()}.json`;
}

/** A results page of the finder: `/find/tyres`, `/find/bale`, `/find/bale-tyres`. */
export function findResultsPath(finder: AppPath, words: readonly string[]): AppPath {
  return asAppPath(`${finder}/${words.join('-')}`);
}

/** File of a page in the built site: `/blt150` → `blt150.html`, `/` → `index.html`. */
export function htmlFile(path: string): string {
  return `${fileStem(path)}.html`;
}

/** The inverse of `htmlFile`: `blt150.html` → `/blt150`, `index.html` → `/`. */
export function pathOfHtmlFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** Equal for all spellings of a path that lead to the same page: ignores case and a trailing slash. */
export function lookupKey(path: string): string {
  return (path.replace(/(?<!\/)\/+$/, '') || '/').toLowerCase();
}

function fileStem(path: string): string {
  return path === '/' ? 'index' : path.slice(1);
}

/** A view, the general-arrangement sheet, or that sheet in a view's size. */
export type MachineDrawingId = ViewId | 'elevation' | 'arrangement' | 'arrangement-small';

/** `/drawings/models/blt150-side.svg`. */
export function machineDrawingPath(folder: MachineFolder, id: string, view: MachineDrawingId): string {
  return `/drawings/${folder}/${id}-${view}.svg`;
}

/** Several machines in one drawing, in a width of its page or on its sheet: `/drawings/lines/tyre-chip-line-1200.svg`. */
export function plantDrawingPath(id: string, drawing: number | 'arrangement'): string {
  return `/drawings/lines/${id}-${drawing}.svg`;
}

/** Start of the URLs of a machine's made picture: `/drawings/models/blt150-picture`, followed by `-960.avif`. */
export function machinePicturePath(folder: MachineFolder, id: string): string {
  return `/drawings/${folder}/${id}-picture`;
}

/** Start of the URLs of the made picture of several machines: `/drawings/lines/tyre-chip-line-picture`. */
export function plantPicturePath(id: string): string {
  return `/drawings/lines/${id}-picture`;
}

/** `/blt150.glb`, `/blt150.dxf`. */
export function machineFilePath(id: string, format: 'glb' | 'dxf'): string {
  return `/${id}.${format}`;
}

/** `/drawings/fairs/ifat.svg`. */
export function fairDrawingPath(id: string): string {
  return `/drawings/fairs/${id}.svg`;
}

/** A gallery scene (1-based): `/drawings/fairs/ifat_photo-1.svg`. No other fair can have the id `ifat_photo-1`. */
export function galleryDrawingPath(id: string, what: 'photo' | 'video', number: number): string {
  return `/drawings/fairs/${id}_${what}-${number}.svg`;
}

/** Start of the URLs of the picture that stands for all equipment. */
export const equipmentPicturePath = '/drawings/site/fallback-picture';

/** A drawing that belongs to no entry: `/drawings/site/who-we-are.svg`. */
export function siteDrawingPath(name: 'who-we-are' | 'our-mission' | `hero-${number}`): string {
  return `/drawings/site/${name}.svg`;
}

/**
 * Start of a photo's URLs, immutable because of the content hash: `/assets/photos/models/blt200/front-1a2b3c4d5e6f`.
 */
export function photoPath(file: string, hash: string): string {
  return `/assets/photos/${file.split('/').map(encodeURIComponent).join('/')}-${hash}`;
}

export const calendarPath = '/tradefairs.ics';

/** Folders of downloads, each with a sample file name whose extension gives the media type. */
export const companyFolders = { '/fairs/*': 'fair.ics', '/offices/*': 'office.vcf' } as const;

/** `/fairs/ifat.ics`. */
export const fairCalendarPath = (id: string): string => `/fairs/${id}.ics`;

/** `/offices/india.vcf`. */
export function officeCardPath(id: string): string {
  return `/offices/${id}.vcf`;
}

/** The video service's host without cookies. */
export function videoAddress(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}`;
}

/**
 * Opens a 3D file in Google's Scene Viewer, which shows it at its real size in an Android phone's camera image
 * (developers.google.com/ar/develop/scene-viewer). `file` must be absolute; a phone without the viewer opens `page`.
 */
export function sceneViewerAddress(file: string, title: string, page: string): string {
  const query = Object.entries({ file, mode: 'ar_preferred', resizable: 'false', title });
  return (
    `intent://arvr.google.com/scene-viewer/1.2?${query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}` +
    '#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;' +
    `S.browser_fallback_url=${encodeURIComponent(page)};end;`
  );
}

/** Searches OpenStreetMap for a postal address. */
export function mapAddress(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

/** A WhatsApp chat with a number: digits only, country code first (faq.whatsapp.com, "How to use click to chat"). */
export function whatsappAddress(number: string, text?: string): string {
  const query = text === undefined ? '' : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`;
}

/** `webcal://www.example.com/tradefairs.ics`, which calendar apps subscribe to. */
export function webcalAddress(origin: string, path: string): string {
  return `webcal://${new URL(origin).host}${path}`;
}

/** A share card: `/cards/models/blt150.png`. */
export function shareCardPath(folder: EntryFolder | 'site', id: string): string {
  return `/cards/${folder}/${id}.png`;
}

/** A company's file: `equipment/strip-cutter.jpg` → `/media/equipment/strip-cutter.jpg`. */
export function mediaPath(file: string): string {
  return `/media/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** "+91 00 0000 0000" → "tel:+910000000000". */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}
