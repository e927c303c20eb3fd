/** Renders a scene to pixels. */
import { RayTree } from './bvh.ts';
import type { Mesh } from './mesh.ts';
import { Randomness } from './randomness.ts';
import { smoothPicture } from './smooth-picture.ts';
import type { Camera } from './studio.ts';
import { Tracer } from './trace.ts';

export interface RenderSize {
  width: number;
  height: number;
  /** Rays for each pixel. */
  samples: number;
}

/** Three numbers a pixel, from 0 to 255, row by row from the top. `onRow` is told how many rows are done. */
export function render(
  mesh: Mesh,
  camera: Camera,
  { width, height, samples }: RenderSize,
  onRow: (done: number) => void,
): Uint8Array {
  const random = new Randomness();
  const tracer = new Tracer(mesh, new RayTree(mesh), random);
  const count = width * height;
  const picture = {
    width,
    height,
    light: new Float64Array(count * 3),
    colour: new Float64Array(count * 3),
    normal: new Float64Array(count * 3),
    distance: new Float64Array(count),
  };
  const [origin, direction, light] = [Float64Array.from(camera.at), new Float64Array(3), new Float64Array(3)];
  const first = { distance: 0, normal: new Float64Array(3), colour: new Float64Array(3) };
  const grid = Math.ceil(Math.sqrt(samples));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      random.seed(Math.imul(pixel + 1, 0x9e3779b1));
      for (let sample = 0; sample < samples; sample += 1) {
        const u = x + ((sample % grid) + random.next()) / grid;
        const v = y + ((Math.floor(sample / grid) % grid) + random.next()) / grid;
        const right = (2 * u - width) / height;
        const down = (2 * v - height) / height;
        let length = 0;
        for (let i = 0; i < 3; i += 1) {
          const part =
            (camera.ahead[i] as number) +
            camera.half * (right * (camera.side[i] as number) - down * (camera.up[i] as number));
          direction[i] = part;
          length += part * part;
        }
        for (let i = 0; i < 3; i += 1) direction[i] = (direction[i] as number) / Math.sqrt(length);
        tracer.follow(origin, direction, light, first);
        const most = Math.max(light[0] as number, light[1] as number, light[2] as number);
        // A single ray that found a lamp in a mirror would leave a bright dot.
        const share = 1 / samples / Math.max(1, most / 3);
        for (let i = 0; i < 3; i += 1) {
          const at = pixel * 3 + i;
          picture.light[at] = (picture.light[at] as number) + (light[i] as number) * share;
          picture.colour[at] = (picture.colour[at] as number) + (first.colour[i] as number) / samples;
          picture.normal[at] = (picture.normal[at] as number) + (first.normal[i] as number) / samples;
        }
        picture.distance[pixel] = (picture.distance[pixel] as number) + first.distance / samples;
      }
    }
    onRow(y + 1);
  }
  return Uint8Array.from(smoothPicture(picture), toneOf);
}

/**
 * From linear light to a value of the screen: bright parts are drawn together as on film (Hable's curve), then sRGB.
 */
function toneOf(light: number): number {
  const curve = (x: number) => (x * (0.15 * x + 0.05) + 0.004) / (x * (0.15 * x + 0.5) + 0.06) - 0.004 / 0.06;
  const value = Math.max(0, curve(light * 3.15) / curve(5.6));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, encoded) * 255);
}
