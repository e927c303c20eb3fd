import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { formatNumber } from '../../language.ts';
import { fill } from '../../words.ts';
import { equipmentPicture, modelPicture } from '../../media/main-pictures.ts';
import { machineFiles } from '../../media/pictures.ts';
import { mainCategories, membersOf } from '../../members.ts';
import type { InternalLink, Listing, MachineFiles, PageBase, Picture } from '../../page-data.ts';
import { type ListPages, listedParts } from '../declare.ts';
import { crumbsFromHome, makeHead } from '../parts/head.ts';
import { headOfPart, itemsOf, pagingOf, partsOf, titleOfPart, type Part } from '../parts/paging.ts';

export interface DownloadsPageData extends PageBase<'downloads'>, Listing {
  heading: string;
  intro: string;
  words: { machine: string };
  groups: DownloadGroup[];
  /** The sizes of the files by their addresses, where they are known: a build has made them, a development server has not. */
  sizes?: Record<string, string>;
}

/** The machines of a category. */
interface DownloadGroup {
  category: InternalLink;
  machines: DownloadableMachine[];
}

export interface DownloadableMachine {
  name: string;
  to: AppPath;
  picture?: Picture;
  files: MachineFiles;
}

interface Row {
  category: LinkedCategory;
  machine: DownloadableMachine;
}

export const list: ListPages<DownloadsPageData> = (catalogue, bounds) => {
  if (catalogue.pages.downloads.isDefault) return [];
  const rows = mainCategories(catalogue).flatMap((category) => rowsOf(catalogue, category));
  const names = rows.map(({ machine }) => machine.name);
  const parts = partsOf(names, bounds.downloads);
  return listedParts('downloads', catalogue.pages.downloads, parts, (part) => downloadsPage(catalogue, rows, part));
};

/** All files of the machines that visitors take along, category by category. */
function downloadsPage(catalogue: Catalogue, rows: readonly Row[], part: Part): DownloadsPageData {
  const { path, title, summary, intro, words } = catalogue.pages.downloads;
  const breadcrumbs = crumbsFromHome(catalogue, title);
  const input = headOfPart(catalogue, { path, titles: [title], description: summary, breadcrumbs }, part);
  const groups = Map.groupBy(itemsOf(rows, part), ({ category }) => category);
  return {
    kind: 'downloads',
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, title, part),
    intro,
    words: { machine: words.machine },
    groups: [...groups].map(([category, own]) => ({
      category: { to: category.path, label: category.title },
      machines: own.map(({ machine }) => machine),
    })),
    ...pagingOf(catalogue, path, part),
  };
}

/** The page with the sizes of its files. `bytesOf` knows those that are made. */
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

/** Kilobytes and megabytes of a thousand, as file managers show them. */
function showSize(bytes: number, { site, pages }: Catalogue): string {
  const { kilobytes, megabytes } = pages.downloads.words;
  if (bytes < 999_500) return fill(kilobytes, { size: Math.max(1, Math.round(bytes / 1000)) });
  return fill(megabytes, { size: formatNumber(bytes / 1_000_000, site.language, 1) });
}

function rowsOf(catalogue: Catalogue, category: LinkedCategory): Row[] {
  return membersOf(catalogue, category).flatMap((member) => {
    if (member.kind === 'category') return rowsOf(catalogue, member.entry);
    const { name, path } = member.entry;
    const [files, picture] =
      member.kind === 'model'
        ? [machineFiles(member.entry, member.entry.sheetPath), modelPicture(catalogue, member.entry)]
        : [machineFiles(member.entry), equipmentPicture(catalogue, member.entry)];
    if (!files) return [];
    return [{ category, machine: { name, to: path, files, ...(picture ? { picture: { ...picture, alt: '' } } : {}) } }];
  });
}
