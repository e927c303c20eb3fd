import type { MachineFamily } from '../../catalogue/catalogue.ts';
import type { SpecificationTable, ViewId } from '../../catalogue/page-data.ts';
import { families } from '../families/all-families.ts';
import type { Arrangement, NumberedPart, Span } from '../families/family.ts';
import type { MachineFigures } from '../figures.ts';
import { lengthFigures, readFigures } from '../figures.ts';
import type { GivenLength, GivenLengths } from '../given-lengths.ts';
import { readGivenLengths } from '../given-lengths.ts';
import type { Box, Item } from '../scene.ts';
import { boundsOf, Scene } from '../scene.ts';

/** A view in millimetres of the machine; its items are to be drawn `factor` times as large. */
export interface FittedView {
  items: Item[];
  /** In millimetres as they are drawn, after the factor. */
  bounds: Box;
}

/** A length that the data give, at its place in a view. */
export interface GivenSpan extends Span {
  given: GivenLength;
}

export interface FittedMachine {
  views: Record<ViewId, FittedView>;
  factor: number;
  principal: 'front' | 'side';
  end: 'left' | 'right';
  planShift: number;
  spans: GivenSpan[];
  parts: NumberedPart[];
  /** An overall length is given, and every exact length is drawn at its size. */
  toScale: boolean;
}

/** Lengths that differ by more are not to scale. */
const tolerance = 0.03;

/**
 * The three views of a machine as large as its figures say. A family draws within bounds that suit it; a machine
 * beyond them is drawn within and enlarged or reduced as a whole.
 */
export function fitMachine(name: string, machine: MachineFamily, tables: readonly SpecificationTable[]): FittedMachine {
  const family = families[machine];
  const given = readGivenLengths(tables);
  const read = readFigures(name, tables);
  let factor = 1;
  let figures: MachineFigures = read;
  let arrangement = family.arrange(figures);
  for (let round = 0; round < 4; round += 1) {
    const ratio = overallRatio(arrangement, given, factor);
    if (Math.abs(ratio - 1) < 0.005) break;
    factor *= ratio;
    figures = { ...read, ...lengthFigures(given, factor) };
    arrangement = family.arrange(figures);
  }
  const view = (id: ViewId): FittedView => {
    const scene = new Scene();
    family[id](scene, figures);
    const items = scene.items.filter((item) => item.style !== 'person' && !scene.besides.has(item));
    return { items, bounds: enlarge(boundsOf({ items }), factor) };
  };
  const spans = givenSpans(arrangement, given, factor);
  return {
    views: { front: view('front'), side: view('side'), plan: view('plan') },
    factor,
    principal: arrangement.principal,
    end: arrangement.end,
    planShift: (arrangement.planShift ?? 0) * factor,
    spans,
    parts: arrangement.parts.map(({ name: part, at: [x, y] }) => ({ name: part, at: [x * factor, y * factor] })),
    toScale: isToScale(spans),
  };
}

function givenSpans({ spans }: Arrangement, given: GivenLengths, factor: number): GivenSpan[] {
  return spans.flatMap((span) => {
    const length = given[span.length];
    if (!length) return [];
    const [from, to] = [Math.min(span.from, span.to) * factor, Math.max(span.from, span.to) * factor];
    return [{ ...span, from, to, given: length, ...(span.at === undefined ? {} : { at: span.at * factor }) }];
  });
}

/** By how much the greatest overall length is larger than drawn; 1 where none is given exactly. */
function overallRatio(arrangement: Arrangement, given: GivenLengths, factor: number): number {
  const [greatest] = givenSpans(arrangement, given, factor)
    .filter((span) => span.overall && span.given.exact && span.to > span.from)
    .toSorted((a, b) => b.given.value - a.given.value);
  return greatest ? greatest.given.value / (greatest.to - greatest.from) : 1;
}

function isToScale(spans: readonly GivenSpan[]): boolean {
  const exact = spans.filter((span) => span.given.exact);
  return (
    exact.some((span) => span.overall) &&
    exact.every((span) => Math.abs((span.to - span.from) / span.given.value - 1) <= tolerance)
  );
}

function enlarge({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}
