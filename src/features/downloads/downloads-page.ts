import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { formatNumber } from '../../text/language.ts';
import { fill } from '../../catalogue/words.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import type { DownloadRow } from '../kinds/kind.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';

/** All downloads, by category. */
export const list = (catalogue: Catalogue) => {
  const { downloads } = catalogue.pages;
  if (!hasPage(downloads)) return [];
  const { file, path, title, summary, intro, words } = downloads;
  const rows = {
    file,
    path,
    title,
    description: summary,
    breadcrumbs: crumbsFromHome(catalogue, title),
    items: declaredKinds.flatMap((kind) => kind.downloads?.(catalogue) ?? []),
    size: 'downloads' as const,
    nameOf: ({ machine }: DownloadRow) => machine.name,
  };
  return listedPages(catalogue, 'downloads', rows, ({ items }) => ({
    intro,
    words: { machine: words.machine },
    groups: [...Map.groupBy(items, ({ category }) => category)].map(([category, own]) => ({
      category: { to: category.path, label: category.title },
      machines: own.map(({ machine }) => machine),
    })),
  }));
};

/** `sizes` by URL; missing on a development server, which has not made the files. */
export type DownloadsPageData = PageOf<typeof list> & { sizes?: Record<string, string> };

export type DownloadableMachine = DownloadRow['machine'];

/** Adds the sizes of the files that are made. */
export function withSizes(
  page: DownloadsPageData,
  catalogue: Catalogue,
  bytesOf: (address: string) => number | undefined,
): DownloadsPageData {
  const addresses = page.groups.flatMap(({ machines }) => machines.flatMap(({ files }) => Object.values(files)));
  const sizes = addresses.flatMap((address) => {
    const bytes = bytesOf(address);
    return bytes === undefined ? [] : [[address, showSize(bytes, catalogue)] as const];
  });
  return { ...page, sizes: Object.fromEntries(sizes) };
}

/** In units of 1000 bytes, as file managers show them. */
function showSize(bytes: number, { site, pages }: Catalogue): string {
  const { kilobytes, megabytes } = pages.downloads.words;
  if (bytes < 999_500) return fill(kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });
  return fill(megabytes, { size: formatNumber(bytes / 1_000_000, site.language, 1) });
}
