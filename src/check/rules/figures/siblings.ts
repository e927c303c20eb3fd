import { kindsThatAre } from '../../../figures/units.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { textAt } from '../../../catalogue/entry.ts';
import type { Rule, RuleInput } from '../../rule.ts';
import {
  alike,
  findMisfits,
  highlights,
  isShifted,
  kindIn,
  machinesOf,
  type Measured,
  type Outlier,
} from './support/size-order.ts';
import { figureFinding, isRating, type CategoryRow, type WrittenFigure } from '../../read-figures.ts';

/**
 * By this factor, a typo is likelier than a machine of another size: a wrong metric prefix gives a factor of ten. It is
 * less beside sisters of nearly one size.
 */
const [tenfold, tenfoldOfAlike] = [8, 5];
/** In a series, neighbours differ less than this. */
const step = 4;
/** A model whose other figures differ from those of its sisters by this factor is of another size. */
const otherSize = 1.6;

const unscaled = kindsThatAre('unscaled');

/**
 * Figures about ten times larger or smaller than the next one in the sorted series of a category's row: millimetres
 * written as centimetres, an extra zero. A series may span decades. Needs two siblings that agree: of two figures, either
 * may be wrong. A model whose other figures differ in the same direction is of another size. In a series that spreads,
 * each is compared with the machines next to it in size.
 */
export const rule: Rule = { names: ['quantity/off-siblings'], check };

function check({ figures }: RuleInput): Finding[] {
  const categories = [...Map.groupBy(figures.rows, categoryOf).values()];
  const sure = categories.flatMap((rows) => {
    const groups = rows.flatMap(measuresIn);
    const outliers = groups.flatMap(findOutliers).filter((outlier) => !isOfAnotherSize(outlier, groups));
    const known = new Set(outliers.map(({ odd: { figure } }) => figure));
    return [...outliers, ...findMisfits(groups).filter(({ odd: { figure } }) => !known.has(figure))];
  });
  const odd = Map.groupBy(sure, ({ odd: { figure } }) => figure.label);
  const all = Map.groupBy(figures.rows.flat(), ({ label }) => label);
  return sure
    .filter(
      ({
        odd: {
          figure: { label },
        },
      }) => isRare(odd.get(label)?.length ?? 0, all.get(label)?.length ?? 0),
    )
    .map(explain);
}

const categoryOf = ([figure]: CategoryRow): string | undefined => figure && textAt(figure.entry, '/category');

/** Typos are rare: a row with many outliers across all categories has machines of all sizes. */
const isRare = (odd: number, all: number): boolean => odd <= 5 || odd * 50 <= all;

/** The amounts of a row, grouped by their position in the figure and by kind. */
function measuresIn(row: CategoryRow): Measured[][] {
  if (isRating(row[0]?.label ?? '')) return [];
  const groups = new Map<string, Measured[][]>();
  const inTables = new Set(row.flatMap(({ entry, table }) => (table === highlights ? [] : entry)));
  for (const figure of row) {
    // A highlight is compared with the machine's own row.
    if (figure.table === highlights && inTables.has(figure.entry)) continue;
    const { parts, measures, totals } = figure;
    // A size by its sides, anything else as a whole: `20 HP + 2 HP` is not compared with `45 kW + 15 kW` term by term.
    const isSize = parts.length > 1 && parts.some(({ join, unit }) => join === 'times' && unit?.kind === 'length');
    for (const { part, kind, amount, written } of isSize ? measures : totals) {
      if (amount <= 0 || unscaled.has(kind)) continue;
      // Tyres an hour are not comparable with drums an hour.
      const group = kind === 'rate' ? written.toLowerCase() : kind;
      let ofKind = groups.get(group);
      if (!ofKind) groups.set(group, (ofKind = []));
      (ofKind[isSize ? part : 0] ??= []).push({ figure, amount });
    }
  }
  return [...groups.values()].flatMap((ofKind) => ofKind.filter(Boolean));
}

/** Figures that a gap parts from the series. */
function findOutliers(group: Measured[]): Outlier[] {
  const sorted = group.toSorted((a, b) => a.amount - b.amount);
  const runs: [Measured, ...Measured[]][] = [];
  for (const measured of sorted) {
    const run = runs.at(-1);
    if (run && measured.amount < (run.at(-1)?.amount ?? 0) * tenfoldOfAlike) run.push(measured);
    else runs.push([measured]);
  }
  if (runs.length < 2) return [];
  const [first, second] = group;
  if (first && second && group.length === 2) return findTenth(first, second);
  const series = runs.reduce((longest, run) => (run.length > longest.length ? run : longest));
  const isSeries = series.every(({ amount }, at) => amount <= (series[at - 1]?.amount ?? amount) * step);
  if (!isSeries || machinesOf(series) < 2 || series.length * 2 <= group.length) return [];
  const [least, most] = [series[0].amount, series.at(-1)?.amount ?? 0];
  const gap = most <= least * alike ? tenfoldOfAlike : tenfold;
  return runs.flatMap((run) => {
    if (run === series || machinesOf(run) > Math.max(1, group.length / 50)) return [];
    const isMore = run[0].amount > least;
    if (isMore ? run[0].amount < most * gap : (run.at(-1)?.amount ?? 0) * gap > least) return [];
    if (!run.every(({ amount }) => isShifted(amount, isMore, series))) return [];
    const others = isMore ? series.slice(-3) : series.slice(0, 3);
    return run.map((odd) => ({ odd, isMore, others }));
  });
}

/**
 * With only two figures, machines may really differ; a factor of exactly 10, 100 or 1000 is still a typo in one of
 * them. The finding is at the later file.
 */
function findTenth(first: Measured, second: Measured): Outlier[] {
  const power = Math.log10(second.amount / first.amount);
  if (first.figure.entry === second.figure.entry || Math.abs(power - Math.round(power)) > 1e-9) return [];
  return [{ odd: second, isMore: power > 0, others: [first] }];
}

/** Whether most other figures of a model are larger (or smaller) than those of its sisters, too. */
function isOfAnotherSize({ odd, isMore, others: near }: Outlier, groups: readonly Measured[][]): boolean {
  const { entry, row } = odd.figure;
  const shares = groups.flatMap((group) => {
    if (group[0]?.figure.row === row) return [];
    const measured = group.find(({ figure }) => figure.entry === entry);
    const others = group.filter(({ figure }) => figure.entry !== entry).map(({ amount }) => amount);
    const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)];
    if (!measured || middle === undefined) return [];
    const share = isMore ? measured.amount / middle : middle / measured.amount;
    return kindIn(measured.figure) === 'length' ? share ** 2 : share;
  });
  const end = near[isMore ? near.length - 1 : 0]?.amount ?? odd.amount;
  // A machine that is ten times as strong is not only twice as heavy.
  const least = Math.max(otherSize, (isMore ? odd.amount / end : end / odd.amount) ** 0.4);
  return shares.filter((share) => share >= least).length * 2 > shares.length;
}

function explain({ odd: { figure, amount }, isMore, others }: Outlier): Finding {
  const [first] = others;
  const is = `\`${figure.label}\` is "${figure.text}"`;
  if (first && others.length === 1) {
    const power = Math.round(Math.abs(Math.log10(amount / first.amount)));
    const share = ['ten', 'a hundred', 'a thousand'][power - 1] ?? 'many';
    const times = isMore ? `${share} times` : `${share === 'ten' ? 'a tenth' : `${share}th`} of`;
    return figureFinding(
      figure,
      'quantity/off-siblings',
      `${is}, exactly ${times} that of ${first.figure.entry.file}, which has "${first.figure.text}": ${guess(figure, isMore)}?`,
      'correct the figure or its unit, here or there, if one of them is wrong',
    );
  }
  const texts = [...new Set(others.map((sibling) => sibling.figure.text))].join(', ');
  return figureFinding(
    figure,
    'quantity/off-siblings',
    `${is}; other models of the category have ${texts}: ${guess(figure, isMore)}?`,
    'correct the figure or its unit, if one of them is wrong',
  );
}

/** The likely cause. */
function guess(figure: WrittenFigure, isMore: boolean): string {
  const sign = figure.parts.at(-1)?.unit?.sign;
  if (sign === 'cm' && isMore) return 'cm instead of mm';
  if (sign === 'mm' && !isMore) return 'mm instead of cm';
  return isMore ? 'a zero too many, or another unit' : 'a zero too few, or another unit';
}
