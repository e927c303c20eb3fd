import type { ViewId } from '../../catalogue/page-data.ts';
import type { Axis, Body } from '../body/body.ts';
import type { Vector } from '../body/vector.ts';
import type { MachineFigures } from '../figures.ts';
import type { LengthName } from '../given-lengths.ts';
import type { Orientation } from '../view/camera.ts';

/** A length of the machine as it is built: between two places along an axis of the body. */
export interface Span {
  length: LengthName;
  along: Axis;
  from: number;
  to: number;
  /** The view in which it is dimensioned. */
  view: ViewId;
  /** Lengths of the whole machine decide on the scale. */
  overall?: boolean;
  /** Where it is written: below or on the left, unless told. */
  placed?: 'above' | 'right';
  /** A point on the line where its extension lines begin; at the view's edge, unless told. */
  at?: Vector;
}

/** One kind of machine with its figures: a body, and how its views belong together. */
export interface Machine extends Orientation {
  body: Body;
  spans: Span[];
  /** Degrees by which the picture turns it about its upright axis, so that its best side is seen. */
  turn: number;
  /** The feet of the person in the picture: (x, z). */
  person: readonly [number, number];
}

/**
 * Builds a machine from its figures. Figures that the tables lack have a usual value, and every figure is held between
 * bounds, so that any data give a machine.
 */
export type Family = (figures: MachineFigures) => Machine;

/**
 * Least, middle and greatest length of a machine that stands on its short sides. A size beyond 4 m is that of a whole
 * line on a shared sheet.
 */
export function ownSize({ sizeLeast, sizeMiddle, sizeGreatest }: MachineFigures): [number, number, number] | undefined {
  if (!sizeLeast || !sizeMiddle || !sizeGreatest || sizeGreatest > 4000) return undefined;
  return [sizeLeast, sizeMiddle, sizeGreatest];
}

type Placed = Pick<Machine, 'principal' | 'end' | 'turn' | 'spans'>;

/**
 * A machine whose length runs to the right from the origin in its principal elevation, with its outer lengths. One that
 * has a width and a depth instead is seen from its front there.
 */
export function lengthwise(
  length: number,
  height: number,
  half: number,
  [along, across]: readonly ['length', 'width'] | readonly ['width', 'depth'] = ['length', 'width'],
): Placed {
  const principal = along === 'length' ? 'side' : 'front';
  return {
    principal,
    end: 'right',
    turn: 0,
    spans: [
      { length: along, view: principal, along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: principal, along: 'y', from: 0, to: height, overall: true },
      { length: across, view: 'plan', along: 'z', from: -half, to: half, overall: true },
    ],
  };
}

/** An upright machine that is seen from its front; its outer lengths are those of the tables, where they are its own. */
export function portal({ w, h, d, hasOwnSize }: { w: number; h: number; d: number; hasOwnSize: boolean }): Placed {
  const spans: Span[] = [
    { length: 'sizeMiddle', view: 'front', along: 'x', from: -w / 2, to: w / 2, overall: true },
    { length: 'sizeGreatest', view: 'front', along: 'y', from: 0, to: h, overall: true },
    { length: 'sizeLeast', view: 'side', along: 'z', from: -d / 2, to: d / 2, overall: true },
  ];
  return { principal: 'front', end: 'right', turn: 0, spans: hasOwnSize ? spans : [] };
}
