import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { MachineFamily } from '../../src/catalogue/catalogue.ts';
import { tyre } from '../../src/drawing/assemblies/goods.ts';
import { Body, isSeenIn } from '../../src/drawing/body/body.ts';
import { circle } from '../../src/drawing/body/outlines.ts';
import { pairs } from '../../src/drawing/body/solids.ts';
import { placed } from '../../src/drawing/body/vector.ts';
import type { DrawnMachine } from '../../src/drawing/families/family.ts';
import { drawView, viewOf, type View, type ViewLook } from '../../src/drawing/view/draw-view.ts';
import { cameraOf, type Orientation } from '../../src/drawing/view/camera.ts';
import { project } from '../../src/drawing/view/project.ts';
import { visibleFaces } from '../../src/drawing/view/visible-faces.ts';
import { figureSets, makeMachine, triedFamilies } from './machine-cases.ts';
import { once } from './once.ts';

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

/** Where the row at `y` enters and leaves the loops, from left to right. */
function crossingsOf(loops: View['faces'][number]['loops'], y: number): number[] {
  const crossings: number[] = [];
  for (const loop of loops)
    loop.forEach((p, i) => {
      const q = loop[(i + 1) % loop.length] ?? p;
      if (p[1] > y !== q[1] > y) crossings.push(((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]);
    });
  return crossings.toSorted((a, b) => a - b);
}

/** The share of places where another colour is painted last than the nearest face has. */
function wronglyPainted(faces: View['faces']): number {
  const step = 11;
  const reach = (side: 0 | 1 | 2 | 3): number[] => faces.map(({ bounds }) => Math.ceil(bounds[side] / step));
  const [left, low] = [Math.min(...reach(0)), Math.min(...reach(1))];
  const width = Math.max(...reach(2)) - left + 1;
  const count = width * (Math.max(...reach(3)) - low + 1);
  const [painted, nearest] = [new Int32Array(count).fill(-1), new Int32Array(count)];
  const depths = new Float64Array(count).fill(-Infinity);
  const depthOf = (face: number, place: number): number => {
    const [a, b, c] = faces[face]?.plane ?? [0, 0, 0];
    return a * ((place % width) + left) * step + b * (Math.floor(place / width) + low) * step + c;
  };
  faces.forEach(({ bounds, loops }, index) => {
    for (let row = Math.ceil(bounds[1] / step); row * step <= bounds[3]; row += 1) {
      const crossings = crossingsOf(loops, row * step);
      for (let i = 0; i + 1 < crossings.length; i += 2)
        for (let x = Math.ceil((crossings[i] ?? 0) / step); x * step < (crossings[i + 1] ?? 0); x += 1) {
          const place = (row - low) * width + x - left;
          const depth = depthOf(index, place);
          painted[place] = index;
          if (depth <= (depths[place] ?? 0)) continue;
          depths[place] = depth;
          nearest[place] = index;
        }
    }
  });
  let [all, wrong] = [0, 0];
  painted.forEach((last, place) => {
    if (last < 0) return;
    all += 1;
    const isOther = faces[last]?.fill !== faces[nearest[place] ?? 0]?.fill;
    if (isOther && (depths[place] ?? 0) - depthOf(last, place) > 3) wrong += 1;
  });
  return wrong / all;
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

  it('draws the whole outline of a tyre, along its nearly flat sides too', () => {
    const { lines } = front((body) => tyre(body, [0, 0, 0], [1, 0, 0], 810, 500));
    const strokes = lines.flatMap(({ points }) => pairs(points, { isOpen: true }));
    const isDrawnAt = (y: number): boolean =>
      strokes.some(([a, b]) => a[0] < -200 && b[0] < -200 && a[1] < y !== b[1] < y);
    const heights = Array.from({ length: 140 }, (_, i) => (i - 69.5) * 10);
    expect(heights.filter((y) => !isDrawnAt(y))).toEqual([]);
  });

  it('leaves out a lighter line that runs so close to a heavier one that they would be one', () => {
    const build = (body: Body): void => {
      body.box('paint', [0, 1000], [0, 500], [0, 30]);
      body.box('guard', [0, 1000], [6, 500], [30, 40]);
    };
    expect(linesOf(front(build), 'edge')).not.toEqual([]);
    expect(linesOf(front(build, { distance: 10 }), 'edge').join()).not.toMatch(/0 6, 1000 6/);
  });

  it('omits bolts, fins and seams if small, and the surroundings if bare', () => {
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

  it('paints intersecting parts half in front and half behind', () => {
    const view = front((body) => {
      body.box('paint', [0, 100], [0, 100], [-20, 0]);
      body.at(placed([50, 50, 0], 'y', Math.PI / 4), () => body.box('steel', [-60, 60], [-10, 10], [-5, 5]));
    });
    expect(wronglyPainted(view.faces)).toBe(0);
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
  /** With an electric and with a hydraulic drive, where that makes another body. */
  const machinesOf = once((family: MachineFamily) => {
    const [plain, driven] = [makeMachine(family), makeMachine(family, figureSets['a hydraulic drive'])];
    const facesOf = ({ body }: DrawnMachine): unknown =>
      body.parts.map(({ faces, material, name }) => [faces, material, name]);
    return isDeepStrictEqual(facesOf(plain), facesOf(driven)) ? [plain] : [plain, driven];
  });

  it.each(triedFamilies.flatMap((family) => views.map((view) => [family, view] as const)))(
    '%s from the %s paints at every place what is nearest',
    (family, view) => {
      for (const machine of machinesOf(family)) {
        // The faces alone: of the lines, which cost as much again, nothing is looked at.
        const parts = machine.body.parts.filter((part) => isSeenIn(part, view));
        const seen = visibleFaces(project(parts, cameraOf(view, machine)).faces);
        expect(wronglyPainted(seen)).toBeLessThan(0.001);
      }
    },
  );
});
