/**
 * A machine as a list of solids in millimetres: the source of its views, picture, 3D file and CAD file.
 * x to the right, y upwards from the ground at 0, z towards the viewer of the principal elevation.
 */
import type { ViewId } from '../../catalogue/shown/parts.ts';
import { circle, outline, type Point } from './outlines.ts';
import type { LineStyle } from './materials.ts';
import type { MaterialName } from '../../look/drawn-colours.ts';
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
import { trianglesOf, type Triangle } from './triangles.ts';
import { add, between, placed, subtract, unit, type Move, type Vector } from './vector.ts';

export { about, type Axis, type Level, type Range } from './solids.ts';

/** The line views, and the picture together with the 3D file. */
export type ViewName = ViewId | 'picture';

export interface PartOptions {
  /** The name in the parts list. Parts with the same name are one entry. */
  name?: string;
  /** Outline weight; overrides the material's. */
  line?: LineStyle;
  /** Bolts, fins, seams: left out of small drawings. */
  fine?: boolean;
  /** Not part of the machine, such as a bale. Left out of the general arrangement. */
  beside?: boolean;
  /** Of the installation, not of the machine that the tables measure: a power pack, a walkway, an open door. */
  attached?: boolean;
  /** Visible in these views only. */
  only?: readonly ViewName[];
  /** Removed in these views, to show what is behind. */
  without?: readonly ViewName[];
  /** Hidden edges are dashed. */
  dashed?: boolean;
}

/** A part's options, or only the weight of its outline. */
type PartLook = PartOptions | LineStyle;

/** A line on a part's surface that is not an edge: a seam, the ribs of a belt. */
export interface Mark {
  points: readonly Vector[];
  style: LineStyle;
}

export interface Part extends PartOptions {
  name: string;
  material: MaterialName;
  faces: readonly Face[];
  marks: Mark[];
  /** Lazily computed: shared by all views, and by the picture and the 3D file. */
  readonly surface: Surface;
  readonly triangles: readonly Triangle[];
}

/** A line over the view that belongs to no part: an axis of symmetry, the path of a door. */
export interface Guide {
  points: readonly Vector[];
  style: 'centre' | 'hidden';
  views: readonly ViewId[];
}

export function isSeenIn({ only, without }: PartOptions, view: ViewName): boolean {
  return (only?.includes(view) ?? true) && !without?.includes(view);
}

/** Collects parts. Methods add solids under the transforms of `at` and `mirror` and the options of `group`. */
export class Body {
  readonly parts: Part[] = [];
  readonly guides: Guide[] = [];
  private moves: { move: Move; isMirrored: boolean }[] = [];
  private options: PartOptions = {};

  /** Applies options, or only a name, to the parts that `build` adds. */
  group(options: PartOptions | string, build: () => void): void {
    const outer = this.options;
    this.options = { ...outer, ...(typeof options === 'string' ? { name: options } : options) };
    build();
    this.options = outer;
  }

  /** Moves the parts that `build` adds by a transform, or by a distance. */
  at(move: Move | Vector, build: () => void): void {
    this.moves.push({ move: typeof move === 'function' ? move : placed(move), isMirrored: false });
    build();
    this.moves.pop();
  }

  /** Adds the parts of `build` twice: as they are, and mirrored at the plane through the origin across `axis`. */
  mirror(axis: Axis, build: (side: 1 | -1) => void): void {
    build(1);
    const move: Move = ([x, y, z]) => [axis === 'x' ? -x : x, axis === 'y' ? -y : y, axis === 'z' ? -z : z];
    this.moves.push({ move, isMirrored: true });
    build(-1);
    this.moves.pop();
  }

  add(material: MaterialName, faces: readonly Face[], look: PartLook = {}): void {
    const isMirrored = this.moves.filter((step) => step.isMirrored).length % 2 === 1;
    const place = (loop: readonly Vector[]): Vector[] => {
      const moved = loop.map((p) => this.place(p));
      return isMirrored ? moved.toReversed() : moved;
    };
    const moved = faces.map(({ loops, smooth }) => ({ loops: loops.map(place), smooth }));
    let surface: Surface | undefined;
    let triangles: Triangle[] | undefined;
    this.parts.push({
      name: '',
      ...this.options,
      ...(typeof look === 'string' ? { line: look } : look),
      material,
      faces: moved,
      marks: [],
      get surface() {
        return (surface ??= surfaceOf(moved));
      },
      get triangles() {
        return (triangles ??= trianglesOf(moved));
      },
    });
  }

  /** Adds lines to the part added last. */
  mark(lines: readonly (readonly Vector[])[], style: LineStyle = 'thin'): void {
    this.parts.at(-1)?.marks.push(...lines.map((points) => ({ points: points.map((p) => this.place(p)), style })));
  }

  /** A centre line between two points, in views perpendicular to it. */
  axis(from: Vector, to: Vector, views: readonly ViewId[]): void {
    this.guide([from, to], 'centre', views);
  }

  guide(points: readonly Vector[], style: Guide['style'], views: readonly ViewId[]): void {
    this.guides.push({ points: points.map((p) => this.place(p)), style, views });
  }

  box(material: MaterialName, x: Range, y: Range, z: Range, options?: PartLook): void {
    this.add(material, box(x, y, z), options);
  }

  /** Extrudes an outline along an axis; points are (x, y) along z, (z, y) along x, (x, z) along y. */
  prism(material: MaterialName, along: Axis, shape: readonly Point[], range: Range, options?: PartLook): void {
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

  /** A prism with curved sides: a belt, a rounded cover. */
  rounded(material: MaterialName, along: Axis, shape: readonly Point[], range: Range, options?: PartLook): void {
    this.add(material, prism(along, [shape], range, { smooth: true }), options);
  }

  /** Joins rings to a solid; `smooth` if they are sections of a curved surface. */
  loft(
    material: MaterialName,
    rings: readonly (readonly Vector[])[],
    { smooth = false, look }: { smooth?: boolean; look?: PartLook } = {},
  ): void {
    this.add(material, loft(rings, { smooth }), look);
  }

  /** Revolves points of (radius, distance) around the line from `at` along `along`. */
  turned(material: MaterialName, at: Vector, along: Vector, profile: readonly Point[], options?: PartLook): void {
    this.add(material, revolve(at, along, profile), options);
  }

  /** Revolves a closed section around a line. */
  ring(material: MaterialName, at: Vector, along: Vector, section: readonly Point[], options?: PartLook): void {
    this.add(material, revolve(at, along, section, { isClosed: true }), options);
  }

  cylinder(material: MaterialName, from: Vector, to: Vector, radius: number, options?: PartLook): void {
    const along = subtract(to, from);
    this.turned(material, from, along, outline(radius, 0, radius, Math.hypot(...along)), options);
  }

  /** A hollow cylinder along an axis: a pipe, a washer, a bearing ring. */
  pipe(material: MaterialName, along: Axis, [a, b]: Point, radii: Range, range: Range): void {
    const [inner, outer] = [Math.min(...radii), Math.max(...radii)];
    this.add(material, prism(along, [circle(a, b, outer), circle(a, b, inner)], range, { smooth: true }));
  }

  bar(material: MaterialName, from: Vector, to: Vector, [width, height]: Point, options?: PartLook, up?: Vector): void {
    this.add(material, bar(from, to, width, height, up), options);
  }

  tube(material: MaterialName, path: readonly Vector[], radius: number, options?: PartLook): void {
    this.add(material, tube(path, radius), options);
  }

  funnel(material: MaterialName, at: Point, levels: readonly Level[], wall: number, options?: PartLook): void {
    this.add(material, funnel(at, levels, wall), options);
  }

  /** Bolt heads along a line, pointing to `out`. */
  bolts(from: Vector, to: Vector, count: number, radius: number, out: Vector): void {
    for (let i = 0; i < count; i += 1) {
      const foot = between(from, to, count === 1 ? 0.5 : i / (count - 1));
      this.cylinder('bolt', foot, add(foot, unit(out), radius * 0.8), radius, { fine: true });
    }
  }

  /** Bolt heads on a circle around `centre`, in the plane across `out`: x, y or z. */
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
