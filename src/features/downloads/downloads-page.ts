import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { showSize } from '../../catalogue/media/documents.ts';
import { convertedSheetPath } from '../../catalogue/paths.ts';
import type { MachineFiles } from '../../catalogue/shown/parts.ts';
import type { UnitSystem } from '../../figures/targets.ts';
import type { DownloadRow } from '../kinds/kind.ts';
import { listBelowHome, type PageOf } from '../page/declare.ts';

/** All downloads, by category. */
export const list = (catalogue: Catalogue) => {
  const { downloads } = catalogue.pages;
  const { intro, words } = downloads;
  const rows = {
    items: declaredKinds.flatMap((kind) => kind.downloads?.(catalogue) ?? []),
    size: 'downloads' as const,
    nameOf: ({ machine }: DownloadRow) => machine.name,
  };
  return listBelowHome(catalogue, 'downloads', downloads, rows, ({ items }) => ({
    intro,
    words: { machine: words.machine },
    groups: [...Map.groupBy(items, ({ category }) => category)].map(([category, ofCategory]) => ({
      category: { to: category.path, label: category.title },
      machines: ofCategory.map(({ machine }) => machine),
    })),
  }));
};

/** `sizes` by URL; missing on a development server, which has not made the files. */
export type DownloadsPageData = PageOf<typeof list> & { sizes?: Record<string, string> };

export type DownloadableMachine = DownloadRow['machine'];

const addressesOf = (files: MachineFiles, units: UnitSystem | undefined): string[] => [
  ...Object.values(files),
  ...(files.pdf === undefined || units === undefined ? [] : [convertedSheetPath(files.pdf, units)]),
];

/** Adds the sizes of the files that are made. */
export function withSizes(
  page: DownloadsPageData,
  catalogue: Catalogue,
  bytesOf: (address: string) => number | undefined,
): DownloadsPageData {
  const { convertedSheets: system } = catalogue.site;
  const addresses = page.groups.flatMap(({ machines }) => machines.flatMap(({ files }) => addressesOf(files, system)));
  const sizes = addresses.flatMap((address) => {
    const bytes = bytesOf(address);
    return bytes === undefined ? [] : [[address, showSize(bytes, catalogue)] as const];
  });
  return { ...page, sizes: Object.fromEntries(sizes) };
}
