import type { ViewId } from '../../catalogue/shown/parts.ts';
import type { Operator } from '../assemblies/person.ts';
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

/** The way of the material through a machine as it is built. */
export interface Flow {
  /** The middle of the feed opening at its edge. */
  inlet: Vector;
  /** Half the length of the opening along the flow. Default: 0. */
  reach?: number;
  /** The same for a machine that can be fed from its front (+z), standing across the flow: half the opening's width. */
  across?: number;
  /** Where the material falls from the machine, or the bale leaves it. */
  outlet: Vector;
  /** The direction in which it leaves. Default: +x. */
  way?: '+z' | '-z';
  /** Where a second material leaves, towards +z: steel. */
  aside?: Vector;
}

export interface DrawnMachine extends Orientation {
  body: Body;
  /** Default: from the left end to the right one. */
  flow?: Flow;
  dimensions: Dimension[];
  /** Degrees by which the picture turns the machine around the vertical axis, to show its best side. Default: 0. */
  turn?: number;
  /** Where the operator stands in the picture. */
  person: Operator;
}

/** The names of a machine's sides along x, y and z, in this order, and their lengths in millimetres. */
export type UsualSides = Readonly<Partial<Record<LengthName, number>>>;

/** Builds a machine from its figures. Missing figures get a default and all are clamped, so any data give a machine. */
export type Family = (figures: MachineFigures) => DrawnMachine;

/**
 * Views and overall dimensions of a machine along x from the origin. One with width and depth instead of length shows
 * its front in the principal elevation.
 */
export function lengthwise(
  length: number,
  height: number,
  half: number,
  [along, across]: readonly ['length', 'width'] | readonly ['width', 'depth'] = ['length', 'width'],
): Pick<DrawnMachine, 'principal' | 'dimensions'> {
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
