import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { formatNumber } from '../../language.ts';
import { fill } from '../../words.ts';
import { memberPicture } from '../../media/main-pictures.ts';
import { machineFiles } from '../../media/pictures.ts';
import { hasPage } from '../../navigation.ts';
import { mainCategories, membersOf } from '../../members.ts';
import type { MachineFiles, Picture } from '../../page-data.ts';
import { listedSlices, type PageOf } from '../declare.ts';
import { crumbsFromHome, pageBase } from '../parts/head.ts';
import { listBounds } from '../parts/list-bounds.ts';
import { numberedHead, pagingOf, paginate, numberedTitle } from '../parts/paging.ts';

interface Row {
  category: LinkedCategory;
  machine: { name: string; to: AppPath; picture?: Picture; files: MachineFiles };
}

/** All downloads of the machines, by category. */
export const list = (catalogue: Catalogue) => {
  const { downloads } = catalogue.pages;
  if (!hasPage(downloads)) return [];
  const { path, title, summary, intro, words } = downloads;
  const rows = mainCategories(catalogue).flatMap((category) => rowsOf(catalogue, category));
  const slices = paginate(rows, listBounds.downloads, ({ machine }) => machine.name);
  return listedSlices('downloads', downloads, slices, (slice) => {
    const input = { path, titles: [title], description: summary, breadcrumbs: crumbsFromHome(catalogue, title) };
    const groups = Map.groupBy(slice.items, ({ category }) => category);
    return {
      ...pageBase(catalogue, 'downloads', numberedHead(catalogue, input, slice)),
      heading: numberedTitle(catalogue, title, slice),
      intro,
      words: { machine: words.machine },
      groups: [...groups].map(([category, own]) => ({
        category: { to: category.path, label: category.title },
        machines: own.map(({ machine }) => machine),
      })),
      ...pagingOf(catalogue, path, slice),
    };
  });
};

/** `sizes` by URL; missing on a development server, which has not made the files. */
export type DownloadsPageData = PageOf<typeof list> & { sizes?: Record<string, string> };

export type DownloadableMachine = Row['machine'];

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

function rowsOf(catalogue: Catalogue, category: LinkedCategory): Row[] {
  return membersOf(catalogue, category).flatMap((member) => {
    if (member.kind === 'category') return rowsOf(catalogue, member.entry);
    const { name, path } = member.entry;
    const files = machineFiles(member.entry, member.kind === 'model' ? member.entry.sheetPath : undefined);
    if (!files) return [];
    const picture = memberPicture(catalogue, member);
    return [{ category, machine: { name, to: path, files, ...(picture ? { picture: { ...picture, alt: '' } } : {}) } }];
  });
}
