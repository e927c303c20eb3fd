/** What search engines and shared links show of a page. */
import type { AppPath } from '#generated/app-path.gen.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Crumb, PageHead } from '../page-data.ts';
import { absolute } from '../paths.ts';
import { breadcrumbList } from './structured-data.ts';

/** Search results show about this many characters of a description. */
export const maxDescription = 158;

/** What a page's head is made from. `titles` go from the page outwards; the brand's name follows by itself. */
export interface HeadInput {
  path: AppPath;
  titles: string[];
  description: string;
  breadcrumbs: Crumb[];
  structuredData?: Record<string, unknown>[];
}

/** Title (`BLT150 | Tyre Scrap Balers | Punarloop`), description, canonical address and structured data of a page. */
export function makeHead({ site }: Catalogue, input: HeadInput): PageHead {
  const { path, titles, description, breadcrumbs, structuredData = [] } = input;
  const crumbs = breadcrumbs.length > 0 ? [breadcrumbList(site.origin, path, breadcrumbs)] : [];
  return {
    title: [...titles, site.brand.name].join(' | '),
    description: shorten(description, maxDescription),
    canonical: absolute(site.origin, path),
    structuredData: [...crumbs, ...structuredData],
  };
}

/** Whole sentences as far as they fit; when not even the first one does, it is cut behind a word. Lengths in characters. */
export function shorten(text: string, length: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= length) return whole;
  const start = whole.slice(0, length + 1);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('! '), start.lastIndexOf('? '));
  if (sentence > length / 3) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ', length - 1)).replace(/[\s,;:–-]+$/, '')}…`;
}

/** The first sentence of a text. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text.trim())?.[0].replace(/\s+/g, ' ') ?? text.trim();
}
