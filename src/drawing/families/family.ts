import type { ViewId } from '../../catalogue/page-data.ts';
import type { MachineFigures } from '../figures.ts';
import type { LengthName } from '../given-lengths.ts';
import type { Point, Scene } from '../scene.ts';

/** Where a length of the machine is found in one of its views, in the view's own millimetres. */
export interface Span {
  length: LengthName;
  view: ViewId;
  /** Along x or along y, between the two places. */
  along: 'x' | 'y';
  from: number;
  to: number;
  /** Lengths of the whole machine decide on the scale. */
  overall?: boolean;
  /** Where it is written: below or on the left, unless told. */
  placed?: 'above' | 'right';
  /** Where its extension lines begin (y of a length along x, x of one along y); at the view's edge, unless told. */
  at?: number;
}

/** A part that a balloon points to, in the principal elevation. */
export interface NumberedPart {
  name: string;
  at: Point;
}

/** How the three views belong together on one sheet. */
export interface Arrangement {
  /** The elevation that shares its x with the plan. */
  principal: 'front' | 'side';
  /** On which side of the principal elevation the other one stands: left shows the right end, and the reverse. */
  end: 'left' | 'right';
  /** What is added to the plan's x to get the principal elevation's. */
  planShift?: number;
  spans: Span[];
  parts: NumberedPart[];
}

type Draw = (scene: Scene, figures: MachineFigures) => void;

/**
 * How one kind of machine is drawn: each view adds its shapes to a scene in millimetres (elevations: ground at y = 0;
 * plan: seen from above, the front at the lower edge). Figures that the tables lack have a usual value, and every
 * figure is held between bounds, so that any data give a drawing.
 */
export interface Family extends Record<ViewId, Draw> {
  arrange: (figures: MachineFigures) => Arrangement;
}
