import type { AppPath } from '#generated/route-tree.gen.ts';
import type { Catalogue, LinkedCategory, LinkedLine } from '../../catalogue/catalogue.ts';
import { sizesOf } from '../../catalogue/line-sizes.ts';
import { keepUnits } from '../../catalogue/keep-units.ts';
import { formatNumber } from '../../text/language.ts';
import { fill } from '../../catalogue/words.ts';
import { memberPicture } from '../../catalogue/media/main-pictures.ts';
import { lineDrawings, linePicture, machineFiles } from '../../catalogue/media/pictures.ts';
import { hasPage } from '../../catalogue/navigation.ts';
import { mainCategories, membersBelow, type ListedMember } from '../../catalogue/members.ts';
import type { MachineFiles, Picture } from '../../catalogue/shown/parts.ts';
import { listedPages, type PageOf } from '../page/declare.ts';
import { crumbsFromHome } from '../page/head.ts';

interface Row {
  category: Pick<LinkedCategory, 'path' | 'title'>;
  machine: { name: string; to: AppPath; search?: string; picture?: Picture; files: MachineFiles };
}

/** All downloads of the machines, by category. */
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
    items: [
      ...mainCategories(catalogue)
        .flatMap((category) => membersBelow(catalogue, category))
        .flatMap((listed) => rowOf(catalogue, listed)),
      ...catalogue.lines.flatMap((line) => lineRows(catalogue, line)),
    ],
    size: 'downloads' as const,
    nameOf: ({ machine }: Row) => machine.name,
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

function rowOf(catalogue: Catalogue, { member, category }: ListedMember): Row | [] {
  if (member.kind === 'category') return [];
  const { name, path } = member.entry;
  const files = machineFiles(member.entry, member.entry.sheetPath);
  return { category, machine: { name, to: path, files, ...withoutAlt(memberPicture(catalogue, member)) } };
}

/** The files of a line in each of its sizes, beside its picture. */
function lineRows(catalogue: Catalogue, line: LinkedLine): Row[] {
  const { sizes, standard } = sizesOf(catalogue, line);
  const picture = withoutAlt(linePicture(catalogue, standard, ''));
  return sizes.map((size) => {
    const { name, search } = size;
    const { files } = lineDrawings(catalogue, size);
    return {
      category: catalogue.pages.lines,
      machine: { name: keepUnits(name), to: line.path, search, files, ...picture },
    };
  });
}

/** A picture beside its machine's name, which describes it. */
const withoutAlt = (picture: Picture | undefined) => (picture ? { picture: { ...picture, alt: '' } } : {});
