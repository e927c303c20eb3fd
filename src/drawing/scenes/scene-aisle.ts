import type { Box, Step } from '../scene.ts';
import { drawPeople } from './hall.ts';
import type { DrawScene } from './scene-kind.ts';

/** The aisle in perspective: stands on both sides, banners above, the machine at the end, people walking. */
export const drawAisle: DrawScene = (picture, { width, height }, { choose, drawExhibit, index, exhibits, exhibit }) => {
  const vanish = [width / 2 + choose.between('vanish', -60, 60), 300] as const;
  const toward = (x: number, y: number, share: number): [number, number] => [
    x + (vanish[0] - x) * share,
    y + (vanish[1] - y) * share,
  ];
  picture.rect('washTint', 0, 0, width, vanish[1] + 40);
  picture.rect('wash', 0, vanish[1] + 40, width, height);
  const roof: Step[] = [];
  for (const share of [0.1, 0.35, 0.55, 0.7, 0.8]) {
    const [l, r] = [toward(-200, -60, share), toward(width + 200, -60, share)];
    roof.push(['M', ...l], ['L', ...r]);
    for (let i = 0; i < 12; i += 1) {
      const x = l[0] + ((r[0] - l[0]) * i) / 12;
      const bay = (r[0] - l[0]) / 12;
      const deep = 46 * (1 - share);
      roof.push(['M', x, l[1] + deep], ['L', x + bay / 2, l[1]], ['L', x + bay, l[1] + deep]);
    }
  }
  for (const x of [-200, 160, 480, 800, 1160])
    roof.push(['M', ...toward(x, -60, 0.05)], ['L', ...toward(x, -60, 0.85)]);
  picture.path('thin', roof);
  picture.poly('washBlue', [
    toward(120, 760, 0),
    toward(width - 120, 760, 0),
    toward(width - 120, 760, 0.8),
    toward(120, 760, 0.8),
  ]);
  for (const [near, far] of [
    [0.6, 0.8],
    [0.3, 0.56],
    [-0.2, 0.26],
  ] as const) {
    for (const side of [0, 1]) {
      const x = side ? width + 40 : -40;
      const [top, foot] = [60, 700];
      const style = side ? 'part' : 'partPale';
      picture.poly(style, [toward(x, top, near), toward(x, top, far), toward(x, foot, far), toward(x, foot, near)]);
      picture.poly('navy', [
        toward(x, top, near),
        toward(x, top, far),
        toward(x, top + 70, far),
        toward(x, top + 70, near),
      ]);
      picture.poly('accent', [
        toward(x, top + 70, near),
        toward(x, top + 70, far),
        toward(x, top + 77, far),
        toward(x, top + 77, near),
      ]);
      const a = near + (far - near) * 0.2;
      const b = near + (far - near) * 0.75;
      picture.poly((side + index) % 2 ? 'washBlue' : 'blue', [
        toward(x, 230, a),
        toward(x, 230, b),
        toward(x, 480, b),
        toward(x, 480, a),
      ]);
      picture.poly('detail', [
        toward(x, 250, a + 0.01),
        toward(x, 250, b - 0.01),
        toward(x, 460, b - 0.01),
        toward(x, 460, a + 0.01),
      ]);
    }
  }
  const end: Box = { x: vanish[0] - 150, y: 206, width: 300, height: 186 };
  picture.rect('part', end.x - 14, 196, end.width + 28, 198);
  picture.rect('navy', end.x - 22, 180, end.width + 44, 24).rect('accent', end.x - 22, 204, end.width + 44, 4);
  drawExhibit(picture, exhibit ?? exhibits[index % exhibits.length], {
    ...end,
    y: 218,
    height: 174,
    person: 96,
  });
  picture.line('ground', end.x - 30, 393, end.x + end.width + 30, 393);
  for (const [i, share] of [0.5, 0.3].entries()) {
    const [x, y] = toward(i ? 640 : 330, -30, share);
    const k = 1 - share;
    picture.line('edge', x, y, x, y + 24 * k).rect('body', x - 66 * k, y + 24 * k, 132 * k, 190 * k);
    picture
      .rect(i ? 'navy' : 'blue', x - 58 * k, y + 32 * k, 116 * k, 120 * k)
      .rect('accent', x - 58 * k, y + 158 * k, 70 * k, 6 * k);
    picture
      .line('thin', x - 58 * k, y + 180 * k, x + 40 * k, y + 180 * k)
      .line('thin', x - 58 * k, y + 194 * k, x + 20 * k, y + 194 * k);
  }
  const garments = ['navy', 'steelFlat', 'blue'] as const;
  const first = choose.of('first', [0, 1, 2]);
  const walkers = choose.of('walkers', [4, 5, 6]);
  drawPeople(
    picture,
    Array.from({ length: walkers }, (_, i) => {
      const share = 0.72 - (i * 0.62) / walkers;
      const across = choose.between(`x${i}`, 130, 330);
      const [x, y] = toward(i % 2 ? across : width - across, 720, share);
      return {
        x,
        y,
        height: 470 * (1 - share),
        style: garments[(i + first) % 3] ?? 'navy',
      };
    }),
  );
};
