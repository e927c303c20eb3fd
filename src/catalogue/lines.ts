/** Production lines: machines in the order in which the material passes them. */
import type { Catalogue, LinkedLine, LinkedStation, Member } from './catalogue.ts';
import type { Sourced } from './entries.ts';
import { ownFacets } from './link/facets.ts';
import { memberNamed } from './members.ts';
import { pathOf, sheetPath } from './paths.ts';

/** Resolves the machines of a line. Throws at an unknown one. */
export function linkLine(entry: Sourced<'line'>, catalogue: Catalogue): LinkedLine {
  const { path, stations, feed, product, materials, ...fields } = entry;
  const { figures, pages } = catalogue;
  const { words } = pages.lines;
  const memberOf = (id: string): Member => {
    const member = memberNamed(catalogue, id);
    if (!member) throw new Error(`${entry.file} refers to an unknown machine`);
    return member;
  };
  const predecessors = findPredecessors(stations);
  return {
    ...fields,
    path: pathOf({ kind: 'line', id: entry.id, path }),
    facets: ownFacets(materials ? { materials } : {}),
    feed: { material: feed.material, throughput: figures.read(words.throughput, feed.throughput ?? '') },
    product: { material: product.material, size: figures.read(words.size, product.size ?? '') },
    stations: stations.map(({ id, choices = [], count = 1, after: _after, ...station }, index) => ({
      ...station,
      ...(predecessors[index] ?? { after: undefined, isBranch: false }),
      count,
      choices: [memberOf(id), ...choices.filter((choice) => choice !== id).map(memberOf)],
    })),
    sheetPath: sheetPath(entry.id),
  };
}

/**
 * Which station each one follows: the one that it names, of several the last before it; else the last one of the main
 * line.
 */
export function findPredecessors(
  stations: readonly { id?: string | undefined; after?: string | undefined }[],
): Pick<LinkedStation, 'after' | 'isBranch'>[] {
  return stations.map(({ after }, index) => {
    const isBefore = (test: (station: (typeof stations)[number]) => boolean) => {
      const position = stations.slice(0, index).findLastIndex(test);
      return position < 0 ? undefined : position;
    };
    const named = after === undefined ? undefined : isBefore(({ id }) => id === after);
    return named === undefined
      ? { after: isBefore((station) => station.after === undefined), isBranch: false }
      : { after: named, isBranch: true };
  });
}
