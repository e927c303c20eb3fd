/**
 * A machine as a list of solids in millimetres, from which its views, its picture, its 3D file and its CAD file follow:
 * x to the right, y upwards from the ground at 0, z towards the viewer of the principal elevation.
 */
import type { ViewId } from '../../catalogue/page-data.ts';
import type { Point } from '../scene.ts';
import { circle } from './outlines.ts';
import type { LineStyle, MaterialName } from './materials.ts';
import {
  bar,
  box,
  funnel,
  loft,
  prism,
  revolve,
  tube,
  type Axis,
  type Face,
  type Level,
  type Range,
} from './solids.ts';
import { surfaceOf, type Surface } from './surface.ts';
import { add, between, subtract, unit, type Move, type Vector } from './vector.ts';

export type { Axis, Level, Range } from './solids.ts';

/** The line views and the picture (with which go the 3D file). */
export type ViewName = ViewId | 'picture';

export interface PartOptions {
  /** What the parts list calls it; parts of one name are one. */
  name?: string;
  /** The weight of its outline, where it is not the material's. */
  line?: LineStyle;
  /** Bolts, fins, seams: left out where the drawing is small. */
  fine?: boolean;
  /** No part of the machine: a bale, a neighbour. An arrangement leaves it out. */
  beside?: boolean;
  /** Seen in these views only: doors that stand open in the plan. */
  only?: readonly ViewName[];
  /** Taken off in these views, to show what is behind. */
  without?: readonly ViewName[];
  /** Drawn dashed where it is hidden. */
  dashed?: boolean;
}

/** A line on a part's surface that no edge gives: a seam, the ribs of a belt. */
export interface Mark {
  points: readonly Vector[];
  style: LineStyle;
}

export interface Part extends PartOptions {
  name: string;
  material: MaterialName;
  faces: readonly Face[];
  marks: Mark[];
  /** Worked out when a view first asks for it, and the same for all views. */
  readonly surface: Surface;
}

/** A line that is no edge, drawn over the view: an axis of symmetry, the way that a door takes. */
export interface Guide {
  points: readonly Vector[];
  style: 'centre' | 'hidden';
  views: readonly ViewId[];
}

export function isSeenIn({ only, without }: PartOptions, view: ViewName): boolean {
  return (only?.includes(view) ?? true) && !without?.includes(view);
}

/** Collects parts; the methods add solids where the enclosing `at` and `mirror` put them, with the options of `group`. */
export class Body {
  readonly parts: Part[] = [];
  readonly guides: Guide[] = [];
  private moves: { move: Move; isMirrored: boolean }[] = [];
  private options: PartOptions = {};

  /** What `build` adds has these options. */
  group(options: PartOptions, build: () => void): void {
    const outer = this.options;
    this.options = { ...outer, ...options };
    build();
    this.options = outer;
  }

  /** What `build` adds is moved. */
  at(move: Move, build: () => void): void {
    this.moves.push({ move, isMirrored: false });
    build();
    this.moves.pop();
  }

  /** What `build` adds is there twice: as it is, and mirrored at the plane through the origin across the axis. */
  mirror(axis: Axis, build: (side: 1 | -1) => void): void {
    build(1);
    const move: Move = ([x, y, z]) => [axis === 'x' ? -x : x, axis === 'y' ? -y : y, axis === 'z' ? -z : z];
    this.moves.push({ move, isMirrored: true });
    build(-1);
    this.moves.pop();
  }

  add(material: MaterialName, faces: readonly Face[], options: PartOptions = {}): void {
    const isMirrored = this.moves.filter((step) => step.isMirrored).length % 2 === 1;
    const place = (loop: readonly Vector[]): Vector[] => {
      const moved = loop.map((p) => this.place(p));
      return isMirrored ? moved.toReversed() : moved;
    };
    const moved = faces.map(({ loops, smooth }) => ({ loops: loops.map(place), smooth }));
    let surface: Surface | undefined;
    this.parts.push({
      name: '',
      ...this.options,
      ...options,
      material,
      faces: moved,
      marks: [],
      get surface() {
        return (surface ??= surfaceOf(moved));
      },
    });
  }

  /** Lines on the part that was added last. */
  mark(lines: readonly (readonly Vector[])[], style: LineStyle = 'thin'): void {
    this.parts.at(-1)?.marks.push(...lines.map((points) => ({ points: points.map((p) => this.place(p)), style })));
  }

  /** A centre line from end to end of something symmetric, in views that look across it. */
  axis(from: Vector, to: Vector, views: readonly ViewId[]): void {
    this.guide([from, to], 'centre', views);
  }

  guide(points: readonly Vector[], style: Guide['style'], views: readonly ViewId[]): void {
    this.guides.push({ points: points.map((p) => this.place(p)), style, views });
  }

  box(material: MaterialName, x: Range, y: Range, z: Range, options?: PartOptions): void {
    this.add(material, box(x, y, z), options);
  }

  /** An outline across an axis, drawn out: points are (x, y) along z, (z, y) along x, (x, z) along y. */
  prism(material: MaterialName, along: Axis, shape: readonly Point[], range: Range, options?: PartOptions): void {
    this.add(material, prism(along, [shape], range), options);
  }

  /** The same with holes through it. */
  plate(
    material: MaterialName,
    along: Axis,
    shape: readonly Point[],
    holes: readonly (readonly Point[])[],
    range: Range,
  ): void {
    this.add(material, prism(along, [shape, ...holes], range));
  }

  /** A prism whose sides are curved: a belt, a rounded cover. */
  rounded(material: MaterialName, along: Axis, shape: readonly Point[], range: Range, options?: PartOptions): void {
    this.add(material, prism(along, [shape], range, true), options);
  }

  /** Rings joined to a body; `smooth` where they are sections of something curved. */
  loft(material: MaterialName, rings: readonly (readonly Vector[])[], smooth = false, options?: PartOptions): void {
    this.add(material, loft(rings, smooth), options);
  }

  /** Turned about the line from `at` along `along`: points of (radius, distance). */
  turned(material: MaterialName, at: Vector, along: Vector, profile: readonly Point[], options?: PartOptions): void {
    this.add(material, revolve(at, along, profile), options);
  }

  /** A ring turned about a line: its section is closed. */
  ring(material: MaterialName, at: Vector, along: Vector, section: readonly Point[], options?: PartOptions): void {
    this.add(material, revolve(at, along, section, true), options);
  }

  cylinder(material: MaterialName, from: Vector, to: Vector, radius: number, options?: PartOptions): void {
    const along = subtract(to, from);
    this.turned(
      material,
      from,
      along,
      [
        [radius, 0],
        [radius, Math.hypot(...along)],
      ],
      options,
    );
  }

  /** A cylinder across the views with a hole: a pipe, a washer, a bearing's ring. */
  pipe(material: MaterialName, along: Axis, [a, b]: Point, radii: Range, range: Range): void {
    const [inner, outer] = [Math.min(...radii), Math.max(...radii)];
    this.add(material, prism(along, [circle(a, b, outer), circle(a, b, inner)], range, true));
  }

  bar(
    material: MaterialName,
    from: Vector,
    to: Vector,
    [width, height]: Point,
    options?: PartOptions,
    up?: Vector,
  ): void {
    this.add(material, bar(from, to, width, height, up), options);
  }

  tube(material: MaterialName, path: readonly Vector[], radius: number, options?: PartOptions): void {
    this.add(material, tube(path, radius), options);
  }

  funnel(material: MaterialName, at: Point, levels: readonly Level[], wall: number, options?: PartOptions): void {
    this.add(material, funnel(at, levels, wall), options);
  }

  /** Bolt heads along a line; they stand out along `out`. */
  bolts(from: Vector, to: Vector, count: number, radius: number, out: Vector, options?: PartOptions): void {
    for (let i = 0; i < count; i += 1) {
      const foot = between(from, to, count === 1 ? 0.5 : i / (count - 1));
      this.cylinder('bolt', foot, add(foot, unit(out), radius * 0.8), radius, { fine: true, ...options });
    }
  }

  /** Bolt heads on a circle about an axis through `centre`, which is that of `out`: x, y or z. */
  boltCircle([x, y, z]: Vector, radius: number, count: number, size: number, out: Vector): void {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + 0.5) * Math.PI) / (count / 2);
      const [a, b] = [radius * Math.cos(angle), radius * Math.sin(angle)];
      const at: Vector = out[0] ? [x, y + a, z + b] : out[1] ? [x + a, y, z + b] : [x + a, y + b, z];
      this.bolts(at, at, 1, size, out);
    }
  }

  private place(point: Vector): Vector {
    return this.moves.reduceRight((moved, { move }) => move(moved), point);
  }
}
