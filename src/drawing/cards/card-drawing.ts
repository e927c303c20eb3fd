import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import type { CardDrawing } from '../../catalogue/pages/parts/share-card.ts';
import type { Theme } from '../../look/palette.ts';
import { drawGround } from '../parts/ground.ts';
import { exhibitDrawer } from '../pictures/exhibits.ts';
import { fairCardScene } from '../pictures/fair-card.ts';
import { sceneWeight } from '../pictures/scene-kind.ts';
import { Scene, type Box } from '../scene.ts';
import type { Styles } from '../styles.ts';
import { makeStylesOnInk } from '../styles-on-ink.ts';
import { formatNumber, toGroup } from '../svg.ts';
import { scriptRuns } from './script-runs.ts';

/** Factor on the line weights of a machine that fills half a card. */
const weight = 1.6;

/** What a card shows, in light lines on its ground, in the box; nothing where a picture is laid on it. `right` is where the ground line ends. */
export function drawCardDrawing(drawing: CardDrawing, box: Box, right: number, theme?: Theme): string {
  const styles = makeStylesOnInk(theme);
  switch (drawing.kind) {
    case 'row':
      return drawRow(drawing.machines, box, right, styles);
    case 'none':
    case 'picture':
      return '';
    case 'fair':
      return drawHall(drawing, box, styles);
  }
}

function drawRow(machines: readonly Exhibit[], box: Box, right: number, styles: Styles): string {
  const picture = new Scene();
  drawGround(picture, box.x, right, box.y + box.height, 14);
  const drawExhibit = exhibitDrawer();
  const gap = 24;
  const width = (box.width - gap * (machines.length - 1)) / Math.max(1, machines.length);
  machines.forEach((machine, index) => {
    drawExhibit(picture, machine, { ...box, x: box.x + index * (width + gap), width });
  });
  return toGroup(picture, { weight: weight * 0.9, styles });
}

/** Where the hall and its flags stand in the picture of a fair's ticket. */
const hall: Box = { x: 18, y: 110, width: 924, height: 480 };

/**
 * The picture of a fair's ticket without its background; its name stands on the front where the drawing's font has its
 * letters.
 */
function drawHall({ seed, title, machine }: Extract<CardDrawing, { kind: 'fair' }>, box: Box, styles: Styles): string {
  const scale = Math.min(box.width / hall.width, box.height / hall.height);
  const x = box.x + (box.width - hall.width * scale) / 2 - hall.x * scale;
  const y = box.y + (box.height - hall.height * scale) / 2 - hall.y * scale;
  const name = scriptRuns(title).every(({ script }) => script === 'latin') ? title : '';
  const group = toGroup(fairCardScene(exhibitDrawer(), seed, name, machine), {
    weight: sceneWeight * 1.2,
    styles,
  });
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)}) scale(${formatNumber(scale, 4)})">${group}</g>`;
}
