import { normalizeName } from '../text/names.ts';
import { kindOf } from './amounts.ts';
import { quantityOf, type Counted, type Figure, type FigurePart } from './figure.ts';
import { sidesInOrder } from './reading/sides.ts';

/**
 * Equal for equal figures: the same amounts, in whatever units and notation (`9 t`, `9000 Kg`; `2 x 45 kW`, `45 kW x 2`),
 * with the same words (`180 HP, hydraulic` is not `180 HP, electric`). Amounts are in the base unit of their kind.
 */
export function valueKey(figure: Figure): string {
  const quantity = quantityOf(figure);
  if (!quantity) return normalizeName(figure.text);
  const keyOf = ({ count, sides }: Counted) =>
    `${count}*${sidesInOrder(figure, sides).map(sideKey).join('x')}`.replace(/^1\*/, '');
  const amounts = quantity.amounts.map(({ ways, isPart }) => {
    // A total before its terms.
    const choice =
      ways.find((way) => way.flat().every(({ count }) => count === 1) && way.flat().length === 1) ?? ways[0] ?? [];
    const key = choice.map((sum) => sum.map(keyOf).join('+')).join('/');
    // `30 kW each` is not `30 kW`.
    return { kind: kindOf(choice) ?? '', key: isPart ? `${key}…` : key };
  });
  // `415 V 50 Hz` is `50 Hz, 415 V`; of two in one kind, words may tell which is which.
  const sorted = amounts.toSorted((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : 0));
  return [...sorted.map(({ key }) => key), wordsOf(quantity.gaps.join(' '))].filter(Boolean).join(' ');
}

function sideKey({ value, min, max, tolerance, unit, approximate }: FigurePart): string {
  const { factor = 1, kind = '', sign, written = '' } = unit ?? {};
  const numbers = [value, min, max, tolerance?.plus, tolerance?.minus].map((number) =>
    number === undefined ? '' : Number((number * factor).toPrecision(9)),
  );
  const thing = unit && sign === undefined ? normalizeName(written) : '';
  return [approximate ? '~' : '', kind, thing, ...numbers].join(',').replace(/^,+|,+$/g, '');
}

/** Words of five letters or more, which excludes those of ranges. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !/^(?:about|approx|total$|between$|zwischen$)/.test(word)).join(' ');
}
