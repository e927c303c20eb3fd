/** The sizes of a line: where stations have choices, one for each throughput that these reach. */
import { partsOf } from '../../figures/figure.ts';
import { makeFigure } from '../../figures/make-figure.ts';
import type { ShownFigure } from '../../figures/show.ts';
import type { Catalogue, LinkedLine, LinkedStation, Member } from '../../catalogue/catalogue.ts';
import { capacityIn, factsOfMember, type MachineFacts } from '../../catalogue/machine/machine-facts.ts';
import { transportOf, type TransportMode } from '../../catalogue/machine/transport.ts';
import { fill, fillFigure } from '../../catalogue/words.ts';

/** A machine of a line in one of its sizes. */
export interface ChosenStation {
  station: LinkedStation;
  member: Member;
  facts: MachineFacts;
  transport: TransportMode;
}

export interface LineSize {
  /**
   * Names its drawings and files: the line's id, followed by the throughput if it is not the default. `_` stands in no
   * entry's id, so that they are never those of a line `tyre-chip-line-7`.
   */
  id: string;
  /** `Tyre Chip Line, up to 7 t/h`; the title alone where there is only one size. */
  name: string;
  /** In the unit of the feed, up to which the chosen machines go; undefined if they do not state it. */
  throughput: number | undefined;
  /** The query of the line's page that shows it: `?throughput=7`. */
  search: string;
  /** `up to 7 t/h`, in all units. */
  choice: ShownFigure | undefined;
  stations: readonly ChosenStation[];
}

/** The default, as the line's file has it, and one size for each throughput that its choices reach, the smallest first. */
export function sizesOf(catalogue: Catalogue, line: LinkedLine): { sizes: LineSize[]; standard: LineSize } {
  const capacityOf = (member: Member) => capacityOfMember(catalogue, line, member);
  const open = line.stations.filter(({ choices }) => choices.length > 1);
  const standard = line.stations.map(({ choices }) => choices[0]);
  const sizes = new Map([[reachOf(line, standard, capacityOf), standard]]);
  const stated = open.flatMap(({ choices }) => choices.flatMap((member) => capacityOf(member) ?? []));
  for (const throughput of stated.sort((a, b) => a - b)) {
    const members = line.stations.map(({ choices }) => smallestFor(throughput, choices, capacityOf));
    const reach = reachOf(line, members, capacityOf);
    if (!sizes.has(reach)) sizes.set(reach, members);
  }
  const made = [...sizes].map(([throughput, members]): LineSize => {
    const isStandard = members === standard || throughput === undefined;
    const choice = choiceOf(catalogue, line, throughput);
    const { sized } = catalogue.pages.lines.words;
    return {
      id: isStandard ? line.id : `${line.id}_${String(throughput).replace('.', '-')}`,
      name: choice && sizes.size > 1 ? fill(sized, { line: line.title, throughput: choice.value }) : line.title,
      throughput,
      search: throughput === undefined ? '' : `?throughput=${throughput}`,
      choice,
      stations: line.stations.flatMap((station, index) => {
        const member = members[index];
        if (!member) return [];
        const facts = factsOfMember(member, catalogue);
        return { station, member, facts, transport: transportOf(facts, catalogue.figures) };
      }),
    };
  });
  const [first] = made;
  if (!first) throw new Error('A line has at least one size');
  return { sizes: made.sort((a, b) => (a.throughput ?? 0) - (b.throughput ?? 0)), standard: first };
}

/** The most that a machine takes, in the unit of a line's feed; undefined if it does not state it. */
export const capacityOfMember = (catalogue: Catalogue, { feed }: LinkedLine, member: Member): number | undefined =>
  capacityIn(factsOfMember(member, catalogue).capacity, feed.throughput)?.high;

/**
 * The throughput of a line with these machines: the least that one of its main line states. Undefined if there is
 * nothing to choose, or one that was chosen does not state it.
 */
function reachOf(
  { stations }: LinkedLine,
  members: readonly Member[],
  capacityOf: (member: Member) => number | undefined,
): number | undefined {
  const all = stations.map(({ choices, count, isBranch }, index) => {
    const capacity = capacityOf(members[index] ?? choices[0]);
    return { isOpen: choices.length > 1, isBranch, capacity: capacity && capacity * count };
  });
  const open = all.filter(({ isOpen }) => isOpen);
  if (open.length === 0 || open.some(({ capacity }) => capacity === undefined)) return undefined;
  return Math.min(...all.flatMap(({ capacity, isBranch }) => (isBranch ? [] : (capacity ?? []))));
}

function choiceOf({ figures, pages }: Catalogue, { feed }: LinkedLine, throughput: number | undefined) {
  const unit = partsOf(feed.throughput)[0]?.unit;
  if (throughput === undefined || unit === undefined) return undefined;
  const { words } = pages.lines;
  return fillFigure(words.upTo, figures.show(makeFigure(figures, words.throughput, { numbers: [throughput], unit })));
}

/** The smallest choice with this capacity, else the largest; the default if none states its capacity. */
function smallestFor(
  throughput: number,
  choices: LinkedStation['choices'],
  capacityOf: (member: Member) => number | undefined,
): Member {
  const known = choices
    .flatMap((member) => {
      const capacity = capacityOf(member);
      return capacity === undefined ? [] : [{ member, capacity }];
    })
    .sort((a, b) => a.capacity - b.capacity);
  return (known.find(({ capacity }) => capacity >= throughput) ?? known.at(-1))?.member ?? choices[0];
}
