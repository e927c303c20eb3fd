import type { ViewId } from '../../catalogue/page-data.ts';
import type { Axis, Body } from '../body/body.ts';
import type { Vector } from '../body/vector.ts';
import type { MachineFigures } from '../figures.ts';
import type { LengthName } from '../given-lengths.ts';
import type { Orientation } from '../view/camera.ts';

/** A dimension of the machine as built: between two positions along an axis. */
export interface Dimension {
  length: LengthName;
  along: Axis;
  from: number;
  to: number;
  /** The view that shows the dimension. */
  view: ViewId;
  /** A length of the whole machine: these decide the scale. */
  overall?: boolean;
  /** Default: below or on the left. */
  placed?: 'above' | 'right';
  /** A point on the line where the extension lines start. Default: the view's edge. */
  at?: Vector;
}

export interface Machine extends Orientation {
  body: Body;
  dimensions: Dimension[];
  /** Degrees by which the picture turns the machine around the vertical axis, to show its best side. Default: 0. */
  turn?: number;
  /** Where the person stands in the picture: (x, z). */
  person: readonly [number, number];
}

/** Builds a machine from its figures. Missing figures get a default and all are clamped, so any data give a machine. */
export type Family = (figures: MachineFigures) => Machine;

/** The lengths by size, of a machine on its shortest sides. Over 4 m it is the size of a whole line: ignored. */
export function ownSize({ sizeLeast, sizeMiddle, sizeGreatest }: MachineFigures): [number, number, number] | undefined {
  if (!sizeLeast || !sizeMiddle || !sizeGreatest || sizeGreatest > 4000) return undefined;
  return [sizeLeast, sizeMiddle, sizeGreatest];
}

type Placed = Pick<Machine, 'principal' | 'dimensions'>;

/**
 * Views and overall dimensions of a machine along x from the origin. One with width and depth instead of length shows
 * its front in the principal elevation.
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
    dimensions: [
      { length: along, view: principal, along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: principal, along: 'y', from: 0, to: height, overall: true },
      { length: across, view: 'plan', along: 'z', from: -half, to: half, overall: true },
    ],
  };
}

/** Views and overall dimensions of an upright machine, seen from its front. */
export function portal({ w, h, d, hasOwnSize }: { w: number; h: number; d: number; hasOwnSize: boolean }): Placed {
  const dimensions: Dimension[] = [
    { length: 'sizeMiddle', view: 'front', along: 'x', from: -w / 2, to: w / 2, overall: true },
    { length: 'sizeGreatest', view: 'front', along: 'y', from: 0, to: h, overall: true },
    { length: 'sizeLeast', view: 'side', along: 'z', from: -d / 2, to: d / 2, overall: true },
  ];
  return { principal: 'front', dimensions: hasOwnSize ? dimensions : [] };
}
