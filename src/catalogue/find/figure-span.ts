/** What a stated figure says in the unit of the finder's steps. */
import { parseQuantity, type QuantityPart } from '../quantity.ts';
import { findUnit } from '../quantity/units.ts';

/** From the least to the most that a machine has or does; both the same for one value. */
export interface Span {
  low: number;
  high: number;
}

/**
 * A figure as a span in a unit: `20 HP + 2 HP` is one value of 22 HP, `180 HP (132 kW)` counts once, of `1200x750 mm`
 * the longest side counts, `up to 5 t/h` begins at nothing. Undefined for words and for figures of another kind.
 * @param unit its sign, as in `units.ts`; throws for one that is not known there
 */
export function spanOf(text: string, unit: string): Span | undefined {
  const wanted = findUnit(unit);
  if (!wanted) throw new Error(`Unknown unit: ${unit}`);
  const parts = (parseQuantity(text)?.parts ?? []).filter((part) => part.unit?.kind === wanted.kind);
  const [first, ...more] = parts.map((part) => ({ join: part.join, span: spanOfPart(part, wanted.factor) }));
  if (!first?.span) return undefined;
  let { low, high } = first.span;
  for (const { join, span } of more) {
    if (!span) continue;
    if (join === 'plus') [low, high] = [low + span.low, high + span.high];
    else if (join === 'times') [low, high] = [Math.max(low, span.low), Math.max(high, span.high)];
  }
  return { low: round(low), high: round(high) };
}

function spanOfPart({ value, min, max, unit }: QuantityPart, factor: number): Span | undefined {
  const least = value ?? min ?? (max === undefined ? undefined : 0);
  const most = value ?? max ?? min;
  if (least === undefined || most === undefined || !unit) return undefined;
  const by = (unit.factor ?? 1) / factor;
  return { low: least * by, high: most * by };
}

/** To six digits: what the units' factors leave behind is no difference between machines. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
