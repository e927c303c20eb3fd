import { kindsThatAre } from '../../../../figures/units.ts';
import type { WrittenFigure } from '../../../read-figures.ts';

export interface Measured {
  figure: WrittenFigure;
  amount: number;
}

/** A figure that is far from the others. */
export interface Outlier {
  odd: Measured;
  isMore: boolean;
  /** The figures next to it. With only one, the factor is a power of ten. */
  others: readonly Measured[];
}

export const highlights = '/highlights';

/** The largest of sisters of nearly one size has so much of the smallest. */
export const alike = 2.5;

export const machinesOf = (measures: readonly Measured[]): number =>
  new Set(measures.map(({ figure }) => figure.entry)).size;

/** How far a figure whose decimal point is moved may lie outside of the series. */
const slack = 1.5;

/** Whether ten, a hundred or a thousand times as much (or a part of it) would be in the series. */
export function isShifted(amount: number, isMore: boolean, series: readonly Measured[]): boolean {
  const [least, most] = [series[0]?.amount ?? 0, series.at(-1)?.amount ?? 0];
  return [10, 100, 1000].some((factor) => {
    const right = isMore ? amount / factor : amount * factor;
    return right * slack >= least && right <= most * slack;
  });
}

export const kindIn = ({ measures }: WrittenFigure) => measures[0]?.kind;

/** How a figure grows with a machine: one of twice the weight has about twice the power, and 1.3 times the length. */
function growthOf(figure: WrittenFigure): number | undefined {
  const kind = kindIn(figure);
  if (kind === 'length') return figure.read.role === undefined ? undefined : 1 / 3;
  return kind !== undefined && (added.has(kind) || kind === 'force') ? 1 : undefined;
}

const added = kindsThatAre('added');
/** By how many other rows the sizes of a category's machines are told. */
const maxSizes = 3;
/** A typo is this many times as much as the machines next in size let expect. */
const misfit = 3;

/** A row by which the machines of a category are ordered, the smallest first. */
interface Sizes {
  group: readonly Measured[];
  growth: number;
}

/** Figures about ten times larger or smaller than those of the machines next in size, by two or more other rows. */
export function findMisfits(groups: readonly Measured[][]): Outlier[] {
  const sizes = groups
    .flatMap((group): Sizes[] => {
      // A highlight is a row of the tables again, perhaps under another name.
      const growth = group[0]?.figure.table === highlights ? undefined : group[0] && growthOf(group[0].figure);
      if (growth === undefined || group.length < 3 || machinesOf(group) < group.length) return [];
      return [{ group: group.toSorted((a, b) => a.amount - b.amount), growth }];
    })
    .toSorted((a, b) => b.growth - a.growth || b.group.length - a.group.length);
  return sizes.flatMap((judged) => {
    if ((judged.group.at(-1)?.amount ?? 0) < (judged.group[0]?.amount ?? 0) * alike) return [];
    const others = sizes.filter(({ group }) => group[0]?.figure.row !== judged.group[0]?.figure.row);
    const [first, ...more] = others.slice(0, maxSizes);
    const misfits = first && more.length > 0 ? misfitsIn(judged, first) : [];
    if (misfits.length === 0) return [];
    const oddBy = more.map((size) => new Set(misfitsIn(judged, size).map(({ odd }) => odd)));
    return misfits.filter(({ odd }) => oddBy.every((odds) => odds.has(odd)));
  });
}

/** Compares each machine with the two next to it in an order by size, of which one may be wrong. */
function misfitsIn({ group, growth }: Sizes, by: Sizes): Outlier[] {
  const amounts = new Map(group.map((measured) => [measured.figure.entry, measured]));
  const ordered = by.group.flatMap(({ figure, amount: size }) => {
    const measured = amounts.get(figure.entry);
    return measured ? [{ measured, size }] : [];
  });
  return ordered.flatMap(({ measured: odd, size }, at) => {
    const isLast = at === ordered.length - 1;
    const near = (at === 0 ? [1, 2] : isLast ? [-2, -1] : [-1, 1]).flatMap((offset) => ordered[at + offset] ?? []);
    if (near.length < 2) return [];
    const expected = near.flatMap(({ measured, size: nearSize }) =>
      [0.5, 1.4].map((power) => measured.amount * (size / nearSize) ** ((power * growth) / by.growth)),
    );
    const [least, most] = [Math.min(...expected), Math.max(...expected)];
    const isMore = odd.amount > most * misfit;
    if (!isMore && odd.amount * misfit >= least) return [];
    const series = [least, most].map((amount) => ({ ...odd, amount }));
    const others = near.map(({ measured }) => measured);
    return isShifted(odd.amount, isMore, series) ? [{ odd, isMore, others }] : [];
  });
}
