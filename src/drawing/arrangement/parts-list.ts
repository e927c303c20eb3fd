import type { Box, Scene } from '../scene.ts';
import type { MeasuredMachine } from './measure-machine.ts';
import { type ArrangementLayout, type PlacedView, spacing } from './lay-out.ts';
import type { PaperFormat } from './paper-format.ts';
import { textWidth } from './text-width.ts';
import { namePart } from '../describe.ts';
import type { DrawingWords } from '../../catalogue/words.ts';

const rowStep = 1.75;

/** The space that the parts list and the row of balloons above the views need. */
export function partsRoom(
  machine: MeasuredMachine,
  { letter }: PaperFormat,
  words: DrawingWords,
): { width: number; height: number; above: number } {
  const widest = Math.max(0, ...machine.parts.map(({ name }) => textWidth(namePart(name, words), letter)));
  return {
    width: widest + letter * 4.5,
    height: letter * (rowStep * (machine.parts.length + 1) + 1),
    above: letter * 3.6,
  };
}

/** Draws the numbered balloons above the principal elevation with their leaders, and the parts list. */
export function drawParts(
  scene: Scene,
  machine: MeasuredMachine,
  layout: ArrangementLayout,
  format: PaperFormat,
  words: DrawingWords,
): void {
  const [view] = layout.views;
  if (!view) return;
  const { letter } = format;
  const row =
    view.box.y - (2.4 + (view.above.length > 0 ? spacing.first + spacing.step * view.above.length : 0)) * letter;
  const points = machine.parts
    .map(({ name, at }) => ({ name, x: view.x + at[0] * layout.scale, y: view.y - at[1] * layout.scale }))
    .toSorted((a, b) => a.x - b.x);
  const parts = drawBalloons(scene, points, row, view.column, letter, (_, index) => String(index + 1));
  drawList(
    scene,
    parts.map(({ name }) => namePart(name, words)),
    words.drawing.partsList,
    layout.free,
    format,
  );
}

/**
 * Draws balloons in a row, with leaders to points that come in the order of x. Returns the points in the order of their
 * balloons.
 */
export function drawBalloons<At extends { x: number; y: number }>(
  scene: Scene,
  points: readonly At[],
  row: number,
  { left, right }: PlacedView['column'],
  letter: number,
  label: (point: At, index: number) => string,
): At[] {
  const radius = letter * 0.92;
  const places = keepApart(
    points.map(({ x }) => x),
    radius * 2.6,
    left + radius,
    right - radius,
  );
  const ends = uncross(points, places, row);
  ends.forEach(({ x, y }, index) => {
    scene.line('leader', places[index] ?? x, row, x, y).circle('arrow', x, y, letter * 0.2);
  });
  ends.forEach((point, index) => drawBalloon(scene, places[index] ?? 0, row, letter, label(point, index)));
  return ends;
}

export function drawBalloon(scene: Scene, x: number, y: number, letter: number, label: string): void {
  scene.circle('balloon', x, y, letter * 0.92);
  scene.text('lettering', x, y + letter * 0.34, letter * 0.95, label);
}

function drawList(scene: Scene, names: readonly string[], heading: string, free: Box, format: PaperFormat): void {
  const { letter } = format;
  const { width, height } = { width: listWidth(names, letter), height: letter * (rowStep * (names.length + 1) + 0.6) };
  const left = free.x + Math.max(0, free.width - width) / 2;
  const top = free.y + Math.max(0, free.height - height);
  scene.text('letteringBlue', left, top + letter * 1.1, letter * 0.9, heading, 'start');
  const rule = (index: number): number => top + letter * (rowStep * index + 1.7);
  for (let i = 0; i <= names.length; i += 1)
    scene.line(i === 0 ? 'rule' : 'extension', left, rule(i), left + width, rule(i));
  names.forEach((name, index) => {
    const base = rule(index) + letter * 1.2;
    scene.text('lettering', left + letter * 1.1, base, letter * 0.95, String(index + 1));
    scene.text('letteringQuiet', left + letter * 2.6, base, letter, name, 'start');
  });
}

function listWidth(names: readonly string[], letter: number): number {
  return Math.max(0, ...names.map((name) => textWidth(name, letter))) + letter * 3.2;
}

/** Spreads ascending positions to at least `distance` apart, within bounds: half to the left, half to the right. */
function keepApart(places: readonly number[], distance: number, least: number, most: number): number[] {
  const pushRight = (from: readonly number[]): number[] => {
    let next = least;
    return from.map((place) => {
      const spaced = Math.max(place, next);
      next = spaced + distance;
      return spaced;
    });
  };
  const pushLeft = (from: readonly number[]): number[] => {
    let next = most;
    return from
      .toReversed()
      .map((place) => {
        const spaced = Math.min(place, next);
        next = spaced - distance;
        return spaced;
      })
      .toReversed();
  };
  const [rightmost, leftmost] = [pushLeft(pushRight(places)), pushRight(pushLeft(places))];
  return rightmost.map((place, index) => (place + (leftmost[index] ?? place)) / 2);
}

/**
 * Orders points so that the lines to them from places in a row do not cross: those of two lines that cross are swapped,
 * which makes the lines shorter in sum, so that it ends.
 */
export function uncross<At extends { x: number; y: number }>(
  points: readonly At[],
  places: readonly number[],
  row: number,
): At[] {
  const ordered = [...points];
  const lengthTo = ({ x, y }: At, place = 0): number => Math.hypot(x - place, y - row);
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    for (let i = 0; i < ordered.length; i += 1)
      for (let j = i + 1; j < ordered.length; j += 1) {
        const [a, b] = [ordered[i], ordered[j]];
        if (!a || !b) continue;
        const gained =
          lengthTo(a, places[i]) + lengthTo(b, places[j]) - lengthTo(b, places[i]) - lengthTo(a, places[j]);
        if (gained < 1e-6) continue;
        [ordered[i], ordered[j]] = [b, a];
        isShorter = true;
      }
  }
  return ordered;
}
