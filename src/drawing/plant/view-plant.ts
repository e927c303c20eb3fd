/** The line views of a whole plant: each machine's own view at its place, those behind covered by those before. */
import { person } from '../assemblies/person.ts';
import { Body, type Part } from '../body/body.ts';
import type { Item } from '../scene.ts';
import { boundsOfPoints, outline, type Bounds, type Point } from '../body/outlines.ts';
import { drawView, viewOf, type View } from '../view/draw-view.ts';
import { hideLines } from '../view/hidden-lines.ts';
import { joinStrokes, type Polyline } from '../view/join-strokes.ts';
import type { ViewFace } from '../view/project.ts';
import type { PlacedPlant, PlacedStation } from './place-plant.ts';

/** One machine in a view, in millimetres. */
interface PlantLayer {
  station: PlacedStation;
  /** Which of the machines of its station. */
  nth: number;
  /** Where its origin stands in the view. */
  at: Point;
  faces: ViewFace[];
  lines: Polyline[];
  everyLine: () => Polyline[];
  bounds: Bounds;
  depth: number;
}

/** The machines from back to front. */
export type PlantView = readonly PlantLayer[];

export interface PlantViews {
  elevation: PlantView;
  plan: PlantView;
}

/** The depth between two machines. Within a machine, nothing covers what its own view shows. */
const depthStep = 1000;

/** `distance`: see `ViewLook`. */
export function viewPlant(plant: PlacedPlant, distance: number): PlantViews {
  const known = new Map<string, View>();
  const ownView = ({ key, body }: PlacedStation, view: 'front' | 'plan'): View => {
    const name = `${view} ${key}`;
    const made = known.get(name) ?? viewOf(body, view, { principal: 'front' }, { distance, isBare: true });
    known.set(name, made);
    return made;
  };
  const shown = plant.stations.flatMap((station) => station.places.map((place, nth) => ({ station, place, nth })));
  const of = (view: 'front' | 'plan', order: typeof shown): PlantView => {
    return order.map(({ station, place: [x, , z], nth }, i) => {
      const at: Point = view === 'front' ? [x, 0] : [x, -z];
      return { station, nth, at, ...placeView(ownView(station, view), at, i * depthStep) };
    });
  };
  return {
    elevation: of(
      'front',
      shown.toSorted((a, b) => a.place[2] - b.place[2] || b.station.station.number - a.station.station.number),
    ),
    // A machine reaches over the one that it feeds.
    plan: of('plan', shown.toReversed()),
  };
}

/** The solids of a whole plant for its picture, with a person for scale. */
export function partsOfPlant({ stations, low, high }: PlacedPlant): readonly Part[] {
  const whole = new Body();
  for (const { body, places } of stations)
    for (const place of places)
      whole.at(place, () => {
        for (const { material, faces, name, fine, without } of body.parts)
          whole.add(material, faces, { name, ...(fine ? { fine } : {}), ...(without ? { without } : {}) });
      });
  person(whole, low[0] + (high[0] - low[0]) * 0.3, high[2] + 900);
  return whole.parts;
}

/** Draws machines of a view. A machine covers the lines of those behind it. */
export function drawLayers(layers: PlantView): Item[] {
  return layers.flatMap((layer, i) => {
    const lines = uncovered(layer, layers.slice(i + 1));
    return drawView({ ...layer, lines, guides: [] }).items;
  });
}

/** Draws one machine of a view, its lines dashed where those `before` it cover them: it can be moved. */
export function drawWhole(layer: PlantLayer, before: PlantView): Item[] {
  const lines = uncovered({ ...layer, lines: layer.everyLine() }, before, true);
  return drawView({ faces: [], lines, guides: [] }).items;
}

function placeView(
  { faces, lines, everyLine }: View,
  [dx, dy]: Point,
  depth: number,
): Pick<PlantLayer, 'faces' | 'lines' | 'everyLine' | 'bounds' | 'depth'> {
  const move = ([x, y]: Point): Point => [x + dx, y + dy];
  const moveLine = (line: Polyline): Polyline => ({ ...line, points: line.points.map(move) });
  const moved = faces.map((face): ViewFace => {
    const [x1, y1, x2, y2] = face.bounds;
    const loops = face.loops.map((loop) => loop.map(move));
    return { ...face, loops, bounds: [x1 + dx, y1 + dy, x2 + dx, y2 + dy], nearest: depth, plane: [0, 0, depth] };
  });
  return {
    faces: moved,
    lines: lines.map(moveLine),
    everyLine: () => everyLine().map(moveLine),
    bounds: boundsOfPoints(moved.flatMap((face) => outline(...face.bounds))),
    depth,
  };
}

/** The lines of a layer that no layer before it covers; or all of them, the others dashed. */
function uncovered(
  { lines, bounds: [x1, y1, x2, y2], depth }: PlantLayer,
  before: PlantView,
  isDashed = false,
): Polyline[] {
  const covering = before.flatMap(({ faces, bounds }) =>
    bounds[0] < x2 && bounds[2] > x1 && bounds[1] < y2 && bounds[3] > y1 ? faces : [],
  );
  if (covering.length === 0) return lines;
  return lines.flatMap((line): Polyline[] => {
    if (line.style === 'hidden') return isDashed ? [line] : [];
    const { style, part } = line;
    const edges = line.points.slice(1).map((to, i) => {
      const [x, y] = line.points[i] ?? to;
      return {
        from: [x, y, depth],
        to: [to[0], to[1], depth],
        part,
        style,
        faces: [],
        isFront: true,
        isDashed,
      } as const;
    });
    const strokes = hideLines(edges, covering);
    return joinStrokes(strokes.filter((stroke) => isDashed || stroke.style !== 'hidden'));
  });
}
