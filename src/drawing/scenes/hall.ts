import { outline } from '../body/outlines.ts';
import { Scene, type Box, type Step, drawItemsAt } from '../scene.ts';
import type { StyleName } from '../styles.ts';
import { drawPerson, personHeight } from '../props.ts';

/** The inside of a hall: back wall, lattice girder, lamps, floor joints. In pixels. */
export function drawHall(picture: Scene, width: number, height: number, floor: number): void {
  picture.rect('washTint', 0, 0, width, floor);
  picture.rect('wash', 0, floor, width, height - floor);
  const joints: Step[] = [];
  for (let i = -8; i <= 8; i += 1) joints.push(['M', width / 2 + i * 90, floor], ['L', width / 2 + i * 190, height]);
  for (const share of [0.12, 0.32, 0.62])
    joints.push(['M', 0, floor + (height - floor) * share], ['L', width, floor + (height - floor) * share]);
  picture.path('gridOnPaper', joints);
  drawGirder(picture, 0, width, 22, 66, 16);
  for (let i = 0; i < 6; i += 1) {
    const x = (width * (i + 0.5)) / 6;
    picture.line('thin', x, 66, x, 92).poly('part', outline(x - 16, 104, x + 16, 104, x + 9, 92, x - 9, 92));
  }
  picture.line('edge', 0, floor, width, floor);
}

/** A grid of squares over the rectangle from (x, y). */
export function drawGrid(picture: Scene, style: StyleName, { x, y, width, height }: Box, step: number): void {
  const lines: Step[] = [];
  for (let at = step; at < width; at += step) lines.push(['M', x + at, y], ['L', x + at, y + height]);
  for (let at = step; at < height; at += step) lines.push(['M', x, y + at], ['L', x + width, y + at]);
  picture.path(style, lines);
}

/** A lattice girder between two heights. */
function drawGirder(picture: Scene, x1: number, x2: number, top: number, bottom: number, bays: number): void {
  const web: Step[] = [];
  const bay = (x2 - x1) / bays;
  for (let i = 0; i < bays; i += 1) {
    const x = x1 + bay * i;
    web.push(['M', x, bottom], ['L', x + bay / 2, top], ['L', x + bay, bottom]);
  }
  picture.path('thin', web);
  picture.line('edge', x1, top, x2, top).line('edge', x1, bottom, x2, bottom);
}

/** A stand's back wall with a fascia. Returns the panels' boxes. */
export function drawStandWall(
  picture: Scene,
  { x, y, width, height }: Box,
  panels: number,
): { x: number; width: number }[] {
  const fascia = height * 0.13;
  const each = width / panels;
  const boxes = Array.from({ length: panels }, (_, i) => ({ x: x + each * i, width: each }));
  for (const box of boxes) picture.rect('part', box.x, y + fascia, box.width, height - fascia);
  picture.rect('navy', x - 12, y, width + 24, fascia);
  picture.rect('accent', x - 12, y + fascia, width + 24, 5);
  for (const box of boxes) {
    const [lamp, top] = [box.x + each / 2, y + fascia + 14];
    picture.line('edge', lamp, top - 9, lamp, top);
    picture.poly('steel', outline(lamp - 8, top + 10, lamp + 8, top + 10, lamp + 5, top, lamp - 5, top));
  }
  return boxes;
}

/** A sheet of paper on a wall, with a grid. Returns the box inside its frame. */
export function drawPaper(picture: Scene, box: Box): Box {
  const { x, y, width, height } = box;
  picture.rect('paper', x, y, width, height);
  drawGrid(picture, 'gridOnPaper', box, Math.max(14, width / 14));
  picture.rect('detail', x + 6, y + 6, width - 12, height - 12);
  const title = { width: width * 0.3, height: Math.max(12, height * 0.1) };
  picture.rect('detail', x + width - 6 - title.width, y + height - 6 - title.height, title.width, title.height);
  return { x: x + 18, y: y + 18, width: width - 36, height: height - 36 - title.height };
}

/** Lines that represent text. */
export function drawWords(
  picture: Scene,
  style: StyleName,
  x: number,
  y: number,
  width: number,
  lines: number,
  step: number,
): void {
  for (let i = 0; i < lines; i += 1)
    picture.line(style, x, y + i * step, x + width * (i === lines - 1 ? 0.6 : 1 - (i % 3) * 0.08), y + i * step);
}

export function drawCounter(picture: Scene, x: number, floor: number, width: number, height: number): void {
  picture.rect('body', x, floor - height, width, height);
  picture.rect('navy', x + width * 0.08, floor - height * 0.82, width * 0.84, height * 0.68);
  picture.rect('accent', x + width * 0.08, floor - height * 0.14 - 4, width * 0.84, 4);
  picture.rect('tint', x - 8, floor - height - 10, width + 16, 12);
  picture
    .rect('part', x + width * 0.14, floor - height - 17, width * 0.2, 7)
    .rect('part', x + width * 0.16, floor - height - 24, width * 0.2, 7);
  picture.rect('part', x + width * 0.66, floor - height - 44, width * 0.18, 34);
}

export function drawPlant(picture: Scene, x: number, floor: number, height: number): void {
  const pot = height * 0.3;
  for (const [dx, share] of outline(-0.32, 0.72, -0.16, 0.94, 0, 1, 0.18, 0.9, 0.34, 0.68)) {
    const [tip, top] = [x + height * dx, floor - height * share];
    const [middle, side] = [x + height * dx * 0.55, floor - height * share * 0.72];
    picture.poly('partTint', outline(x, floor - pot, middle - 9, side, tip, top, middle + 9, side));
  }
  const [rim, foot] = [pot * 0.42, pot * 0.32];
  picture.poly('part', outline(x - rim, floor - pot, x + rim, floor - pot, x + foot, floor, x - foot, floor));
}

interface Visitor {
  /** Centre of the feet, in pixels. */
  x: number;
  y: number;
  height: number;
  style: StyleName;
  arm?: -1 | 0 | 1;
}

/** Draws people from back to front. */
export function drawPeople(picture: Scene, visitors: readonly Visitor[]): void {
  for (const { x, y, height, style, arm } of visitors.toSorted((a, b) => a.y - b.y)) {
    const scene = new Scene();
    drawPerson(scene, 0, style, arm);
    drawItemsAt(picture, scene.items, x, y, height / personHeight);
  }
}
