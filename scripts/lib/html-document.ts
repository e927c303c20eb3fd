import { createHash } from 'node:crypto';
import type { PageData, PageHead, Shell } from '../../src/catalogue/page-data.ts';
import { pagePolicy } from '../../src/server/security-headers.ts';
import { embeddedDataId, type EmbeddedData } from '../../src/site/embedded-data.ts';
import type { RenderedPage } from '../../src/site/rendered-page.ts';

export interface DocumentParts {
  head: Omit<PageHead, 'canonical'> & { canonical?: string };
  rendered: RenderedPage;
  page: PageData | undefined;
  shell: Shell;
  /** For the not-found page: the paths that are not in small letters throughout. */
  irregularPaths?: string[];
  fontUrl: string;
  /** Address of the script that every page starts. */
  script: string;
  /** Address of the file with the shell; without one the document carries it itself. */
  shellAddress?: string;
  /** Addresses of the parts of the program that it fetches ahead. */
  parts?: string[];
  /** Neither indexed nor followed: the not-found page. */
  hidden?: boolean;
  /** The development server's pages have inline scripts of its own. */
  withoutPolicy?: boolean;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** JSON that can stand inside a `<script>`: no `<` that could end it, no line separators. */
const embed = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What a shared link shows beside its title (ogp.me; X takes the picture from the same tags). */
function cardTags(picture: PageHead['picture']): string[] {
  if (!picture) return ['<meta name="twitter:card" content="summary">'];
  return [
    `<meta property="og:image" content="${escape(picture.src)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    `<meta property="og:image:alt" content="${escape(picture.alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The fields of `EmbeddedData`. */
function embedData({ page, shell, shellAddress, irregularPaths }: DocumentParts): string {
  const fields: Record<keyof EmbeddedData, string | undefined> = {
    page: page && embed(pageForBrowser(page)),
    shell: shellAddress === undefined ? embed(shell) : undefined,
    irregularPaths: irregularPaths && embed(irregularPaths),
  };
  const given = Object.entries(fields).filter(([, text]) => text !== undefined);
  return `{${given.map(([name, text]) => `"${name}":${text}`).join(',')}}`;
}

/** A page's data as the browser gets it: without what only search engines and the readers of shared links read. */
export function pageForBrowser(page: PageData): PageData {
  const { picture: _picture, ...head } = page.head;
  return { ...page, head: { ...head, structuredData: [] } };
}

function scriptTag({ script, parts, shellAddress }: DocumentParts): string {
  const ahead = parts ? ` data-parts="${parts.join(' ')}"` : '';
  const shell = shellAddress === undefined ? '' : ` data-shell="${shellAddress}"`;
  return `<script type="module" src="${script}"${ahead}${shell}></script>`;
}

/** The whole document of a page: everything that decides on the first paint stands in its head. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, rendered, shell } = parts;
  const policy = pagePolicy(shell.endpoint, [rendered.globalCss, rendered.css].map(hashSource));
  const tags = [
    '<meta charset="utf-8">',
    parts.withoutPolicy ? '' : `<meta http-equiv="Content-Security-Policy" content="${escape(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    parts.hidden ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}">` : '',
    `<meta property="og:title" content="${escape(head.title)}">`,
    `<meta property="og:description" content="${escape(head.description)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escape(shell.brand.name)}">`,
    head.canonical ? `<meta property="og:url" content="${escape(head.canonical)}">` : '',
    ...cardTags(head.picture),
    '<link rel="icon" href="/media/favicon.svg" type="image/svg+xml">',
    `<link rel="preload" href="${parts.fontUrl}" as="font" type="font/woff2" crossorigin>`,
    rendered.preloads,
    `<style>${rendered.globalCss}</style>`,
    `<style data-emotion="${rendered.cssNames}">${rendered.css}</style>`,
    ...head.structuredData.map((data) => `<script type="application/ld+json">${embed(data)}</script>`),
    scriptTag(parts),
  ];
  const data = `<script type="application/json" id="${embeddedDataId}">${embedData(parts)}</script>`;
  return `<!doctype html>\n<html lang="en"><head>${tags.join('')}</head><body><div id="root">${rendered.html}</div>${data}</body></html>\n`;
}
