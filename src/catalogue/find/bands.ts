/** The steps of a range, chosen from the values that there are. */
import type { Span } from './figure-span.ts';

/** A step from a value, up to and without another; the first begins at 0, the last has no end. */
export interface Band {
  from: number;
  to?: number;
}

/** More steps are no choice any more; six also fit the one sign that stands for a machine's steps (see groups.ts). */
export const maxBands = 6;

/** Numbers that people cut at, within a power of ten. */
const niceSteps = [1, 1.5, 2, 3, 5, 7.5];

/**
 * Steps that part the machines into groups of about the same size, at round numbers. At most six, at least two; empty
 * where the values don't differ enough.
 */
export function chooseBands(spans: readonly Span[]): Band[] {
  const middles = spans.map(({ low, high }) => (low + high) / 2).sort((a, b) => a - b);
  const wanted = Math.min(maxBands, Math.max(2, Math.round(Math.sqrt(middles.length)) + 1));
  const cuts = new Set<number>();
  for (let step = 1; step < wanted; step++) {
    const place = (middles.length * step) / wanted;
    const below = middles[Math.ceil(place) - 1] ?? 0;
    const above = middles[Math.floor(place)] ?? below;
    cuts.add(nearestNice(Math.sqrt(Math.max(below, 1e-6) * Math.max(above, 1e-6))));
  }
  return dropEmpty(bandsAt([...cuts].sort((a, b) => a - b)), spans);
}

function bandsAt(cuts: readonly number[]): Band[] {
  return [0, ...cuts].map((from, index) => {
    const to = cuts[index];
    return to === undefined ? { from } : { from, to };
  });
}

/** A step without machines joins the one below it; one step alone parts nothing. */
function dropEmpty(bands: Band[], spans: readonly Span[]): Band[] {
  const cuts = bands
    .filter((band, index) => index === 0 || spans.some((span) => isIn(span, band)))
    .map(({ from }) => from)
    .slice(1);
  const kept = bandsAt(cuts);
  const [first] = kept;
  const filled = first && !spans.some((span) => isIn(span, first)) ? bandsAt(cuts.slice(1)) : kept;
  return filled.length < 2 ? [] : filled;
}

/** Whether a machine's span reaches into a step. A range that only touches its lower end does not. */
export function isIn({ low, high }: Span, { from, to = Infinity }: Band): boolean {
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
