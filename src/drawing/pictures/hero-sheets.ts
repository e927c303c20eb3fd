import type { Exhibit } from '../../catalogue/media/exhibits.ts';
import { heroSheetSize } from '../../catalogue/media/pictures.ts';
import type { Theme } from '../../look/palette.ts';
import { fitMachine, type FittedMachine } from '../arrangement/fit-machine.ts';
import { drawGround } from '../props.ts';
import { project } from '../place.ts';
import { Scene } from '../scene.ts';
import { makeStylesOnInk } from '../styles.ts';
import { toSvg } from '../svg.ts';

const { width, height } = heroSheetSize;
/** Where the machines stand, and the room above and beside each, in pixels. */
const ground = 272;
const tallest = 248;
const gap = 28;
/** Machines whose sizes differ more than this are not drawn to one scale: the small ones could not be seen. */
const mostTimes = 4;

/** The hero's sheets: each machine in its principal elevation, in light lines on ink, all on one ground and, where that can be, at one scale. */
export function drawHeroSheets(sheets: readonly (readonly Exhibit[])[], theme?: Theme): string[] {
  const rows = sheets.map((sheet) => {
    const room = width / sheet.length - gap;
    return sheet.map(({ name, machine, tables }) => {
      const fitted = fitMachine(name, machine, tables);
      const { bounds } = fitted.views[fitted.principal];
      return { fitted, bounds, own: Math.min(room / bounds.width, tallest / (bounds.y + bounds.height)) };
    });
  });
  const scales = rows.flat().map(({ own }) => own);
  const least = Math.min(...scales);
  const isOneScale = Math.max(...scales) <= least * mostTimes;
  const styles = makeStylesOnInk(theme);
  return rows.map((row) => {
    const picture = new Scene();
    drawGround(picture, 0, width, ground, 14);
    for (const [index, { fitted, bounds, own }] of row.entries()) {
      const scale = isOneScale ? least : own;
      const middle = (width / row.length) * (index + 0.5);
      const left = middle - (bounds.x + bounds.width / 2) * scale;
      project(picture, shownItems(fitted), left, ground, scale * fitted.factor);
    }
    return toSvg(picture, { width, height, weight: 1.3, styles });
  });
}

function shownItems({ views, principal }: FittedMachine): FittedMachine['views']['side']['items'] {
  return views[principal].items.filter(({ style, fine }) => !fine && style !== 'centre' && style !== 'hidden');
}
