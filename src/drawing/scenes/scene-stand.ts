import { drawCounter, drawHall, drawPlant, drawSheet, drawStandWall, drawWords, drawPeople } from './hall.ts';
import type { DrawScene } from './scene-kind.ts';

/** The stand from the front: a wall with sheets, the machine, a counter, visitors. */
export const drawStand: DrawScene = (picture, { width, height }, { choose, drawExhibit, index, exhibits, exhibit }) => {
  const floor = 500;
  const mirror = choose.of('side', [false, true]);
  const from = (x: number, w = 0): number => (mirror ? width - x - w : x);
  drawHall(picture, width, height, 430);
  const close = choose.of('distance', [false, false, true]);
  const wall = close ? { x: -6, y: 84, width: width + 12, height: 346 } : { x: 90, y: 122, width: 780, height: 308 };
  const panels = drawStandWall(picture, wall.x, wall.y, wall.width, wall.height, close ? 4 : 5);
  const [first, second] = mirror ? [panels.at(-1), panels.at(-2)] : [panels[0], panels[1]];
  const other = exhibits[(index * 3 + 1) % exhibits.length];
  if (first) {
    const room = drawSheet(
      picture,
      first.x + 14,
      wall.y + wall.height * 0.26,
      first.width - 28,
      wall.height * 0.56,
      choose.of('paper', [true, false]),
    );
    drawExhibit(picture, other, { x: room.x, y: room.y, width: room.width, height: room.height }, 'middle');
  }
  if (second && !close) {
    drawWords(picture, 'contour', second.x + 22, wall.y + wall.height * 0.3, second.width - 60, 2, 12);
    drawWords(picture, 'thin', second.x + 22, wall.y + wall.height * 0.42, second.width - 44, 8, 11);
  }
  picture.poly('washBlue', [
    [wall.x - 20, floor + 36],
    [wall.x + 30, 430],
    [wall.x + wall.width - 30, 430],
    [wall.x + wall.width + 20, floor + 36],
  ]);
  const tall = close ? 220 : 172;
  const machine = exhibit ?? exhibits[(index + choose.of('machine', [0, 1, 2, 3])) % exhibits.length];
  const room = {
    x: from(close ? 250 : 360, close ? 640 : 470),
    y: close ? 120 : 176,
    width: close ? 640 : 470,
    height: floor - (close ? 120 : 176),
    person: tall,
  };
  const box = drawExhibit(picture, machine, room, 'ground', mirror);
  picture.line('ground', box.x - 10, floor, box.x + box.width + 10, floor);
  drawPlant(picture, from(close ? 930 : 880), floor + 22, 110);
  drawPeople(picture, [
    {
      x: from(close ? 90 : 196),
      y: close ? floor + 26 : floor + 2,
      height: tall * 0.95,
      style: 'blue',
    },
  ]);
  if (!close) drawCounter(picture, from(128, 150), floor + 26, 150, 98);
  const toMachine = mirror ? -1 : 1;
  drawPeople(picture, [
    { x: from(close ? 160 : 318), y: floor + 30, height: tall, style: 'navy', arm: toMachine },
    ...(choose.of('third', [true, false])
      ? [{ x: from(820), y: floor + 44, height: tall * 1.04, style: 'steelFlat' as const }]
      : []),
    ...(choose.of('fourth', [true, false])
      ? [
          {
            x: from(close ? 780 : 62),
            y: floor + 70,
            height: tall * 1.16,
            style: 'blue' as const,
          },
        ]
      : []),
  ]);
};
