import { parseQuantity, type QuantityPart } from '../../quantity.ts';
import { findingIn, textAt, type Rule } from '../entry.ts';
import { figuresOf, pointerOfFigure, type WrittenFigure } from '../figures-of.ts';

/** Off by so much a figure is more likely a slip than a machine of another size; a unit that is one off makes it ten. */
const tenfold = 8;
/** Siblings that lie further from the middle say nothing about another. */
const spread = 4;

interface Measure {
  figure: WrittenFigure;
  /** In the base unit of its kind; of a range the middle. */
  amount: number;
}

/**
 * Figures ten times off those of the same row in the same category: millimetres written as centimetres, a zero too many.
 * It takes two siblings that agree, since of two figures nobody knows which one is wrong.
 */
export const findFiguresOffSiblings: Rule = (input) => {
  const groups = new Map<string, Measure[]>();
  for (const figure of figuresOf(input)) {
    const category = figure.entry.kind === 'model' ? textAt(figure.entry, '/category') : undefined;
    if (category === undefined) continue;
    let index = -1;
    for (const part of parseQuantity(figure.text)?.parts ?? []) {
      index++;
      const amount = amountOf(part);
      if (amount === undefined) continue;
      const key = `${category}\n${figure.label.toLowerCase()}\n${index}\n${part.unit?.kind ?? ''}`;
      const group = groups.get(key);
      if (group) group.push({ figure, amount });
      else groups.set(key, [{ figure, amount }]);
    }
  }
  return [...groups.values()].flatMap(findOutliers);
};

function amountOf({ value, min, max, unit }: QuantityPart): number | undefined {
  const number = value ?? (min !== undefined && max !== undefined ? (min + max) / 2 : (min ?? max));
  // Temperatures and counts have no scale on which ten times would be a slip.
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
  const isFar = new Set(far);
  const rest = group.filter((measure) => !isFar.has(measure));
  const agree = rest.every(({ amount }) => amount <= middle * spread && amount * spread >= middle);
  const machines = new Set(rest.map(({ figure }) => figure.entry.id));
  if (!agree || machines.size < 2 || rest.length <= far.length) return [];
  const others = [...new Set(rest.map(({ figure }) => figure.text))].slice(0, 3).join(', ');
  return far.map(({ figure, amount }) =>
    findingIn(figure.entry, pointerOfFigure(figure), {
      rule: 'quantity/off-siblings',
      message: `\`${figure.label}\` is "${figure.text}"; other models of the category have ${others}: ${guess(figure.text, amount > middle)}?`,
      fix: 'correct the figure or its unit, if one of them is wrong',
      severity: 'warning',
    }),
  );
}

/** What was likely mixed up. */
function guess(text: string, isMore: boolean): string {
  const sign = parseQuantity(text)?.parts.at(-1)?.unit?.sign;
  if (sign === 'cm' && isMore) return 'cm instead of mm';
  if (sign === 'mm' && !isMore) return 'mm instead of cm';
  return isMore ? 'a zero too many, or another unit' : 'a zero too few, or another unit';
}
