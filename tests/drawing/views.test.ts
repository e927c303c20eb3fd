import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Body } from '../../src/drawing/body/body.ts';
import { circle } from '../../src/drawing/body/outlines.ts';
import { placed } from '../../src/drawing/body/vector.ts';
import { drawView, viewOf, type View, type ViewLook } from '../../src/drawing/view/draw-view.ts';
import type { Orientation } from '../../src/drawing/view/camera.ts';
import { familyNames, figureSets, makeMachine } from './machine-cases.ts';

const views = ['front', 'side', 'plan'] as const;
const upright: Orientation = { principal: 'front', end: 'right' };
const look: ViewLook = { distance: 1 };

const linesOf = (view: View, style?: string): string[] =>
  view.lines
    .filter((line) => !style || line.style === style)
    .map(({ points }) => points.map((p) => p.map(Math.round).join(' ')).join(', '));

const front = (build: (body: Body) => void, as: ViewLook = look): View => {
  const body = new Body();
  build(body);
  return viewOf(body, 'front', upright, as);
};

/** The share of places where another colour is painted last than the nearest face has. */
function wronglyPainted({ faces }: View): number {
  const step = 11;
  const places = new Map<string, { painted: string; nearest: string; depth: number; own: number }>();
  for (const {
    bounds,
    loops,
    plane: [a, b, c],
    fill,
  } of faces)
    for (let y = Math.ceil(bounds[1] / step) * step; y <= bounds[3]; y += step)
      for (let x = Math.ceil(bounds[0] / step) * step; x <= bounds[2]; x += step) {
        const inside = loops.filter((loop) =>
          loop.reduce((odd, p, i) => {
            const q = loop[(i + 1) % loop.length] ?? p;
            return p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0] ? !odd : odd;
          }, false),
        );
        if (inside.length % 2 === 0) continue;
        const own = a * x + b * y + c;
        const place = places.get(`${x} ${y}`) ?? { painted: fill, nearest: fill, depth: own, own };
        Object.assign(place, { painted: fill, own });
        if (own > place.depth) Object.assign(place, { depth: own, nearest: fill });
        places.set(`${x} ${y}`, place);
      }
  const wrong = [...places.values()].filter(
    ({ painted, nearest, depth, own }) => painted !== nearest && depth - own > 3,
  );
  return wrong.length / places.size;
}

describe('a line view', () => {
  it('shows the outline of a box and none of its rear', () => {
    expect(linesOf(front((body) => body.box('paint', [0, 100], [0, 50], [0, 30])))).toEqual([
      '100 0, 100 50, 0 50, 0 0, 100 0',
    ]);
  });

  it('does not show what stands behind, and cuts what sticks out', () => {
    const view = front((body) => {
      body.box('paint', [0, 100], [0, 100], [0, 10]);
      body.box('steel', [20, 60], [20, 60], [-50, -40]);
      body.box('sheet', [80, 200], [40, 60], [-50, -40]);
    });
    expect(linesOf(view)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^100 40, 200 40, 200 60, 100 60$|^100 60, 200 60, 200 40, 100 40$/),
      ]),
    );
    expect(view.lines.some(({ part }) => part.material === 'steel')).toBe(false);
    expect(view.faces.some(({ part }) => part.material === 'steel')).toBe(false);
  });

  it('shows what is hidden with dashes where the part asks for it', () => {
    const build = (dashed: boolean) => (body: Body) => {
      body.box('paint', [0, 100], [0, 100], [0, 10]);
      body.box('base', [20, 60], [20, 60], [-50, -40], { dashed });
    };
    expect(linesOf(front(build(false)), 'hidden')).toEqual([]);
    expect(linesOf(front(build(true)), 'hidden')).toHaveLength(1);
  });

  it('shows the lower edge of a lid whose border lies on the edge of its box', () => {
    const view = front((body) => {
      body.box('paint', [0, 100], [0, 80], [0, 50]);
      body.box('base', [0, 100], [80, 100], [0, 50]);
    });
    expect(view.lines.some(({ points }) => points.filter(([, y]) => Math.round(y) === 80).length >= 2)).toBe(true);
  });

  it('takes parts off, or shows them, in some views only', () => {
    const body = new Body();
    body.box('paint', [0, 100], [0, 100], [0, 10], { without: ['front'] });
    body.box('steel', [20, 60], [20, 60], [-50, -40], { only: ['front', 'side'] });
    const seen = views.map((view) => viewOf(body, view, upright, look).faces.map(({ part }) => part.material));
    expect(seen.map((list) => [...new Set(list)].toSorted())).toEqual([['steel'], ['paint', 'steel'], ['paint']]);
  });

  it('draws a cylinder from its end as one circle', () => {
    const scene = drawView(front((body) => body.cylinder('steel', [50, 60, 0], [50, 60, 100], 40)));
    expect(scene.items.filter(({ kind }) => kind === 'circle')).toMatchObject([
      { x: expect.closeTo(50, 0), y: expect.closeTo(60, 0) },
    ]);
  });

  it('draws no line where a surface only bends', () => {
    const view = front((body) => body.cylinder('steel', [0, 50, 0], [100, 50, 0], 40));
    expect(linesOf(view)).toHaveLength(1);
  });

  it('leaves out a lighter line that runs so close to a heavier one that they would be one', () => {
    const build = (body: Body): void => {
      body.box('paint', [0, 1000], [0, 500], [0, 30]);
      body.box('guard', [0, 1000], [6, 500], [30, 40]);
    };
    expect(linesOf(front(build), 'edge')).not.toEqual([]);
    expect(linesOf(front(build, { distance: 10 }), 'edge').join()).not.toMatch(/0 6, 1000 6/);
  });

  it('leaves out bolts, fins and seams where it is small, and what stands beside where it is bare', () => {
    const build = (body: Body): void => {
      body.box('paint', [0, 1000], [0, 500], [0, 30]);
      body.mark([
        [
          [0, 250, 30],
          [1000, 250, 30],
        ],
      ]);
      body.bolts([100, 100, 30], [900, 100, 30], 5, 20, [0, 0, 1]);
      body.box('rubber', [1200, 1500], [0, 300], [0, 30], { beside: true });
    };
    const materialsOf = (as: ViewLook): string[] =>
      [...new Set(front(build, as).lines.map(({ part, style }) => `${part.material} ${style}`))].toSorted();
    expect(materialsOf(look)).toEqual(['bolt detail', 'paint contour', 'paint thin', 'rubber edge']);
    expect(materialsOf({ ...look, isSmall: true })).toEqual(['paint contour', 'rubber edge']);
    expect(materialsOf({ ...look, isBare: true })).toEqual(['bolt detail', 'paint contour', 'paint thin']);
  });

  it('paints what reaches through something else half before and half behind it', () => {
    const view = front((body) => {
      body.box('paint', [0, 100], [0, 100], [-20, 0]);
      body.at(placed([50, 50, 0], 'y', Math.PI / 4), () => body.box('steel', [-60, 60], [-10, 10], [-5, 5]));
    });
    expect([view.cycles, wronglyPainted(view)]).toEqual([0, 0]);
    expect(view.lines.some(({ part }) => part.material === 'steel')).toBe(true);
  });

  it('shows centre lines in the views that they are meant for, a little longer than what they go through', () => {
    const body = new Body();
    body.prism('paint', 'z', circle(0, 500, 400), [0, 100]);
    body.axis([0, 100, 0], [0, 900, 0], ['front']);
    const [inFront, inPlan] = (['front', 'plan'] as const).map((view) => viewOf(body, view, upright, look).guides);
    expect(inFront?.[0]?.points).toEqual([
      [0, -20],
      [0, 1020],
    ]);
    expect(inPlan).toEqual([]);
  });
});

describe('the views of a machine', () => {
  it.each(familyNames.flatMap((family) => views.map((view) => [family, view] as const)))(
    '%s from the %s paints at every place what is nearest',
    (family, view) => {
      const plain = makeMachine(family);
      const driven = makeMachine(family, figureSets['a hydraulic drive']);
      // Most families are the same with another drive.
      const isSame = isDeepStrictEqual(plain.body.parts, driven.body.parts);
      for (const machine of isSame ? [plain] : [plain, driven]) {
        const seen = viewOf(machine.body, view, machine, { distance: 10 });
        expect(seen.cycles).toBe(0);
        expect(wronglyPainted(seen)).toBeLessThan(0.001);
      }
    },
  );
});
