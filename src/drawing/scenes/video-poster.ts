import { exhibitFor, exhibitInWords, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { drawGround } from '../props.ts';
import { Scene, type Step } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { sceneSize, sceneWeight } from './scene-kind.ts';

/** Draws a video's poster, 960 × 640, in viewfinder corners. The player's controls cover the lower fifth. */
export function drawVideoPoster(
  drawExhibit: DrawExhibit,
  exhibits: readonly Exhibit[],
  seed: string,
  index: number,
  title = '',
  theme?: Theme,
): string {
  const { width, height } = sceneSize;
  const picture = new Scene();
  picture.rect('navy', 0, 0, width, height);
  const grid: Step[] = [];
  for (let x = 40; x < width; x += 40) grid.push(['M', x, 0], ['L', x, height]);
  for (let y = 40; y < height; y += 40) grid.push(['M', 0, y], ['L', width, y]);
  picture.path('gridOnInk', grid);
  const [l, t, r, b] = [56, 48, width - 56, height - 48];
  for (const [x, y, dx, dy] of [
    [l, t, 1, 1],
    [r, t, -1, 1],
    [l, b, 1, -1],
    [r, b, -1, -1],
  ] as const) {
    picture.poly(
      'onInk',
      [
        [x + 54 * dx, y],
        [x, y],
        [x, y + 54 * dy],
      ],
      false,
    );
  }
  const machine = exhibitInWords(exhibits, title) ?? exhibitFor(exhibits, `${seed} ${index}`);
  drawExhibit(picture, machine, { x: 130, y: 92, width: 700, height: 374 });
  const strokes = new Scene();
  drawGround(strokes, 90, width - 90, 467, 16);
  for (const item of strokes.items) picture.items.push({ ...item, style: 'onInk' });
  picture.rect('onInk', 90, 566, 780, 8, 4).rect('accent', 90, 566, 120, 8, 4);
  return toSvg(picture, { width, height, weight: sceneWeight, styles: makeStyles(theme) });
}
