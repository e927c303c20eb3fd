/**
 * A scrap baler that compresses from two sides: a side ram closes the charging box, then the main ram presses along it
 * towards the end wall; the bale leaves through a door in front, untied.
 */
import { cabinet, makersPlate, towerLight, warningSign } from '../../assemblies/controls.ts';
import { scrapBale } from '../../assemblies/bales.ts';
import { feedHopper } from '../../assemblies/feeding.ts';
import { hose, hydraulicCylinder, powerPack } from '../../assemblies/hydraulics.ts';
import { spread } from '../../assemblies/structure.ts';
import { about, Body, type Range } from '../../body/body.ts';
import { placed, type Vector } from '../../body/vector.ts';
import { clamp, type MachineFigures } from '../../figures.ts';
import type { DrawnMachine } from '../family.ts';

export function metalBaler(figures: MachineFigures): DrawnMachine {
  const length = clamp(figures.length, 8200, 6000, 13_000);
  const width = clamp(figures.width, 4300, 3400, 5200);
  const height = clamp(figures.height, 3400, 2900, 4400);
  const floor = 560;
  /** Width and height of the bale. */
  const bale = clamp(figures.chamberWidth, 640, 400, Math.min(900, (height - floor) / 3.7, width / 5));
  const wall = 200;
  /** X of the charging box's ends and of the door's left edge. */
  const [from, to] = [length * 0.46, length - wall - 90];
  const door = to - bale * 1.35;
  /** Z of the box's inner faces; the bale is pressed along the front one. */
  const front = width / 2 - wall;
  const rear = front - bale * 2.3;
  const top = floor + bale * 1.12;
  const [press, middle] = [front - bale / 2, (front + rear) / 2];
  const y = floor + bale / 2;
  const body = new Body();

  body.group('Base frame', () => {
    for (const x of [60, from * 0.5, from - 60, ...spread(4, [from + 400, to])])
      body.box(
        'base',
        about(x, 100),
        [0, floor - 240],
        about(x < from ? press : middle, x < from ? bale * 0.75 : bale * 1.25),
        'edge',
      );
    for (const z of about(press, bale * 0.5))
      body.box('paint', [0, from], [floor - 240, floor - 60], about(z, 70), 'edge');
  });

  // Thick walls with box ribs, open above, and a lid over the end where the bale gets its shape.
  body.group('Press box', () => {
    const [outer, back] = [front + wall - 60, rear - wall + 60];
    body.box('paint', [from - wall, to + wall], [floor - 240, floor], [back, outer]);
    body.box('paint', [from - wall, door], [floor, top], [front, outer]);
    body.box('paint', [to, to + wall], [floor, top + bale * 0.3], [back, outer]);
    body.box('paint', [from, to], [floor, top], [back, rear - 4]);
    body.box('paint', [from - wall, from - 20], [floor, top], [back, front]);
    body.box('paint', [door - 60, to], [top, top + bale * 0.3], [back, front]);
    for (const x of spread(5, [from - wall + 60, door - 130]))
      body.box('paint', about(x, 50), [floor - 180, top - 40], [outer, width / 2], 'edge');
    for (const z of spread(4, [back + 90, outer - 90]))
      body.box('paint', [to + wall, length], [floor - 180, top + bale * 0.2], about(z, 55), 'edge');
    body.box('base', [from - wall - 20, door - 60], [top, top + 70], [front - 40, outer + 60], 'edge');
    body.box('base', [from - wall - 20, door - 60], [top, top + 70], [back - 20, rear + 30], 'edge');
    body.bolts([door, top + bale * 0.3, back + 90], [to - 60, top + bale * 0.3, back + 90], 4, 26, [0, 1, 0]);
    const sign = (from + door) / 2;
    makersPlate(body, about(sign - bale * 0.9, 260), about(y, 70), outer);
    warningSign(body, [sign + bale * 0.75, y - 90, outer], 220);
  });

  body.group('Press cylinder', () => {
    pressCylinder(body, bale * 0.66, [20, from - wall], bale * 0.52, bale * 0.5, [0, y, press]);
    body.box('base', [from - 10, from + 340], [floor + 6, top - 30], [press - bale / 2 + 10, front - 10]);
  });
  // The side ram is as long as the box.
  const behind = rear - wall + 60;
  body.group('Pusher', () => {
    body.box('base', [from + 20, to - 20], [floor + 6, top - 30], [rear, rear + 180]);
    for (const x of [from + (to - from) * 0.24, from + (to - from) * 0.76])
      body.at(placed([x, 0, 0], 'y', -Math.PI / 2), () =>
        pressCylinder(body, bale * 0.4, [-width / 2 + 20, behind], bale * 0.34, bale * 0.34, [0, y, 0]),
      );
  });

  body.group('Discharge door', () => doorWithPortal(body, [door, to], front + wall - 60, [floor, height], bale));

  body.group({ name: 'Chute', attached: true }, () => {
    const [near, far] = [front + wall + 130, front + wall + 130 + bale * 2.1];
    for (const x of [door + 30, to - 30]) {
      body.box('paint', about(x, 40), [floor - 150, floor - 10], [near, far], 'edge');
      for (const z of [near + 90, far - 90]) body.box('paint', about(x, 45), [0, floor - 150], about(z, 45), 'edge');
    }
    for (const z of spread(8, [near + 80, far - 80]))
      body.cylinder('steel', [door + 70, floor - 60, z], [to - 70, floor - 60, z], 52);
  });

  const edge = top + 70;
  body.group('Hopper', () => {
    const [left, right] = [from - wall, door - 60];
    const half = (right - left) / 2 - 20;
    feedHopper(body, 'metal', {
      at: [(left + right) / 2, middle],
      foot: [edge, half, (front - rear) / 2],
      knee: edge,
      top: [Math.min(edge + 900, height - 500), half, (front - rear) / 2 + 330],
    });
  });

  const pump = powerPack(body, clamp(figures.power, 120, 30, 250), [from * 0.78, behind - 250]);
  for (const [i, x] of [110, from - wall - 260].entries())
    hose(body, pump, { y: y + bale * 0.5 + 160 + i * 80 }, { x }, { z: press }, { y });
  hose(body, pump, { y: y + 460 }, { z: 160 - width / 2 }, { x: from + (to - from) * 0.24 }, { y });

  const block: Vector = [bale * 1.25, bale, bale];
  const leaving = (door + to) / 2;
  body.at([leaving, floor - 8, front + wall + 150 + bale * 0.55], () => scrapBale(body, block));
  const beside = width / 2 + bale * 2.1 + 300;
  body.group({ without: ['front', 'side'] }, () => {
    for (const [x, up] of [
      [-1.9, 0],
      [-0.55, 0],
      [-1.2, 1],
    ] as const)
      body.at([leaving + x * bale * 1.02, up * (bale + 4), beside + bale * 0.4 - up * 40], () =>
        scrapBale(body, block),
      );
  });
  const operator = cabinet(body, [-1250, press - 200], ['side']);
  towerLight(body, [to + wall / 2, top + bale * 0.3, front - 100]);
  body.axis([0, y, press], [length, y, press], ['plan']);
  body.axis([leaving, 0, 0], [leaving, height, 0], ['side']);
  return {
    body,
    principal: 'side',
    flow: {
      inlet: [(from - wall + door - 60) / 2, Math.min(edge + 900, height - 500), middle],
      reach: (front - rear) / 2,
      outlet: [leaving, floor, front + wall],
      way: '+z',
    },
    person: operator,
    dimensions: [
      { length: 'length', view: 'side', along: 'x', from: 0, to: length, overall: true },
      { length: 'height', view: 'side', along: 'y', from: 0, to: height, overall: true },
      { length: 'width', view: 'plan', along: 'z', from: -width / 2, to: width / 2, overall: true },
      {
        length: 'chamberWidth',
        view: 'front',
        along: 'z',
        from: press - bale / 2 + 10,
        to: front - 10,
        at: [from, floor, 0],
      },
    ],
  };
}

/** A large cylinder along x between a yoke and the press box, held together by four tie rods. */
function pressCylinder(
  body: Body,
  bore: number,
  [from, to]: Range,
  half: number,
  high: number,
  [, y, z]: Vector,
): void {
  const yoke = 170;
  body.box('paint', [from - 20, from + yoke], about(y, high), about(z, half));
  hydraulicCylinder(body, [from + yoke, y, z], [to - 120, y, z], [to, y, z], bore);
  body.box('base', [to - 120, to], about(y, high * 0.95), about(z, half * 0.95), 'edge');
  for (const up of about(y, high * 0.78))
    for (const aside of about(z, half * 0.78)) {
      body.cylinder('steel', [from + yoke, up, aside], [to - 120, up, aside], bore * 0.1);
      body.cylinder('bolt', [from - 20 - 60, up, aside], [from - 20, up, aside], bore * 0.16, { fine: true });
    }
}

/** A raised door between two columns, and the cylinder that moves it. */
function doorWithPortal(body: Body, [left, right]: Range, z: number, [floor, height]: Range, bale: number): void {
  const [near, far] = [z + 170, z];
  const clear = floor + bale * 1.08;
  const head = clear + bale * 1.25;
  for (const x of [left - 65, right + 65]) body.box('paint', about(x, 65), [floor - 240, head + 200], [far, near]);
  body.box('paint', [left - 130, right + 130], [head, head + 200], [far - 30, near + 30]);
  body.box('sign', [left - 130, right + 130], [head + 70, head + 100], [near + 30, near + 35], 'thin');
  body.box('base', [left + 4, right - 4], [clear, clear + bale * 1.05], [far + 30, near - 30]);
  for (const x of spread(3, [left + 90, right - 90]))
    body.box('base', about(x, 30), [clear + 40, clear + bale], [near - 30, near + 20], 'edge');
  const middle = (left + right) / 2;
  hydraulicCylinder(
    body,
    [middle, height, (near + far) / 2],
    [middle, head + 200, (near + far) / 2],
    [middle, clear + bale * 1.05, (near + far) / 2],
    190,
  );
}
