import { boundsOf, type Scene, type Box, type Item } from './scene.ts';

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
