/** Cuts strips into blocks: feed rollers, a crank-driven knife with flywheel, a chute into a bin. */
import { cabinet, makersPlate, towerLight } from '../../assemblies/controls.ts';
import { beltGuard, lyingMotor } from '../../assemblies/drive.ts';
import { chipsAlong, pile } from '../../assemblies/goods.ts';
import { columnPairs, spread, wheeledBin } from '../../assemblies/structure.ts';
import { about, Body } from '../../body/body.ts';
import { outline, rectangle } from '../../body/outlines.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import { lengthwise, type DrawnMachine, type Flow } from '../family.ts';

export function blockCutter(figures: MachineFigures): DrawnMachine {
  const l = clamp(figures.length, 2800, 1700, 3600);
  const h = clamp(figures.height, 2200, 1700, 2900);
  const half = clamp(figures.width, 1100, 800, 1700) / 2;
  const size = 130 + clamp(figures.power, 15, 3, 60) * 2;
  const table = 980;
  /** Left and right end of the press frame. */
  const [left, right] = [l * 0.38, l * 0.7];
  const wide = right - left;
  const inner = half - 90;
  const body = new Body();

  // A roller table for the strips.
  body.group('Feed table', () => {
    const z = half * 0.76;
    columnPairs(body, [left * 0.12, left * 0.82], z, table - 150, 100);
    body.mirror('z', () => body.box('paint', [0, left], [table - 150, table - 10], about(z, 50)));
    for (const x of spread(6, [left * 0.08, left * 0.94]))
      body.cylinder('steel', [x, table - 60, 50 - z], [x, table - 60, z - 50], 48);
  });
  body.group({ beside: true, name: 'Strips' }, () => {
    for (const z of spread(4, [-half * 0.5, half * 0.5]))
      body.box('rubber', [-left * 0.25, left + 110], [table - 12, table + 70], about(z, 55));
  });

  // Two thick side plates with a throat, joined by the bed and the crown.
  body.group('Frame', () => {
    const throat = right - wide * 0.44;
    const below = outline(left, 0, right, 0, right, table - 200, throat, table - 60);
    const plate = [...below, ...outline(throat, table + 240, right, table + 330, right, h, left, h)];
    const hole = rectangle([left + wide * 0.14, left + wide * 0.46], [table - 30, table + 220]);
    body.mirror('z', () => {
      body.plate('paint', 'z', plate, [hole], [inner, half]);
      body.bolts([left + wide * 0.12, 120, half], [right - wide * 0.12, 120, half], 4, 22, [0, 0, 1]);
    });
    makersPlate(body, [right - wide * 0.42, right - wide * 0.08], [table - 360, table - 260], half);
    body.box('paint', [left, right - wide * 0.3], [table - 130, table - 20], [-inner, inner]);
    body.box('paint', [left, right], [h - 260, h], [-inner, inner]);
    body.box('paint', [left, left + 70], [table + 330, h - 260], [-inner, inner]);
  });

  const z = inner - 10;
  body.group('Feed rollers', () => {
    for (const y of [table + 175, table - 75])
      body.cylinder('motor', [left + wide * 0.24, y, -z], [left + wide * 0.24, y, z], 95);
  });

  // The guided beam with its slanting knife, and the fixed knife.
  body.group('Knife', () => {
    const [x, beam] = [right - wide * 0.32, table + 330];
    body.box('base', about(x, 70), [beam, beam + 190], [-z, z]);
    body.bolts([x + 70, beam + 95, -z * 0.85], [x + 70, beam + 95, z * 0.85], 6, 22, [1, 0, 0]);
    const edge = z * 0.94;
    body.prism('knife', 'x', outline(-edge, beam, edge, beam, edge, beam - 140, -edge, beam - 210), about(x, 22));
    for (const at of [-z * 0.5, z * 0.5]) body.box('steel', about(x, 40), [beam + 190, h - 260], about(at, 50), 'edge');
    body.box('knife', about(x, 24), [table - 110, table - 12], [-z, z]);
  });

  // A motor at the foot of the frame drives the flywheel at the front of the crown.
  body.group('Flywheel drive', () => {
    const [x, y, r] = [left + wide * 0.34, h - 300, (h - table) * 0.28];
    const motor: [number, number] = [left + wide * 0.3, table - 560];
    lyingMotor(body, [...motor, size], [half + 50, inner - 10], 60);
    beltGuard(body, [...motor, size * 0.8], [x, y, r], [half + 50, half + 230]);
    body.box('base', [left, right - wide * 0.12], [0, 60], [-inner, inner], 'edge');
    body.cylinder('steel', [x, y, -inner], [x, y, half + 60], 75);
    body.cylinder('motorCover', [x, y, -half - 90], [x, y, -half], 190);
  });

  body.group('Chute', () => {
    const [from, bin, deep] = [right - wide * 0.3, right + wide * 0.18, half * 0.74];
    body.bar('sheet', [from, table - 110, 0], [bin + 150, 540, 0], [2 * deep, 14], {}, [0.5, 1, 0]);
    const side = outline(from, table - 110, from, table + 20, from + 120, table + 20, bin + 190, 640, bin + 150, 540);
    body.mirror('z', () => body.prism('sheet', 'z', side, [deep, deep + 12], 'edge'));
    chipsAlong(body, [from + 130, table - 20, 0], [from + 430, table - 320, 0], 3, deep, 100);
  });
  const bin = (right + wide * 0.18 + l) / 2;
  wheeledBin(body, [bin, 0], l - bin, half * 0.88);
  pile(body, [bin, 430, 0], [(l - bin) * 0.8, half * 0.7], 110);

  cabinet(body, [0, -half - 1000], ['front', 'side'], 1700);
  towerLight(body, [right - 80, h, -half * 0.5]);
  body.axis([0, 0, 0], [l, 0, 0], ['plan']);
  const flow: Flow = { inlet: [0, table, 0], outlet: [l, 520, 0] };
  return { body, flow, ...lengthwise(l, h, half), person: [left * 0.4, half + 480, Math.PI] };
}
