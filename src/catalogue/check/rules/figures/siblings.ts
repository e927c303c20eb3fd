import type { UnitKind } from '../../../../figures/units.ts';
import type { Finding } from '../../../finding.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, type CategoryRow, type WrittenFigure } from '../../read-figures.ts';

/** By this factor, a typo is likelier than a machine of another size: a wrong metric prefix gives a factor of ten. */
const tenfold = 8;
/** Siblings further than this factor from the median do not count as agreeing. */
const agreement = 4;

interface Measured {
  figure: WrittenFigure;
  amount: number;
}

/**
 * Figures about ten times larger or smaller than in the same row of other models of the category: millimetres written
 * as centimetres, an extra zero. Needs two siblings that agree: of two figures, either may be wrong.
 */
export const rule: Rule = ({ figures }) => {
  const found = figures.rows.flatMap(measuresIn).flatMap(findOutliers);
  if (found.length === 0) return found;
  const odd = Map.groupBy(found, ({ topic = '' }) => topic);
  const all = Map.groupBy(figures.rows.flat(), ({ label }) => label);
  return found.filter(({ topic = '' }) => isRare(odd.get(topic)?.length ?? 0, all.get(topic)?.length ?? 0));
};

/** Typos are rare: a row with many outliers across all categories has machines of all sizes. */
const isRare = (odd: number, all: number): boolean => odd <= 5 || odd * 50 <= all;

/** The amounts of a row, grouped by their position in the figure and by kind. */
function measuresIn(row: CategoryRow): Measured[][] {
  const groups = new Map<UnitKind | undefined, Measured[][]>();
  for (const figure of row) {
    for (const { part, kind, amount } of figure.alike.measures) {
      // Temperatures and counts have no scale.
      if (amount <= 0 || kind === 'temperature' || kind === 'count') continue;
      let ofKind = groups.get(kind);
      if (!ofKind) groups.set(kind, (ofKind = []));
      (ofKind[part] ??= []).push({ figure, amount });
    }
  }
  return [...groups.values()].flatMap((ofKind) => ofKind.filter(Boolean));
}

/** Outliers are far from the median, while the other figures, which must be more, are near it. */
function findOutliers(group: Measured[]) {
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
 * With only two figures, machines may really differ; a factor of exactly 10, 100 or 1000 is still a typo in one of
 * them. The finding is at the later file.
 */
function explainTenth([first, second]: Measured[]): Finding[] {
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

/** The likely cause. */
function guess(figure: WrittenFigure, isMore: boolean): string {
  const sign = figure.alike.parts.at(-1)?.unit?.sign;
  if (sign === 'cm' && isMore) return 'cm instead of mm';
  if (sign === 'mm' && !isMore) return 'mm instead of cm';
  return isMore ? 'a zero too many, or another unit' : 'a zero too few, or another unit';
}
