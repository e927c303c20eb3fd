import { boundsOf, Scene, type Box, type Item, type Step } from './scene.ts';

/** Vertical alignment in a box: ground (y = 0) on the lower edge, or centred. */
export type VerticalAlignment = 'ground' | 'middle';

/**
 * Draws a scene in millimetres (y upwards) into a box of a picture in pixels (y downwards): as large as fits, in
 * proportion, centred horizontally. Returns the box that it fills.
 */
export function place(picture: Scene, scene: Scene, box: Box, alignment: VerticalAlignment, mirror = false): Box {
  const all = boundsOf(scene);
  const bounds = alignment === 'ground' ? { ...all, y: 0, height: all.y + all.height } : all;
  const scale = Math.min(box.width / Math.max(bounds.width, 1), box.height / Math.max(bounds.height, 1));
  const width = bounds.width * scale;
  const height = bounds.height * scale;
  const left = box.x + (box.width - width) / 2;
  const top = alignment === 'ground' ? box.y + box.height - height : box.y + (box.height - height) / 2;
  const toX = (x: number): number => (mirror ? left + width - (x - bounds.x) * scale : left + (x - bounds.x) * scale);
  const toY = (y: number): number => top + height - (y - bounds.y) * scale;
  for (const item of scene.items) picture.items.push(placeItem(item, scale, toX, toY, mirror));
  return { x: left, y: top, width, height };
}

/** Draws items in millimetres (y upwards) with their origin at (x, y), at `scale` pixels per millimetre. */
export function drawItemsAt(picture: Scene, items: readonly Item[], x: number, y: number, scale: number): void {
  for (const item of items) {
    picture.items.push(
      placeItem(
        item,
        scale,
        (across) => x + across * scale,
        (up) => y - up * scale,
        false,
      ),
    );
  }
}

type MapCoordinate = (value: number) => number;

function placeItem(item: Item, scale: number, toX: MapCoordinate, toY: MapCoordinate, mirror: boolean): Item {
  switch (item.kind) {
    case 'rect':
      return {
        ...item,
        x: toX(mirror ? item.x + item.width : item.x),
        y: toY(item.y + item.height),
        width: item.width * scale,
        height: item.height * scale,
        radius: item.radius * scale,
      };
    case 'circle':
      return { ...item, x: toX(item.x), y: toY(item.y), radius: item.radius * scale };
    case 'text':
      return { ...item, x: toX(item.x), y: toY(item.y), size: item.size * scale };
    default:
      return { ...item, steps: item.steps.map((step) => placeStep(step, toX, toY)) };
  }
}

function placeStep(step: Step, toX: MapCoordinate, toY: MapCoordinate): Step {
  if (step[0] === 'Z') return step;
  if (step[0] === 'C') {
    return ['C', toX(step[1]), toY(step[2]), toX(step[3]), toY(step[4]), toX(step[5]), toY(step[6])];
  }
  return [step[0], toX(step[1]), toY(step[2])];
}
