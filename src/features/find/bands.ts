/** The ranges that the finder offers for a figure. */
import type { FigureSpan } from '../../figures/measure.ts';

/** A range; `to` is exclusive. The first starts at 0, the last has no end. */
export interface Band {
  from: number;
  to?: number;
}

/** More would be too many to choose from. */
export const maxBands = 6;

/** Round numbers within a power of ten. */
const niceSteps = [1, 1.5, 2, 3, 5, 7.5];

/**
 * Divides the machines into two to six groups of about the same size, at round numbers; empty if the values do not
 * differ enough.
 */
export function chooseBands(spans: readonly FigureSpan[]): Band[] {
  const middles = spans.map(({ low, high }) => (Number.isFinite(high) ? (low + high) / 2 : low)).sort((a, b) => a - b);
  const wanted = Math.min(maxBands, Math.max(2, Math.round(Math.sqrt(middles.length)) + 1));
  const cuts = new Set<number>();
  for (let step = 1; step < wanted; step++) {
    const place = (middles.length * step) / wanted;
    const below = middles[Math.ceil(place) - 1] ?? 0;
    const above = middles[Math.floor(place)] ?? below;
    cuts.add(nearestNice(Math.sqrt(Math.max(below, 1e-6) * Math.max(above, 1e-6))));
  }
  // An empty range joins the one below; the first joins the one above. A single range is no choice.
  const filled = bandsAt([...cuts].sort((a, b) => a - b)).filter((band) => spans.some((span) => isIn(span, band)));
  const bands = bandsAt(filled.slice(1).map(({ from }) => from));
  return bands.length < 2 ? [] : bands;
}

function bandsAt(cuts: readonly number[]): Band[] {
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index];
    return to === undefined ? { from } : { from, to };
  });
}

/** Whether a machine's span overlaps a range. Touching its lower end from below does not count. */
export function isIn({ low, high }: FigureSpan, { from, to = Infinity }: Band): boolean {
  return low < to && (high > from || low >= from);
}

/** The nearest of 1, 1.5, 2, 3, 5, 7.5 times a power of ten, by ratio. */
function nearestNice(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const all = [...niceSteps, 10].map((step) => Number((step * power).toPrecision(3)));
  return all.reduce((best, nice) =>
    Math.abs(Math.log(nice / value)) < Math.abs(Math.log(best / value)) ? nice : best,
  );
}
