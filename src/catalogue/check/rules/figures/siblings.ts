import type { QuantityPart } from '../../../quantity.ts';
import type { UnitKind } from '../../../quantity/units.ts';
import type { Finding } from '../../../finding.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, partsOf, type CategoryRow, type WrittenFigure } from '../../read-figures.ts';

/**
 * Off by so much a figure is more likely a slip than a machine of another size; a unit that is one off makes it ten.
 */
const tenfold = 8;
/** Siblings that lie further from the middle say nothing about another. */
const agreement = 4;

interface Measure {
  figure: WrittenFigure;
  /** In the base unit of its kind; of a range the middle. */
  amount: number;
}

/**
 * Figures ten times off those of the same row in the same category: millimetres written as centimetres, a zero too
 * many. It takes two siblings that agree, since of two figures nobody knows which one is wrong.
 */
export const rule: Rule = ({ figures }) => {
  const found = figures.rows.flatMap(measuresIn).flatMap(findOutliers);
  if (found.length === 0) return found;
  const odd = countBy(found, ({ topic = '' }) => topic);
  const all = countBy(figures.rows.flat(), ({ label }) => label);
  return found.filter(({ topic = '' }) => isRare(odd.get(topic) ?? 0, all.get(topic) ?? 0));
};

/** Slips are rare: a row in which many figures are far off, in all categories together, has machines of all sizes. */
const isRare = (odd: number, all: number): boolean => odd <= 5 || odd * 50 <= all;

function countBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(nameOf(item), (counts.get(nameOf(item)) ?? 0) + 1);
  return counts;
}

/** The amounts of a row, apart by their place in the figure and by what they measure. */
function measuresIn(row: CategoryRow): Measure[][] {
  const groups = new Map<UnitKind | undefined, Measure[][]>();
  for (const figure of row) {
    for (const [index, part] of partsOf(figure).entries()) {
      const amount = amountOf(part);
      if (amount === undefined) continue;
      const ofKind = groups.get(part.unit?.kind) ?? [];
      groups.set(part.unit?.kind, ofKind);
      (ofKind[index] ??= []).push({ figure, amount });
    }
  }
  return [...groups.values()].flatMap((ofKind) => ofKind.filter(Boolean));
}

/**
 * An amount in the base unit of its kind, of a range the middle; undefined where ten times as much would be no slip.
 */
function amountOf({ value, min, max, unit }: QuantityPart): number | undefined {
  const number = value ?? (min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max));
  // Temperatures and counts have no scale.
  if (number === undefined || number <= 0 || !unit || unit.kind === 'temperature' || unit.kind === 'count')
    return undefined;
  return number * (unit.factor ?? 1);
}

/** Outliers are far from the middle figure while all others, and there are more of them, are near it. */
function findOutliers(group: Measure[]) {
  const amounts = group.map(({ amount }) => amount).sort((a, b) => a - b);
  const middle = amounts[Math.floor(amounts.length / 2)] ?? 0;
  const far = group.filter(({ amount }) => amount >= middle * tenfold || amount * tenfold <= middle);
  if (far.length === 0) return [];
  if (group.length === 2) return explainTenth(group);
  const isFar = new Set(far);
  const rest = group.filter((measure) => !isFar.has(measure));
  const agree = rest.every(({ amount }) => amount <= middle * agreement && amount * agreement >= middle);
  const machines = new Set(rest.map(({ figure }) => figure.entry.id));
  if (!agree || machines.size < 2 || rest.length <= far.length) return [];
  const others = [...new Set(rest.map(({ figure }) => figure.text))].slice(0, 3).join(', ');
  return far.map(({ figure, amount }) =>
    figureFinding(
      figure,
      'quantity/off-siblings',
      `\`${figure.label}\` is "${figure.text}"; other models of the category have ${others}: ${guess(figure, amount > middle)}?`,
      'correct the figure or its unit, if one of them is wrong',
    ),
  );
}

/**
 * Of two figures nobody knows which one is wrong, and machines may well differ; one that is exactly a tenth, a hundredth or
 * a thousandth of the other is a slip in one of the two. The later file says so.
 */
function explainTenth([first, second]: Measure[]): Finding[] {
  if (!first || !second || first.figure.entry === second.figure.entry) return [];
  const power = Math.log10(second.amount / first.amount);
  if (Math.abs(power - Math.round(power)) > 1e-9) return [];
  const { figure } = second;
  const isMore = power > 0;
  const share = ['ten', 'a hundred', 'a thousand'][Math.round(Math.abs(power)) - 1] ?? 'many';
  const times = isMore ? `${share} times` : `${share === 'ten' ? 'a tenth' : `${share}th`} of`;
  return [
    figureFinding(
      figure,
      'quantity/off-siblings',
      `\`${figure.label}\` is "${figure.text}", exactly ${times} that of ${first.figure.entry.file}, which has "${first.figure.text}": ${guess(figure, isMore)}?`,
      'correct the figure or its unit, here or there, if one of them is wrong',
    ),
  ];
}

/** What was likely mixed up. */
function guess(figure: WrittenFigure, isMore: boolean): string {
  const sign = partsOf(figure).at(-1)?.unit?.sign;
  if (sign === 'cm' && isMore) return 'cm instead of mm';
  if (sign === 'mm' && !isMore) return 'mm instead of cm';
  return isMore ? 'a zero too many, or another unit' : 'a zero too few, or another unit';
}
