import { drawGirder, drawHall, drawPlant, drawSheet, drawWords, drawPeople } from './hall.ts';
import type { DrawScene } from './scene-kind.ts';

/** A talk: the drawing of a line on a large sheet, the speaker, listeners from behind. */
export const drawTalk: DrawScene = (picture, { width, height }, { choose, drawExhibit, index, exhibits, exhibit }) => {
  drawHall(picture, width, height, 440);
  const mirror = index % 2 === 0;
  const sheet = { x: mirror ? 90 : 230, y: 118, width: 640, height: 290 };
  picture.rect('body', sheet.x - 12, sheet.y - 12, sheet.width + 24, sheet.height + 24);
  const room = drawSheet(picture, sheet.x, sheet.y, sheet.width, sheet.height, choose.of('paper', [true, true, false]));
  const third = room.width / 3;
  const floor = { y: room.y + 6, height: room.height - 6 };
  const main = exhibit ?? exhibits[index % exhibits.length];
  const others = exhibits.filter((other) => other !== main);
  drawExhibit(picture, main, { x: room.x, width: third * 1.5, ...floor });
  drawExhibit(picture, others[index % others.length], { x: room.x + third * 1.6, width: third * 1.4, ...floor });
  const board = mirror ? 790 : 76;
  picture.rect('part', board, 170, 96, 180);
  drawWords(picture, 'contour', board + 14, 192, 60, 2, 10);
  drawWords(picture, 'thin', board + 14, 222, 68, 10, 11);
  const speaker = mirror ? 800 : 164;
  picture.rect('tint', speaker - 120, 470, 240, 20);
  drawPeople(picture, [{ x: speaker, y: 474, height: 232, style: 'navy', arm: mirror ? -1 : 1 }]);
  drawPlant(picture, mirror ? 920 : 40, 476, 96);
  const garments = ['navy', 'steelFlat', 'blue'] as const;
  const first = choose.of('first', [0, 1, 2]);
  const count = choose.of('listeners', [5, 6, 7]);
  for (let i = 0; i < count; i += 1) {
    const x = 110 + ((width - 200) * i) / (count - 1) + choose.between(`x${i}`, -18, 18);
    const tall = choose.between(`h${i}`, 400, 470);
    drawPeople(picture, [
      {
        x,
        y: 600 + tall * 0.36,
        height: tall * 0.9,
        style: garments[(i + first) % 3] ?? 'navy',
      },
    ]);
  }
  drawGirder(picture, 0, width, 22, 66, 16);
};
