import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { outline } from '../body/outlines.ts';
import { drawGround } from '../props.ts';
import { Scene } from '../scene.ts';
import { makeStyles, makeStylesOnInk } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { sceneSize, sceneWeight } from './fair-scene.ts';
import { drawGrid } from './hall.ts';

/**
 * Draws a video's poster, 960 × 640, in viewfinder corners. The player's controls cover the lower fifth.
 * @param turn the number of posters of the gallery before with the same machine
 */
export function drawVideoPoster(
  drawExhibit: DrawExhibit,
  exhibit: Exhibit | undefined,
  turn: number,
  theme?: Theme,
): string {
  const { width, height } = sceneSize;
  const picture = new Scene();
  picture.rect('navy', 0, 0, width, height);
  drawGrid(picture, 'gridOnInk', { x: 0, y: 0, width, height }, 40);
  for (const x of [56, width - 56])
    for (const y of [48, height - 48]) {
      const [inX, inY] = [x + (x < width / 2 ? 54 : -54), y + (y < height / 2 ? 54 : -54)];
      picture.polyline('onInk', outline(inX, y, x, y, x, inY));
    }
  drawExhibit(picture, exhibit, { x: 130, y: 92, width: 700, height: 374 }, 'ground', turn);
  const strokes = new Scene();
  drawGround(strokes, 90, width - 90, 467, 16);
  for (const item of strokes.items) picture.items.push({ ...item, style: 'onInk' });
  picture.rect('onInk', 90, 566, 780, 8, 4).rect('accent', 90, 566, 120 + 240 * turn, 8, 4);
  const { navy } = makeStyles(theme);
  return toSvg(picture, { width, height, weight: sceneWeight, styles: { ...makeStylesOnInk(theme), navy } });
}
