/** Shading: paint, metal and rubber in studio light, on a floor in the page's paper colour. */
import { linearChannels, type Channels } from '../../look/colour-space.ts';
import { makePalette, type Theme } from '../../look/palette.ts';
import { makeMaterialColours, type MaterialName } from '../../look/drawn-colours.ts';
import { materials } from '../body/materials.ts';
import type { Vector } from '../body/vector.ts';
import type { Mesh } from './mesh.ts';
import type { PixelRow } from './rasterize.ts';
import { lamp, lampShare, reflectedLight } from './studio-light.ts';

/** Brightness of the machine relative to the floor. */
const exposure = 0.84;

/** A material for shading, its colour in linear channels. */
interface Finish {
  red: number;
  green: number;
  blue: number;
  roughness: number;
  metalness: number;
  /** The Blinn-Phong exponent. */
  gloss: number;
}

/** What is the same for all pixels. */
export interface Studio {
  eye: Vector;
  /** Per triangle. */
  finish: readonly Finish[];
  /** The colour of the floor, linear. */
  paper: Channels;
}

export function makeStudio(eye: Vector, mesh: Mesh, theme: Theme | undefined): Studio {
  const colours = makeMaterialColours(theme);
  const finishes = new Map(mesh.materials.map((name) => [name, finishOf(name, colours[name])]));
  const finish = mesh.materials.flatMap((name) => finishes.get(name) ?? []);
  return { eye, finish, paper: linearChannels(makePalette(theme).paper) };
}

function finishOf(name: MaterialName, colour: string): Finish {
  const { roughness, metalness } = materials[name];
  const [red, green, blue] = linearChannels(colour);
  return { red, green, blue, roughness, metalness, gloss: 2 / (roughness ** 4 + 0.004) };
}

/**
 * Adds the linear colours of a row, three numbers per pixel; `first` is the row's first pixel. Colours between two
 * points of a face are interpolated.
 */
export function addColours(
  sum: Float32Array,
  floorWeights: Uint8Array,
  first: number,
  { count, columns, owners, starts, places, normals, lamp: lit, around: others }: PixelRow,
  { eye, finish }: Studio,
): void {
  let [red, green, blue] = [0, 0, 0];
  for (let i = 0; i < count; i += 1) {
    const lampLight = lit[i] ?? 0;
    const around = others[i] ?? 0;
    const made = finish[owners[i] ?? -1];
    if (!made) continue;
    const nx = normals[3 * i] ?? 0;
    const ny = normals[3 * i + 1] ?? 0;
    const nz = normals[3 * i + 2] ?? 0;
    let vx = eye[0] - (places[3 * i] ?? 0);
    let vy = eye[1] - (places[3 * i + 1] ?? 0);
    let vz = eye[2] - (places[3 * i + 2] ?? 0);
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx /= far;
    vy /= far;
    vz /= far;
    const { roughness, metalness, gloss } = made;
    const facing = Math.max(0, nx * lamp[0] + ny * lamp[1] + nz * lamp[2]);
    const diffuse = exposure * ((lampShare / lamp[1]) * lampLight * facing + around);
    // The lamp's highlight (Blinn-Phong) and the studio's reflection.
    const nv = Math.max(0, nx * vx + ny * vy + nz * vz);
    const hx = lamp[0] + vx;
    const hy = lamp[1] + vy;
    const hz = lamp[2] + vz;
    const nh = Math.max(0, (nx * hx + ny * hy + nz * hz) / Math.sqrt(hx * hx + hy * hy + hz * hz));
    const gleam = facing > 0 ? nh ** gloss * (0.02 + 0.08 * (1 - roughness)) * lampLight * Math.min(6, gloss / 12) : 0;
    const studio =
      reflectedLight(2 * nv * nx - vx, 2 * nv * ny - vy, 2 * nv * nz - vz, roughness) *
      Math.min(1, around * 2.4 + 0.15);
    const edge = (1 - nv) * (1 - nv);
    const fresnel = 0.04 + 0.5 * edge * edge * (1 - nv) * (1 - roughness) * (1 - roughness);
    const paint = diffuse * (1 - metalness * 0.85) * (1 - fresnel);
    const mirror = studio * metalness + paint;
    const sheen = studio * fresnel * (1 - metalness) * 0.8 + gleam * (metalness > 0.5 ? 0.6 : 1);
    const [redBefore, greenBefore, blueBefore] = [red, green, blue];
    red = soft(made.red * mirror + sheen);
    green = soft(made.green * mirror + sheen);
    blue = soft(made.blue * mirror + sheen);
    const steps = starts[i] ? 1 : (columns[i] ?? 0) - (columns[i - 1] ?? 0);
    for (let back = 0; back < steps; back += 1) {
      const pixel = first + (columns[i] ?? 0) - back;
      const share = back / steps;
      floorWeights[pixel] = (floorWeights[pixel] ?? 0) - 1;
      sum[3 * pixel] = (sum[3 * pixel] ?? 0) + red + (redBefore - red) * share;
      sum[3 * pixel + 1] = (sum[3 * pixel + 1] ?? 0) + green + (greenBefore - green) * share;
      sum[3 * pixel + 2] = (sum[3 * pixel + 2] ?? 0) + blue + (blueBefore - blue) * share;
    }
  }
}

/** Compresses highlights, so that they do not clip. */
function soft(value: number): number {
  return value <= 0.7 ? value : 0.7 + (1 - Math.exp((0.7 - value) * 2.6)) * 0.3;
}

/** Lookup table from linear light (in 1/4096) to sRGB bytes. */
const bytes = Uint8Array.from({ length: 4097 }, (_, i) => {
  const value = i / 4096;
  return Math.round(255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});

/** The sRGB byte of a linear value; more than 1 is white. */
export function encode(value: number): number {
  return bytes[Math.round(value * 4096)] ?? 255;
}
