import { rulesAttribute } from '../../../src/ui/style/style-cache.ts';
import { markFile, touchIconPath } from '../../../src/catalogue/media/app-icons.ts';
import type { PageHead } from '../../../src/catalogue/shown/parts.ts';
import type { Shell } from '../../../src/catalogue/navigation.ts';
import type { PageData } from '#generated/pages.gen.ts';
import { manifestPath } from '../../../src/catalogue/paths.ts';
import { alternatesOf } from '../../../src/catalogue/language-paths.ts';
import { languageAttributes } from '../../../src/text/language.ts';
import { once, onceEach } from '../../../src/text/once.ts';
import { colourRule, makePalette } from '../../../src/look/palette.ts';
import { pagePolicy } from '../../../src/server/security-headers.ts';
import { inlineScripts } from '../../../src/site/early/inline-scripts.ts';
import {
  printLine,
  embeddedDataId,
  type EmbeddedData,
  type RenderedPage,
} from '../../../src/site/document/rendered-page.ts';
import { escapeMarkup } from '../../../src/text/escape-markup.ts';

/** JSON in a page's document. */
export interface DocumentTexts {
  /** The page's data for the browser. */
  page: string;
  /** For search engines: JSON-LD documents. */
  structuredData: readonly string[];
}

/** The page's data as embedded in its document: the same as in its data file. */
export function textsOfPage(page: PageData): DocumentTexts {
  return {
    page: JSON.stringify(pageForBrowser(page)),
    structuredData: (page.head.structuredData ?? []).map((data) => JSON.stringify(data)),
  };
}

interface DocumentParts extends Partial<DocumentTexts> {
  head: Omit<PageHead, 'canonical' | 'structuredData'> & { canonical?: string };
  rendered: RenderedPage;
  shell: Shell;
  fontUrl: string;
  printUrl: string;
  /** Address of the entry script. */
  script: string;
  /** Address of the shell file; without it, the shell is embedded in the document. */
  shellAddress?: string;
  /** Addresses of the page's JavaScript chunks, to preload. */
  parts?: string[];
  /** Marks the document `noindex`: the not-found page. */
  hidden?: boolean;
  /** The development server adds inline scripts. */
  withoutPolicy?: boolean;
}

/** The preview of a shared link besides its title (ogp.me; X uses the same tags). */
function cardTags(picture: PageHead['picture']): string[] {
  if (!picture) return ['<meta name="twitter:card" content="summary">'];
  return [
    `<meta property="og:image" content="${escapeMarkup(picture.src)}">`,
    '<meta property="og:image:type" content="image/png">',
    `<meta property="og:image:width" content="${picture.width}">`,
    `<meta property="og:image:height" content="${picture.height}">`,
    `<meta property="og:image:alt" content="${escapeMarkup(picture.alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The same page in each language (developers.google.com/search/docs/specialty/international/localized-versions). */
function alternateTags(paths: PageHead['languages'], { origin }: Shell): string[] {
  return alternatesOf(paths).map(
    ([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${escapeMarkup(origin + encodeURI(path))}">`,
  );
}

/** On a site in several languages, the language of the page, and others that it exists in (ogp.me). */
function localeTags(paths: PageHead['languages'] = {}, { language, languages }: Shell): string[] {
  if (!languages) return [];
  const others = Object.keys(paths).filter((tag) => tag !== language);
  return [
    `<meta property="og:locale" content="${localeOf(language)}">`,
    ...others.map((tag) => `<meta property="og:locale:alternate" content="${localeOf(tag)}">`),
  ];
}

/** With its region, or that where most people speak it: `de-AT` → `de_AT`, `ar` → `ar_EG`. */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}

/** The fields of `EmbeddedData`. */
function embedData({ page, shell, shellAddress }: DocumentParts): string {
  const fields: Record<keyof EmbeddedData, string | undefined> = {
    page: page && embedJson(page),
    shell: shellAddress === undefined ? embed(shell) : undefined,
  };
  const present = Object.entries(fields).filter(([, text]) => text !== undefined);
  return `{${present.map(([name, text]) => `"${name}":${text}`).join(',')}}`;
}

/** A page's data for the browser: without the parts for search engines and previews of shared links. */
export function pageForBrowser(page: PageData): PageData {
  const { picture: _picture, structuredData: _structuredData, ...head } = page.head;
  return { ...page, head };
}

function scriptTags({ script, parts = [], shell: { words }, shellAddress }: DocumentParts): string {
  const shell =
    shellAddress === undefined ? '' : ` data-shell="${shellAddress}" data-failed="${escapeMarkup(words.errors.chunk)}"`;
  const links = parts.map((href) => `<link rel="modulepreload" href="${href}">`);
  return `<script type="module" src="${script}"${shell}></script>${links.join('')}`;
}

/** What every document has of the shell. */
interface Frame {
  attributes: string;
  /** A page's style sheet, with the colours. */
  withColours: (css: string) => string;
  themeColour: string;
}

/** Once a shell, since a palette takes as long to compute as a page's data. */
const frameOf = once((shell: Shell): Frame => ({
  attributes: languageAttributes(shell.language),
  withColours: onceEach((css) => colourRule(shell.theme) + css),
  themeColour: makePalette(shell.theme).ink,
}));

/** The complete document of a page. Everything needed for the first paint is in its head. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, structuredData = [], rendered, shell } = parts;
  const { attributes, withColours, themeColour } = frameOf(shell);
  const css = withColours(rendered.css);
  const scripts = inlineScripts(rendered.html);
  const policy = pagePolicy(shell.endpoint, { styles: [css], scripts });
  const start = [
    `<!doctype html>\n<html ${attributes}${head.until === undefined ? '' : ` data-until="${head.until}"`}><head><meta charset="utf-8">`,
    parts.withoutPolicy ? '' : `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    parts.hidden || head.isHidden ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escapeMarkup(head.canonical)}">` : '',
    ...alternateTags(head.languages, shell),
    `<meta property="og:title" content="${escapeMarkup(head.title)}">`,
    `<meta property="og:description" content="${escapeMarkup(head.description)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeMarkup(shell.brand.name)}">`,
    ...localeTags(head.languages, shell),
    head.canonical ? `<meta property="og:url" content="${escapeMarkup(head.canonical)}">` : '',
    ...cardTags(head.picture),
    `<meta name="theme-color" content="${themeColour}">`,
    `<link rel="icon" href="/media/${markFile}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${touchIconPath}">`,
    `<link rel="manifest" href="${manifestPath}">`,
    `<link rel="preload" href="${parts.fontUrl}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${parts.printUrl}" media="print">`,
    rendered.preloads,
    `<style ${rulesAttribute}>`,
  ];
  const end = [
    '</style>',
    ...structuredData.map((json) => `<script type="application/ld+json">${embedJson(json)}</script>`),
    ...scripts.map((text) => `<script>${text}</script>`),
    scriptTags(parts),
  ];
  const data = `<script type="application/json" id="${embeddedDataId}">${embedData(parts)}</script>`;
  return [
    ...start,
    css,
    ...end,
    `</head><body data-print="${escapeMarkup(printLine(shell.brand.name, head))}"><div id="root">`,
    rendered.html,
    `</div>${data}</body></html>\n`,
  ].join('');
}

/** Serializes a value for a `<script>`. */
export const embed = (value: unknown): string => embedJson(JSON.stringify(value));

/** Escapes JSON for a `<script>`: `<`, which could end it, and line separators. */
const embedJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
