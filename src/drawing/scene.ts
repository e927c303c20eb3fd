import { boundsOfPoints, outline, type Bounds, type Point } from './body/outlines.ts';
import type { StyleName } from './styles.ts';

/** Of a path: to a new beginning, in a line, or back to the beginning. */
export type Step = readonly ['M' | 'L', number, number] | readonly ['Z'];

export type Item = (
  | {
      kind: 'rect';
      style: StyleName;
      x: number;
      y: number;
      width: number;
      height: number;
      radius: number;
    }
  | { kind: 'circle'; style: StyleName; x: number; y: number; radius: number }
  | { kind: 'path'; style: StyleName; steps: Step[] }
  | {
      kind: 'text';
      style: StyleName;
      x: number;
      y: number;
      size: number;
      anchor: Anchor;
      text: string;
      /** Rotated to read from bottom to top. */
      turned?: boolean;
    }
) & {
  /** Left out of small pictures. */
  fine?: boolean;
  /** Of the installation, not of the machine itself. */
  attached?: boolean;
};

type Anchor = 'start' | 'middle' | 'end';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A list of shapes, later ones on top. A machine's scene is in millimetres with y upwards from the ground; a picture's
 * is in pixels with y downwards. place.ts converts.
 */
export class Scene {
  readonly items: Item[] = [];
  rect(style: StyleName, x: number, y: number, width: number, height: number, radius = 0): this {
    this.items.push({ kind: 'rect', style, x, y, width, height, radius });
    return this;
  }

  circle(style: StyleName, x: number, y: number, radius: number): this {
    this.items.push({ kind: 'circle', style, x, y, radius });
    return this;
  }

  path(style: StyleName, steps: Step[]): this {
    this.items.push({ kind: 'path', style, steps });
    return this;
  }

  poly(style: StyleName, points: readonly Point[]): this {
    return this.path(style, [...stepsAlong(points), ['Z']]);
  }

  polyline(style: StyleName, points: readonly Point[]): this {
    return this.path(style, stepsAlong(points));
  }

  line(style: StyleName, x1: number, y1: number, x2: number, y2: number): this {
    return this.polyline(style, outline(x1, y1, x2, y2));
  }

  text(style: StyleName, x: number, y: number, size: number, text: string, anchor: Anchor = 'middle'): this {
    this.items.push({ kind: 'text', style, x, y, size, anchor, text });
    return this;
  }

  /** Vertical text; `x` is its baseline, `y` its middle. */
  turnedText(style: StyleName, x: number, y: number, size: number, text: string): this {
    this.items.push({ kind: 'text', style, x, y, size, anchor: 'middle', text, turned: true });
    return this;
  }
}

const stepsAlong = (points: readonly Point[]): Step[] => points.map(([x, y], index) => [index ? 'L' : 'M', x, y]);

/** Bounding box of an item: a text counts with its anchor only. */
export function boundsOfItem(item: Item): Box {
  if (item.kind === 'rect') return item;
  if (item.kind === 'circle') {
    const { x, y, radius } = item;
    return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  }
  if (item.kind === 'text') return { x: item.x, y: item.y, width: 0, height: 0 };
  return boxOf(boundsOfPoints(item.steps.flatMap((step): Point[] => (step[0] === 'Z' ? [] : [[step[1], step[2]]]))));
}

export function boundsOf({ items }: { items: readonly Item[] }): Box {
  const boxes = items.map(boundsOfItem);
  if (boxes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return boxOf(boundsOfPoints(boxes.flatMap(({ x, y, width, height }) => outline(x, y, x + width, y + height))));
}

function boxOf([x, y, right, bottom]: Bounds): Box {
  return { x, y, width: right - x, height: bottom - y };
}

/** Vertical alignment in a box: ground (y = 0) on the lower edge, or centred. */
type VerticalAlignment = 'ground' | 'middle';

/**
 * Draws a scene in millimetres (y upwards) into a box of a picture in pixels (y downwards): as large as fits, in
 * proportion, centred horizontally. Returns the box that it fills.
 */
export function place(picture: Scene, scene: Scene, box: Box, alignment: VerticalAlignment): Box {
  const all = boundsOf(scene);
  const bounds = alignment === 'ground' ? { ...all, y: 0, height: all.y + all.height } : all;
  const scale = Math.min(box.width / Math.max(bounds.width, 1), box.height / Math.max(bounds.height, 1));
  const [width, height] = [bounds.width * scale, bounds.height * scale];
  const left = box.x + (box.width - width) / 2;
  const top = alignment === 'ground' ? box.y + box.height - height : box.y + (box.height - height) / 2;
  drawItemsAt(picture, scene.items, left - bounds.x * scale, top + height + bounds.y * scale, scale);
  return { x: left, y: top, width, height };
}

/** Draws lines and circles in millimetres with their origin at (x, y), at `scale` pixels per millimetre. */
export function drawItemsAt(picture: Scene, items: readonly Item[], x: number, y: number, scale: number): void {
  const toX = (value: number): number => x + value * scale;
  const toY = (value: number): number => y - value * scale;
  for (const item of items) {
    if (item.kind === 'circle')
      picture.items.push({ ...item, x: toX(item.x), y: toY(item.y), radius: item.radius * scale });
    if (item.kind === 'path')
      picture.items.push({
        ...item,
        steps: item.steps.map((step) => (step[0] === 'Z' ? step : [step[0], toX(step[1]), toY(step[2])])),
      });
  }
}
