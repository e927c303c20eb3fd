/** A line view of a body: filled shapes from back to front, then the visible lines by weight. */
import type { ViewId } from '../../catalogue/shown/parts.ts';
import { isSeenIn, type Body, type Guide, type Part } from '../body/body.ts';
import { outline, type Point } from '../body/outlines.ts';
import { dot } from '../body/vector.ts';
import { Scene } from '../scene.ts';
import { cameraOf, type Camera, type Orientation } from './camera.ts';
import { joinStrokes, circleOf, type Polyline } from './join-strokes.ts';
import { hideLines } from './hidden-lines.ts';
import { project, type ViewFace } from './project.ts';
import { lineOrder, thinOut } from './thin-out.ts';
import { visibleFaces } from './visible-faces.ts';

export interface ViewLook {
  /** The smallest distance of distinguishable lines, in millimetres. */
  distance: number;
  /** Without bolts, fins and thin marks. */
  isSmall?: boolean;
  /** Without the machine's surroundings. */
  isBare?: boolean;
}

/** A body seen from one side, in millimetres with y upwards. */
export interface View {
  /** Back to front. */
  faces: ViewFace[];
  /** Lightest first. */
  lines: Polyline[];
  /** The same for a file that is not seen at one scale: even those a millimetre apart. */
  everyLine: () => Polyline[];
  guides: { style: Guide['style']; points: Point[] }[];
}

export function viewOf(body: Body, view: ViewId, orientation: Orientation, look: ViewLook): View {
  const camera = cameraOf(view, orientation);
  const shown = body.parts.filter((part) => isSeenIn(part, view) && isShown(part, look));
  const { faces: all, edges } = project(shown, camera);
  const faces = visibleFaces(all);
  const seen = new Set<Part>(faces.map(({ part }) => part));
  const candidates = edges.filter(
    ({ part, style }) => (seen.has(part) || part.dashed) && !(look.isSmall && style === 'thin'),
  );
  const strokes = hideLines(candidates, faces);
  const linesAt = (distance: number): Polyline[] =>
    joinStrokes(thinOut(strokes, distance, distance * 1.5))
      .filter(({ points }) => lengthOf(points) > distance)
      .toSorted((a, b) => lineOrder.indexOf(b.style) - lineOrder.indexOf(a.style));
  const guides = body.guides.filter(({ views }) => views.includes(view)).map((guide) => projectGuide(guide, camera));
  return { faces, lines: linesAt(look.distance), everyLine: () => linesAt(1), guides };
}

function isShown({ fine, beside }: Part, { isSmall, isBare }: ViewLook): boolean {
  return !(fine && isSmall) && !(beside && isBare);
}

/** Length by which centre lines extend beyond both ends: in millimetres, and at most this share of the line. */
const overhang = { most: 120, share: 0.15 };

function projectGuide({ points, style }: Guide, { right, up }: Camera): View['guides'][number] {
  const flat = points.map((p): Point => [dot(p, right), dot(p, up)]);
  const [a, b] = [flat[0], flat.at(-1)];
  if (style !== 'centre' || !a || !b) return { style, points: flat };
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const share = Math.min(overhang.most / length, overhang.share);
  const [dx, dy] = [(b[0] - a[0]) * share, (b[1] - a[1]) * share];
  return { style, points: outline(a[0] - dx, a[1] - dy, b[0] + dx, b[1] + dy) };
}

export function drawView({ faces, lines, guides }: Omit<View, 'everyLine'>): Scene {
  const scene = new Scene();
  let run: ViewFace[] = [];
  const flush = (): void => {
    const [first] = run;
    if (!first) return;
    const loops = outlineOf(run.flatMap(({ loops: faceLoops }) => faceLoops));
    run = [];
    // Faces smaller than the vertex grid have no outline.
    if (loops.length === 0) return;
    scene.path(
      first.fill,
      loops.flatMap((loop) => [...loop.map(([x, y], i) => [i ? 'L' : 'M', x, y] as const), ['Z'] as const]),
    );
  };
  for (const face of faces) {
    if (run[0] && run[0].fill !== face.fill) flush();
    run.push(face);
  }
  flush();
  for (const { style, points, part } of lines.toSorted((a, b) => Number(isFine(b)) - Number(isFine(a)))) {
    const round = circleOf(points);
    if (round) scene.circle(style, round.x, round.y, round.radius);
    else scene.polyline(style, points);
    const item = scene.items.at(-1);
    if (item && isFine({ style, part })) item.fine = true;
    if (item && part.attached) item.attached = true;
  }
  for (const { style, points } of guides) {
    scene.polyline(style, points);
    Object.assign(scene.items.at(-1) ?? {}, { attached: true });
  }
  return scene;
}

function isFine({ style, part }: Pick<Polyline, 'style' | 'part'>): boolean {
  return part.fine === true || style === 'thin' || style === 'detail';
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, p, i) => {
    const before = points[i - 1] ?? p;
    return sum + Math.hypot(p[0] - before[0], p[1] - before[1]);
  }, 0);
}

interface Border {
  from: Point;
  to: Point;
}

/** Merges adjacent faces of one colour into one outline: edges in opposite directions cancel. */
function outlineOf(loops: readonly (readonly Point[])[]): Point[][] {
  const borders = new Map<string, Border[]>();
  for (const loop of loops)
    loop.forEach((from, i) => {
      const to = loop[(i + 1) % loop.length] ?? from;
      const [start, end] = [keyOf(from), keyOf(to)];
      if (start === end || borders.get(end + start)?.pop()) return;
      const list = borders.get(start + end);
      if (list) list.push({ from, to });
      else borders.set(start + end, [{ from, to }]);
    });
  const left = [...borders.values()].flat();
  const starts = Map.groupBy(left, ({ from }) => keyOf(from));
  const result: Point[][] = [];
  for (const first of left) {
    const loop: Point[] = [];
    let next: Border | undefined = first;
    while (next) {
      const list: Border[] = starts.get(keyOf(next.from)) ?? [];
      const at = list.indexOf(next);
      if (at < 0) break;
      list.splice(at, 1);
      loop.push(next.from);
      next = starts.get(keyOf(next.to))?.[0];
    }
    result.push(withoutFlat(loop));
  }
  return result.filter(({ length }) => length > 2);
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)};`;
}

/** Drops corners within half a millimetre of a straight line. */
function withoutFlat(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const [a, b] = [loop.at(i - 1) ?? p, loop[(i + 1) % loop.length] ?? p];
    const area = Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0]));
    return area > 0.5 * Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
}
