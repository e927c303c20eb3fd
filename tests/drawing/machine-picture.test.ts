import { describe, expect, it } from 'vitest';
import { Body } from '../../src/drawing/body/body.ts';
import { families } from '../../src/drawing/families/all-families.ts';
import { machineFigures } from '../../src/drawing/figures.ts';
import { pictureParts } from '../../src/drawing/make-machine.ts';
import { drawPicture } from '../../src/drawing/render/draw-picture.ts';
import { lensOf } from '../../src/drawing/render/lens.ts';

const [width, height] = [150, 140];

function pictureOf(build: (body: Body) => void, turn = 0): Uint8Array {
  const body = new Body();
  build(body);
  return drawPicture(body.parts, turn, width, height);
}

/** Red, green and blue of the pixel at a share of width and height. */
function colourAt(pixels: Uint8Array, x: number, y: number): number[] {
  const at = 3 * (Math.round(y * height) * width + Math.round(x * width));
  return [...pixels.subarray(at, at + 3)];
}

const brightness = (picture: Uint8Array, x: number, y: number): number =>
  colourAt(picture, x, y).reduce((sum, c) => sum + c);

describe('the picture of a machine', () => {
  const cube = (body: Body): void => body.box('paint', [-500, 500], [0, 1000], [-500, 500]);

  it('ends in pure white on every side, so that it runs into the page', () => {
    const pixels = pictureOf(cube);
    const border = [...Array(width).keys()]
      .flatMap((x) => [x, (height - 1) * width + x])
      .concat([...Array(height).keys()].flatMap((y) => [y * width, y * width + width - 1]));
    expect(Math.min(...border.flatMap((i) => [...pixels.subarray(3 * i, 3 * i + 3)]))).toBeGreaterThan(246);
  });

  it('reports its scale: a machine of twice the size is twice as wide and high', () => {
    const extentOf = (size: number) => {
      const body = new Body();
      body.box('paint', [-size / 2, size / 2], [0, size], [-size / 2, size / 2]);
      return lensOf(body.parts, 0, height / width).extent;
    };
    const [wide, high] = extentOf(1000);
    // Seen from 24° above, a cube of a metre is as high as its front and a part of its depth.
    expect(high).toBeGreaterThan(1400);
    expect(high).toBeLessThan(1600);
    expect(wide).toBeGreaterThan(high);
    expect(extentOf(2000)).toEqual([expect.closeTo(2 * wide, -1), expect.closeTo(2 * high, -1)]);
  });

  it('shows a long line more from its end, so that it is no thin strip', () => {
    const body = new Body();
    body.box('paint', [-24_000, 24_000], [0, 6500], [-5000, 5000]);
    const [wide, high] = lensOf(body.parts, 0, height / width).extent;
    expect(high).toBeGreaterThan(0.6 * wide);
  });

  it('shows the front lighter than the right side, and a shadow on the floor', () => {
    const picture = pictureOf(cube);
    expect(brightness(picture, 0.35, 0.6)).toBeGreaterThan(brightness(picture, 0.68, 0.6) + 30);
    expect(brightness(picture, 0.9, 0.62)).toBeLessThan(720);
  });

  it('shows what is nearer, whatever was built first', () => {
    const red = (z: number) => (body: Body) => body.box('red', [-300, 300], [200, 800], [z, z + 100]);
    const [before, behind] = [600, -800].map((z) =>
      pictureOf((body) => {
        red(z)(body);
        cube(body);
      }),
    );
    const redness = (pixels: Uint8Array = new Uint8Array()): number =>
      pixels.reduce(
        (sum, value, i) => sum + (i % 3 === 0 && value > 100 && value > 2 * (pixels[i + 1] ?? 0) ? 1 : 0),
        0,
      );
    expect(redness(before)).toBeGreaterThan(500);
    expect(redness(behind)).toBe(0);
  });

  it('is turned to show its best side', () => {
    const build = (body: Body): void => {
      cube(body);
      body.box('red', [-300, 300], [200, 800], [-520, -500]);
    };
    expect(pictureOf(build, 180)).not.toEqual(pictureOf(build));
  });

  it('shows a person of the same height beside machines of different size', () => {
    for (const family of ['conveyor', 'tyre-cutter'] as const) {
      const people = pictureParts(families[family](machineFigures('X100', []))).filter(({ name }) => name === 'Person');
      const heights = people.flatMap(({ faces }) => faces.flatMap(({ loops }) => loops.flat().map(([, y]) => y)));
      expect(Math.max(...heights), family).toBe(1750);
    }
  });

  it('is the same for the same figures', () => {
    const [a, b] = [1, 2].map(() => {
      const { body, turn } = families.conveyor(machineFigures('X100', []));
      return drawPicture(body.parts, turn, 60, 56);
    });
    expect(Buffer.from(a ?? []).equals(Buffer.from(b ?? []))).toBe(true);
    expect(new Set(a).size).toBeGreaterThan(40);
  });
});
