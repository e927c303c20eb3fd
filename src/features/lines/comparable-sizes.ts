import type { Catalogue, LinkedLine } from '../../catalogue/catalogue.ts';
import { sizesOf } from '../../catalogue/line-sizes.ts';
import { nameOfMember } from '../../catalogue/members.ts';
import type { ComparableMachine } from '../compare/comparable.ts';
import { nameOfSize, sizeData, throughputSearch } from './line-page.ts';

/** The sizes of a line, as the comparison puts machines side by side: their totals and their machines. */
export function comparableSizes(catalogue: Catalogue, line: LinkedLine): (ComparableMachine & { search: string })[] {
  const { words } = catalogue.pages.lines;
  return sizesOf(catalogue, line).sizes.map((size) => {
    const { totals, enquiry } = sizeData(catalogue, line, size);
    const machines = size.stations.map(({ member }, index) => ({
      label: `${words.number} ${index + 1}`,
      value: nameOfMember(member),
    }));
    return {
      path: line.path,
      search: throughputSearch(size),
      name: nameOfSize(catalogue, line, size),
      figures: [],
      elevation: undefined,
      tables: [
        { title: words.figures, rows: totals },
        { title: words.stations, rows: machines },
      ],
      sizes: undefined,
      enquiry,
    };
  });
}
