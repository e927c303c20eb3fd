/** A storage hopper with a steep moving floor, whose head has a drum that throws surplus material back. */
import { belt } from '../../assemblies/belt.ts';
import { cabinet, makersPlate, warningSign } from '../../assemblies/controls.ts';
import { gearMotor } from '../../assemblies/drive.ts';
import { chipsAlong } from '../../assemblies/goods.ts';
import { columnPairs, sheetAcross, spread, trestle } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, type Point } from '../../body/outlines.ts';
import { pairs } from '../../body/solids.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import { lengthwise, type DrawnMachine, type Flow } from '../family.ts';

export function tumbleBackFeeder(figures: MachineFigures): DrawnMachine {
  const l = clamp(figures.length, 6500, 5600, 15_000);
  const h = clamp(figures.height, 4300, 3200, 5200);
  const half = clamp(figures.width, 2784, 1600, 4000) / 2;
  const inner = half - 180;
  const frame = 240;
  /** Where the floor begins to rise, and its head. */
  const [knee, head]: [Point, Point] = [
    [l * 0.42, 620],
    [l * 0.89, h * 0.76],
  ];
  const heightAt = (x: number): number =>
    knee[1] + ((head[1] - knee[1]) * Math.max(0, x - knee[0])) / (head[0] - knee[0]);
  const body = new Body();

  body.group('Supports', () => {
    columnPairs(body, [l * 0.06, l * 0.37], inner, knee[1] - frame, 150);
    trestle(body, [l * 0.6, l * 0.82], inner, 160, (x) => heightAt(x) - frame * 1.2);
  });

  body.group('Moving floor', () => {
    belt(body, [190, knee[1]], knee, 2 * inner - 130, { frame, chevrons: 1 });
    belt(body, knee, head, 2 * inner - 130, { frame, chevrons: 5 });
  });

  // Ribbed walls, flared at the top, and the wall at the low end where a loader tips.
  body.group('Storage hopper', () => {
    const edge = (x: number): number => h * 0.66 + ((h * 0.34 - 90) * x) / (l * 0.66);
    const floor = outline(40, knee[1] + 30, knee[0], knee[1] + 30, head[0], head[1] + 40);
    const rim = outline(l * 0.92, head[1] + h * 0.1, l * 0.72, h - 90, l * 0.62, h - 90, 40, edge(40));
    body.mirror('z', () => {
      body.prism('paint', 'z', [...floor, ...rim], [inner, inner + 14]);
      for (const x of spread(8, [l * 0.09, l * 0.6]))
        body.box('paint', about(x, 35), [heightAt(x) + 70, edge(x) - 40], [inner + 14, inner + 90], 'edge');
      const border = (x: number, y: number): Vector[] => [
        [x, y - 30, inner + 14],
        [x, y - 30, inner + 34],
        [x, y + 90, half],
        [x, y + 90, half - 20],
      ];
      body.loft('base', [border(l * 0.62, h - 90), border(40, edge(40))]);
    });
    body.box('paint', [0, 40], [knee[1] + 30, h * 0.66 + 60], [-inner - 14, inner + 14]);
    makersPlate(body, [l * 0.2, l * 0.2 + 620], [h * 0.46, h * 0.52], inner + 90);
    warningSign(body, [l * 0.135, knee[1] + 300, inner + 14], 300);
  });

  // A toothed drum across the head of the floor; its guards and drive protrude at the sides.
  const [x, y, r] = [l * 0.76, h * 0.86, h * 0.085];
  body.group('Tumble-back drum', () => {
    body.cylinder('steel', [x, y, 10 - inner], [x, y, inner - 10], r * 0.7);
    for (let i = 0; i < 6; i += 1)
      body.at(placed([x, y, (i % 2) * inner * 0.12], 'z', (i * Math.PI) / 3), () => {
        for (const z of spread(7, [-inner * 0.85, inner * 0.73]))
          body.prism('knife', 'z', outline(r * 0.66, -r * 0.24, r * 1.15, 0, r * 0.66, r * 0.24), about(z, 20));
      });
    body.mirror('z', () => {
      body.cylinder('motorCover', [x, y, inner + 14], [x, y, inner + 60], r * 0.95);
      body.cylinder('steel', [x, y, inner + 60], [x, y, inner + 120], r * 0.4);
      // The bridge that carries the drum.
      body.box('paint', about(x, l * 0.08), [h - 90, h], [inner - 10, inner + 80], 'edge');
    });
    body.box('paint', [l * 0.68, l * 0.68 + 90], [h - 90, h], [10 - inner, inner - 10], 'edge');
  });
  body.at(placed([x, y, -inner - 120], 'y', Math.PI / 2), () =>
    gearMotor(body, Math.max(560, inner * 0.5), r * 1.2, 'Tumble-back drum'),
  );
  body.at(placed([head[0], head[1] - frame * 0.42, -inner], 'y', Math.PI / 2), () =>
    gearMotor(body, Math.max(700, inner * 0.7), 420, 'Floor drive'),
  );

  // A hood over the head of the floor that turns the stream down.
  body.group('Discharge chute', () => {
    const [back, low, wide] = [head[0] - 40, head[1] - h * 0.24, inner + 14];
    const over: Point[] = [
      [back, head[1] + h * 0.13],
      [l - 160, head[1] + h * 0.11],
      [l, head[1] - 60],
      [l, low],
    ];
    const under = outline(l * 0.94, low, head[0] + 160, head[1] - 130, back, head[1] + 30);
    body.mirror('z', () => {
      body.prism('paint', 'z', [...over, ...under], [wide, wide + 14]);
      body.box('panel', [head[0] + 130, l - 140], [head[1] - 80, head[1] + h * 0.06], [wide + 14, wide + 28]);
    });
    for (const [i, [from, to]] of pairs(over, { isOpen: true }).entries())
      sheetAcross(body, from, to, 2 * wide, { without: i === 2 ? ['front'] : [] });
  });

  for (const z of [-inner * 0.56, 0, inner * 0.56]) {
    chipsAlong(body, [l * 0.06, knee[1] + 190, z], [l * 0.34, knee[1] + 190, z], 4, 300, 210);
    chipsAlong(body, [l * 0.44, heightAt(l * 0.44) + 190, z], [l * 0.68, heightAt(l * 0.68) + 190, z], 4, 300, 210);
  }
  chipsAlong(body, [l - 120, head[1] - h * 0.34, 0], [l - 40, 400, 0], 3, inner * 0.7, 170);
  const operator = cabinet(body, [l + 350, -half], ['front', 'side']);
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  body.axis([0, 0, 0], [0, h, 0], ['front']);
  const flow: Flow = { inlet: [l * 0.2, h * 0.66, 0], reach: l * 0.16, outlet: [l * 0.97, head[1] - h * 0.24, 0] };
  return { body, flow, ...lengthwise(l, h, half), person: operator };
}
