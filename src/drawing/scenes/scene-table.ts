import { buildsTyreLine } from '../../catalogue/media/exhibits.ts';
import { heap, toothedDisc, tyreFace } from '../props.ts';
import { place } from '../place.ts';
import { Scene } from '../scene.ts';
import { drawHall, drawSheet, drawStandWall, drawPeople } from './hall.ts';
import type { DrawScene } from './scene-kind.ts';

type Samples = 'rubber' | 'blades' | 'tyres' | 'models';

/** The samples that a caption mentions. */
function samplesOf(caption: string): Samples | undefined {
  if (/chip|granulate|sample/i.test(caption)) return 'rubber';
  if (/blade|screen|knife|knives/i.test(caption)) return 'blades';
  return /tyre/i.test(caption) ? 'tyres' : undefined;
}

/** Visitors behind a table with models of the machines or, for a maker of tyre lines, rubber, discs and tyres. */
export const drawTable: DrawScene = (
  picture,
  { width, height },
  { choose, drawExhibit, index, exhibits, exhibit, caption },
) => {
  drawHall(picture, width, height, 400);
  const panels = drawStandWall(picture, -30, 70, width + 60, 330, 4);
  const shown = [0, 1, 2].map((i) => exhibits[(index + i * 2) % exhibits.length]);
  [panels[0], panels[2], panels[3]].forEach((panel, i) => {
    if (!panel) return;
    const room = drawSheet(picture, panel.x + 24, 146, panel.width - 48, 190, (i + index) % 2 === 0);
    drawExhibit(picture, i === 0 && exhibit ? exhibit : shown[i], room, 'middle');
  });
  const shift = choose.between('people', -40, 40);
  drawPeople(picture, [
    { x: 190 + shift, y: 520, height: 330, style: 'steelFlat' },
    { x: 330 + shift, y: 528, height: 350, style: 'navy', arm: 1 },
    { x: 620 + shift, y: 524, height: 338, style: 'blue', arm: choose.of('arm', [-1, 0]) },
    { x: 770 + shift, y: 520, height: 326, style: 'steelFlat' },
  ]);
  const table = 470;
  const [left, right] = [60, width - 60];
  const kind = buildsTyreLine(exhibits)
    ? (samplesOf(caption) ?? choose.of<Samples>('samples', ['rubber', 'blades', 'tyres']))
    : 'models';
  for (let i = 0; i < 5; i += 1) {
    const x = left + 30 + i * 164;
    const sample = new Scene();
    if (kind === 'models') {
      const model = exhibits[(index + i) % exhibits.length];
      drawExhibit(picture, model, { x: x + 5, y: table - 104, width: 120, height: 104 });
    } else if (kind === 'rubber' || i % 2) {
      heap(sample, 0, 0, 1000, 320 - i * 30);
      place(picture, sample, { x: x + 10, y: table - 100, width: 110, height: 94 }, 'ground');
      picture.rect('edge', x, table - 92, 130, 92).line('thin', x + 14, table - 80, x + 34, table - 60);
    } else if (kind === 'blades') {
      toothedDisc(sample, 0, 55, 50, 8 + i);
      place(picture, sample, { x: x + 5, y: table - 116, width: 116, height: 112 }, 'middle');
      picture.poly('part', [
        [x + 40, table],
        [x + 86, table],
        [x + 78, table - 16],
        [x + 48, table - 16],
      ]);
    } else {
      tyreFace(sample, 0, 60, 60);
      place(picture, sample, { x: x + 5, y: table - 120, width: 120, height: 120 }, 'middle');
    }
  }
  picture.rect('body', left, table, right - left, 18);
  picture.poly('navy', [
    [left + 8, table + 18],
    [right - 8, table + 18],
    [right - 16, height],
    [left + 16, height],
  ]);
  for (let i = 1; i < 9; i += 1) {
    const x = left + ((right - left) * i) / 9;
    picture.line('gridOnInk', x, table + 18, x + (x - width / 2) * -0.015, height);
  }
  picture.rect('accent', left + 8, table + 18, right - left - 16, 5);
};
