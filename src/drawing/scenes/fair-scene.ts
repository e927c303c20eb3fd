import { exhibitInWords, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { Scene } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import { drawAisle } from './scene-aisle.ts';
import { drawStand } from './scene-stand.ts';
import { drawTable } from './scene-table.ts';
import { drawTalk } from './scene-talk.ts';
import type { DrawExhibit } from './exhibits.ts';
import { sceneSize, sceneWeight } from './scene-kind.ts';
import { chooserOf } from './seed.ts';

const scenes = { aisle: drawAisle, stand: drawStand, table: drawTable, talk: drawTalk };
type SceneName = keyof typeof scenes;

const speaksOf: readonly (readonly [RegExp, SceneName])[] = [
  [/aisle|entrance|view along/i, 'aisle'],
  [/table|sample|chips? (of|and)|blades? (laid|and)|packing|folded/i, 'table'],
  [/talk|presentation|screen|drawing of|questions|specification sheets/i, 'talk'],
];

/**
 * Draws a substitute for a photo in a fair's gallery, 960 × 640. The caption selects the scene if it mentions one, else
 * the fair's id and the picture's number (from 1).
 */
export function drawFairScene(
  drawExhibit: DrawExhibit,
  exhibits: readonly Exhibit[],
  seed: string,
  index: number,
  caption = '',
  theme?: Theme,
): string {
  const picture = new Scene();
  const order: readonly SceneName[] = ['stand', 'stand', 'aisle', 'talk', 'stand', 'table'];
  const spoken = speaksOf.find(([words]) => words.test(caption))?.[1];
  const exhibit = exhibitInWords(exhibits, caption);
  const name = spoken ?? (exhibit ? 'stand' : (order[index % order.length] ?? 'stand'));
  scenes[name](picture, sceneSize, {
    choose: chooserOf(`${seed}/${index}`),
    drawExhibit,
    index,
    exhibits,
    exhibit,
    caption,
  });
  return toSvg(picture, { ...sceneSize, weight: sceneWeight, styles: makeStyles(theme) });
}
