import type { SpecificationTable, ViewId } from '../../catalogue/page-data.ts';
import { dot, type Vector } from '../body/vector.ts';
import { closestLines } from '../draw-machine.ts';
import type { Machine, Span } from '../families/family.ts';
import { readGivenLengths, type GivenLength, type GivenLengths } from '../given-lengths.ts';
import { isToScale } from '../make-machine.ts';
import { boundsOf, type Box, type Item } from '../scene.ts';
import { cameraOf } from '../view/camera.ts';
import { drawView, viewOf, type View, type ViewLook } from '../view/draw-view.ts';
import { findParts, type NumberedPart } from './parts-list.ts';

/** A view in millimetres of the machine. */
export interface MeasuredView {
  items: Item[];
  bounds: Box;
}

/** A length that the data give and that is drawn at its size, at its place in a view. */
export interface GivenSpan extends Pick<Span, 'length' | 'view' | 'overall' | 'placed'> {
  /** Along x or y of the view, between the two places. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Where its extension lines begin (y of a length along x, x of one along y); at the view's edge, unless told. */
  at?: number;
  given: GivenLength;
}

export interface MeasuredMachine {
  views: Record<ViewId, MeasuredView>;
  principal: 'front' | 'side';
  end: 'left' | 'right';
  spans: GivenSpan[];
  parts: NumberedPart[];
  /** An overall length is given, and every exact length is drawn at its size. */
  toScale: boolean;
}

/** The three views of a machine for its general arrangement, without what stands beside it, and the lengths that the tables give. */
export function measureMachine(machine: Machine, tables: readonly SpecificationTable[]): MeasuredMachine {
  const look: ViewLook = { distance: closestLines(machine.body), isBare: true };
  const bare = (view: ViewId): View => viewOf(machine.body, view, machine, look);
  const views = { front: bare('front'), side: bare('side'), plan: bare('plan') };
  const measure = (view: View): MeasuredView => {
    const { items } = drawView(view);
    return { items, bounds: boundsOf({ items }) };
  };
  const spans = givenSpans(machine, readGivenLengths(tables));
  return {
    views: { front: measure(views.front), side: measure(views.side), plan: measure(views.plan) },
    principal: machine.principal,
    end: machine.end,
    spans: spans.filter(isToScale),
    parts: findParts(views[machine.principal]),
    toScale:
      spans.some((span) => span.overall && span.given.exact && isToScale(span)) &&
      spans.every((span) => !span.given.exact || isToScale(span)),
  };
}

/** The lengths that the data give, where they are found in the views. */
function givenSpans(machine: Machine, given: GivenLengths): GivenSpan[] {
  return machine.spans.flatMap(({ length, view, along, from, to, at, overall, placed }) => {
    const found = given[length];
    if (!found) return [];
    const { right, up } = cameraOf(view, machine);
    const axis: Vector = [along === 'x' ? 1 : 0, along === 'y' ? 1 : 0, along === 'z' ? 1 : 0];
    const across = dot(axis, right);
    const places = [from, to].map((place) => place * (across === 0 ? dot(axis, up) : across));
    return [
      {
        length,
        view,
        along: across === 0 ? 'y' : 'x',
        from: Math.min(...places),
        to: Math.max(...places),
        given: found,
        ...(overall ? { overall } : {}),
        ...(placed ? { placed } : {}),
        ...(at ? { at: dot(at, across === 0 ? right : up) } : {}),
      },
    ];
  });
}
