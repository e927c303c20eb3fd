import { exhibitInWords, type Exhibit } from '../../catalogue/media/exhibits.ts';
import type { Theme } from '../../look/palette.ts';
import { outline } from '../body/outlines.ts';
import { Scene } from '../scene.ts';
import { makeStyles } from '../styles.ts';
import { toSvg } from '../svg.ts';
import type { DrawExhibit } from './exhibits.ts';
import { drawCounter, drawHall, drawPeople, drawPlant, drawPaper, drawStandWall, drawWords } from './hall.ts';
import { chooserOf, type Chooser } from './seed.ts';

/** Size of a fair's pictures in pixels, and the factor on their line weights. */
export const sceneSize = { width: 960, height: 640 } as const;
export const sceneWeight = 1.5;

interface FairScene {
  choose: Chooser;
  drawExhibit: DrawExhibit;
  /** The number of the photo in its gallery, from 1. */
  index: number;
  /** The machines of the fair or else of the maker, the one on the stand, and the one drawn on the wall behind it. */
  exhibits: readonly Exhibit[];
  exhibit: Exhibit | undefined;
  drawn: Exhibit | undefined;
}

interface FairPhoto {
  /** The fair's id: with the number, it selects the details. */
  seed: string;
  /** The number of the photo in its gallery, from 1. */
  index: number;
  caption?: string | undefined;
  theme?: Theme | undefined;
  /** The machines of the fair. */
  ownExhibits?: readonly Exhibit[] | undefined;
}

/**
 * Draws a substitute for a photo in a fair's gallery, 960 × 640: a talk if the caption mentions one or, without a
 * caption, every third time; else the stand.
 * @param exhibits the machines of the maker
 */
export function drawFairScene(
  drawExhibit: DrawExhibit,
  exhibits: readonly Exhibit[],
  { seed, index, caption = '', theme, ownExhibits = [] }: FairPhoto,
): string {
  const picture = new Scene();
  const isTalk = caption ? /talk|presentation|drawing of|questions/i.test(caption) : index % 3 === 0;
  const choose = chooserOf(`${seed}/${index}`);
  const draw = isTalk ? drawTalk : drawStand;
  const shown = ownExhibits.length > 1 ? ownExhibits : [...new Set([...ownExhibits, ...exhibits])];
  const named = exhibitInWords(exhibits, caption);
  // A caption that names no machine is about the fair's own.
  const exhibit = named ?? ownExhibits[index % ownExhibits.length];
  const drawn = named && /\bdrawing\b/i.test(caption) ? named : shown[(index * 3 + 1) % shown.length];
  draw(picture, { choose, drawExhibit, index, exhibits: shown, exhibit, drawn });
  return toSvg(picture, { ...sceneSize, weight: sceneWeight, styles: makeStyles(theme) });
}

/** The stand from the front: a wall with drawings, the machine, a counter, visitors. */
function drawStand(picture: Scene, { choose, drawExhibit, index, exhibits, exhibit, drawn }: FairScene): void {
  const { width, height } = sceneSize;
  const floor = 500;
  // Neighbours in a gallery differ, even with the same machine.
  const mirror = index % 2 === 0;
  const from = (x: number, w = 0): number => (mirror ? width - x - w : x);
  drawHall(picture, width, height, 430);
  const close = choose.of('distance', [false, false, true]);
  const wall = close ? { x: -6, y: 84, width: width + 12, height: 346 } : { x: 90, y: 122, width: 780, height: 308 };
  const panels = drawStandWall(picture, wall, close ? 4 : 5);
  const [first, second] = mirror ? [panels.at(-1), panels.at(-2)] : [panels[0], panels[1]];
  if (first) {
    const paper = {
      x: first.x + 14,
      y: wall.y + wall.height * 0.26,
      width: first.width - 28,
      height: wall.height * 0.56,
    };
    drawExhibit(picture, drawn, drawPaper(picture, paper), 'middle');
  }
  if (second && !close) {
    drawWords(picture, 'contour', second.x + 22, wall.y + wall.height * 0.3, second.width - 60, 2, 12);
    drawWords(picture, 'thin', second.x + 22, wall.y + wall.height * 0.42, second.width - 44, 8, 11);
  }
  const [left, right] = [wall.x, wall.x + wall.width];
  picture.poly('washBlue', outline(left - 20, floor + 36, left + 30, 430, right - 30, 430, right + 20, floor + 36));
  const tall = close ? 220 : 172;
  const machine = exhibit ?? exhibits[index % exhibits.length];
  const room = close ? { x: from(250, 640), y: 120, width: 640 } : { x: from(360, 470), y: 176, width: 470 };
  const box = drawExhibit(picture, machine, { ...room, height: floor - room.y, person: tall });
  picture.line('ground', box.x - 10, floor, box.x + box.width + 10, floor);
  drawPlant(picture, from(close ? 930 : 880), floor + 22, 110);
  const host = { x: from(close ? 90 : 196), y: floor + (close ? 26 : 2), height: tall * 0.95, style: 'blue' } as const;
  drawPeople(picture, [host]);
  if (!close) drawCounter(picture, from(128, 150), floor + 26, 150, 98);
  const guests = [
    { x: from(820), y: floor + 44, height: tall * 1.04, style: 'steelFlat' },
    { x: from(close ? 780 : 62), y: floor + 70, height: tall * 1.16, style: 'blue' },
  ] as const;
  drawPeople(picture, [
    { x: from(close ? 160 : 318), y: floor + 30, height: tall, style: 'navy', arm: mirror ? -1 : 1 },
    ...guests.filter((_, i) => choose.of(`guest ${i}`, [true, false])),
  ]);
}

/** A talk: the drawing of a line on large paper, the speaker, listeners from behind. */
function drawTalk(picture: Scene, { choose, drawExhibit, index, exhibits, exhibit }: FairScene): void {
  const { width, height } = sceneSize;
  drawHall(picture, width, height, 440);
  const mirror = index % 2 === 0;
  const paper = { x: mirror ? 90 : 230, y: 118, width: 640, height: 290 };
  picture.rect('body', paper.x - 12, paper.y - 12, paper.width + 24, paper.height + 24);
  const room = drawPaper(picture, paper);
  const main = exhibit ?? exhibits[index % exhibits.length];
  const others = exhibits.filter((candidate) => candidate !== main);
  drawExhibit(picture, main, { ...room, width: room.width * 0.5 });
  const beside = { ...room, x: room.x + room.width * 0.53, width: room.width * 0.47 };
  drawExhibit(picture, others[index % others.length], beside);
  const board = mirror ? 790 : 76;
  picture.rect('part', board, 170, 96, 180);
  drawWords(picture, 'contour', board + 14, 192, 60, 2, 10);
  drawWords(picture, 'thin', board + 14, 222, 68, 10, 11);
  const speaker = mirror ? 800 : 164;
  picture.rect('tint', speaker - 120, 470, 240, 20);
  drawPeople(picture, [{ x: speaker, y: 474, height: 232, style: 'navy', arm: mirror ? -1 : 1 }]);
  drawPlant(picture, mirror ? 920 : 40, 476, 96);
  const clothes = ['navy', 'steelFlat', 'blue'] as const;
  const first = choose.of('first', [0, 1, 2]);
  const count = choose.of('listeners', [5, 6, 7]);
  for (let i = 0; i < count; i += 1) {
    const x = 110 + ((width - 200) * i) / (count - 1) + choose.between(`x${i}`, -18, 18);
    const tall = choose.between(`h${i}`, 400, 470);
    const style = clothes[(i + first) % 3] ?? 'navy';
    drawPeople(picture, [{ x, y: 600 + tall * 0.36, height: tall * 0.9, style }]);
  }
}
