import type { QuantityPart } from '../../../quantity.ts';
import type { UnitKind } from '../../../quantity/units.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, partsOf, type WrittenFigure } from '../../read-figures.ts';

/** What is never below zero. */
const positive: ReadonlySet<UnitKind | undefined> = new Set<UnitKind>([
  'area',
  'density',
  'flow',
  'force',
  'frequency',
  'length',
  'mass',
  'power',
  'throughput',
  'torque',
  'turning',
  'volume',
]);
/** Sizes without a unit are of machines: smaller numbers may count something (`2x4 doors`). */
const leastSize = 20;
/** Centimetres beyond that are millimetres by mistake, since such a length is given in metres. */
const mostCentimetres = 1000;

/** Figures that say something impossible by themselves: below zero, a size without a unit, a length of 60 m in cm. */
export const rule: Rule = ({ figures }) => figures.all.flatMap((figure) => explain(figure, partsOf(figure)) ?? []);

function explain(figure: WrittenFigure, parts: readonly QuantityPart[]) {
  const { label, text } = figure;
  if (parts.some((part) => positive.has(part.unit?.kind) && leastOf(part) < 0)) {
    const message = `\`${label}\` is "${text}", which is below zero.`;
    return figureFinding(figure, 'quantity/negative', message, `write \`${text.replace(/^[-−–]\s*/, '')}\``);
  }
  const isSize = parts.length > 1 && parts.every(({ unit, join }, at) => !unit && (at === 0 || join === 'times'));
  if (isSize && parts.every((part) => leastOf(part) >= leastSize)) {
    const message = `\`${label}\` is ${text} without a unit.`;
    return figureFinding(figure, 'quantity/no-unit', message, `write \`${label}: ${text} mm\`, if that is the unit`);
  }
  const long = parts.find((part) => part.unit?.sign === 'cm' && leastOf(part) >= mostCentimetres);
  if (!long) return undefined;
  const metres = leastOf(long) / 100;
  const message = `\`${label}\` is "${text}", which is ${metres} m: cm instead of mm?`;
  const fix = `write \`${text.replaceAll(long.unit?.written ?? '', 'mm')}\`, or \`${metres} m\` if it is as long as that`;
  return figureFinding(figure, 'quantity/scale', message, fix);
}

function leastOf({ value, min, max }: QuantityPart): number {
  return value ?? min ?? max ?? 0;
}
