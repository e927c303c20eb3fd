import { joinPieces, numbersOf, quantityOf, textOf, type FigurePart, type Quantity } from '../../../figures/figure.ts';
import { contradict, contradictedTotal } from '../../../figures/measure.ts';
import type { Rule } from '../../rule.ts';
import { figureFinding, type WrittenFigure } from '../../read-figures.ts';

/** One amount given in two units that contradict each other, or a total and its terms: `55 kW (55 HP)`, `75 + 15 kW = 100 kW`. */
export const rule: Rule = {
  names: ['quantity/contradiction'],
  check: ({ figures }) =>
    figures.all.flatMap((figure) => {
      const terms = contradictedTotal(figure.read);
      if (terms) {
        const sum = `${terms.value} ${terms.unit.written}`;
        const message = `\`${figure.label}\` is "${figure.text}", but its terms make ${sum}.`;
        return [figureFinding(figure, 'quantity/contradiction', message, `write ${sum}, or correct the terms`)];
      }
      const quantity = quantityOf(figure.read);
      const [first, second, ...more] = quantity?.parts ?? [];
      // Of several possible values, each has its own alternative: `7.5/11 kW (10/15 HP)`.
      if (!quantity || !first || second?.join !== 'same' || more.length > 0 || !contradict(first, second)) return [];
      // `500 l (0.4 m³ net)` are two amounts.
      if (quantity.gaps.some((gap) => /\p{L}/u.test(gap))) return [];
      return [explain(figure, quantity, first, second)];
    }),
};

function explain(figure: WrittenFigure, { gaps }: Quantity, first: FigurePart, second: FigurePart) {
  const [one, other] = [amountIn(second, first), amountIn(first, second)];
  const [firstText, secondText] = [first, second].map(({ tokens }) => tokens.map(textOf).join(''));
  const message = `\`${figure.label}\` is "${figure.text}", but ${firstText} is ${one}.`;
  const fixes = [
    [firstText ?? '', one],
    [other, secondText ?? ''],
  ].map((pieces) => joinPieces(gaps, pieces));
  const fix = `write ${fixes.map((text) => `\`${text}\``).join(', or ')}`;
  return figureFinding(figure, 'quantity/contradiction', message, fix);
}

/** The amount of another part in the unit of this one, rounded as makers do. */
function amountIn({ unit }: FigurePart, other: FigurePart): string {
  const by = (other.unit?.factor ?? 1) / (unit?.factor ?? 1);
  const numbers = numbersOf(other).map((number) => Number((number * by).toPrecision(3)));
  return `${numbers.join('–')} ${unit?.written ?? ''}`;
}
