import { normalizeName } from '../text/names.ts';
import { quantityOf, type Figure, type FigurePart } from './figure.ts';

/**
 * Equal for equal figures: the same amounts, in whatever units and notation (`9 t`, `9000 Kg`), with the same words
 * (`180 HP, hydraulic` is not `180 HP, electric`). Amounts are in the base unit of their kind.
 */
export function valueKey(figure: Figure): string {
  const quantity = quantityOf(figure);
  if (!quantity) return normalizeName(figure.text);
  const amounts = quantity.parts.filter(({ join }) => join !== 'same').map(amountKey);
  return [...amounts, wordsOf(quantity.gaps.join(' '))].filter(Boolean).join(' ');
}

function amountKey({ value, min, max, tolerance, unit, approximate, join }: FigurePart): string {
  const factor = unit?.factor ?? 1;
  const numbers = [value, min, max, tolerance?.plus, tolerance?.minus].map((number) =>
    number === undefined ? '' : Number((number * factor).toPrecision(9)),
  );
  return [join ?? '', approximate ? '~' : '', unit?.kind ?? '', ...numbers].join(',').replace(/^,+|,+$/g, '');
}

/** Words of five letters or more, which excludes those of ranges. */
function wordsOf(text: string): string {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return words.filter((word) => !/^(?:about|approx)/.test(word)).join(' ');
}
