/** Shading: paint, metal and rubber in studio light, on a floor in the page's paper colour. */
import { channels, linearChannels, type Channels } from '../../look/colour-space.ts';
import { makePalette, type Theme } from '../../look/palette.ts';
import { makeMaterialColours, materials, type MaterialName } from '../body/materials.ts';
import type { Vector } from '../body/vector.ts';
import type { Light, Surface } from './light-pass.ts';
import { samplesPerSide, type Samples } from './rasterize.ts';
import type { Mesh } from './mesh.ts';
import { lamp, lampShare, reflectedLight } from './studio-light.ts';
import { encode, soft } from './tone.ts';

interface RenderedScene {
  eye: Vector;
  mesh: Mesh;
  samples: Samples;
  surface: Surface;
  light: Light;
  /** The colour of the floor, linear. */
  paper: Channels;
}

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

function finishesOf(theme: Theme | undefined): Record<MaterialName, Finish> {
  const finishes = Object.entries(makeMaterialColours(theme)).map(([name, colour]) => {
    const { roughness, metalness } = materials[name as MaterialName];
    const [red, green, blue] = linearChannels(colour);
    return [name, { red, green, blue, roughness, metalness, gloss: 2 / (roughness ** 4 + 0.004) }];
  });
  return Object.fromEntries(finishes) as Record<MaterialName, Finish>;
}

/** Three bytes per pixel. */
export function paintPixels(seen: Omit<RenderedScene, 'paper'>, theme?: Theme): Uint8Array {
  const { surface, samples, mesh } = seen;
  const { width, height, nearness } = surface;
  const finishes = finishesOf(theme);
  const finish = mesh.materials.map((name) => finishes[name]);
  const { paper } = makePalette(theme);
  const scene = { ...seen, paper: linearChannels(paper) };
  const pixels = new Uint8Array(width * height * 3);
  const [red, green, blue] = channels(paper);
  for (let i = 0; i < pixels.length; i += 3) {
    pixels[i] = red;
    pixels[i + 1] = green;
    pixels[i + 2] = blue;
  }
  const colour = new Float64Array(3);
  const across = width * samplesPerSide;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      if (nearness[i] === 0) continue;
      colour.fill(0);
      const first = (y * across + x) * samplesPerSide;
      const shown = [first, first + 1, first + across, first + across + 1].map((at) => samples.owners[at] ?? -1);
      const isPlain = shown.every((owner) => owner === shown[0]);
      for (const owner of isPlain ? shown.slice(0, 1) : shown) {
        const at = nearby(surface, mesh, i, owner);
        const isKnown = surface.owners[at] === owner;
        const normals = isKnown ? surface.normals : mesh.planes;
        addColour(
          scene,
          finish,
          owner,
          at,
          normals,
          3 * (isKnown ? at : owner),
          isPlain ? 1 : 1 / shown.length,
          colour,
        );
      }
      pixels[3 * i] = encode(colour[0] ?? 0);
      pixels[3 * i + 1] = encode(colour[1] ?? 0);
      pixels[3 * i + 2] = encode(colour[2] ?? 0);
    }
  return pixels;
}

/** A nearby pixel with the same surface, or else the most similar one of the same part, whose light is known. */
function nearby({ width, owners }: Surface, { parts, planes }: Mesh, i: number, owner: number): number {
  if (owners[i] === owner) return i;
  let best = i;
  let most = -2;
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) {
      const j = i + dy * width + dx;
      const other = owners[j] ?? -1;
      if (other === owner) return j;
      if (other < 0 || owner < 0) continue;
      const alike =
        (planes[3 * other] ?? 0) * (planes[3 * owner] ?? 0) +
        (planes[3 * other + 1] ?? 0) * (planes[3 * owner + 1] ?? 0) +
        (planes[3 * other + 2] ?? 0) * (planes[3 * owner + 2] ?? 0) +
        (parts[other] === parts[owner] ? 0.2 : 0) -
        (dx * dx + dy * dy) * 0.01;
      if (alike > most) {
        most = alike;
        best = j;
      }
    }
  return best;
}

/** Adds the colour of a triangle (or the floor), with the light of pixel `i` and the normal at `at`. */
function addColour(
  { eye, surface, light, paper }: RenderedScene,
  finish: readonly (Finish | undefined)[],
  owner: number,
  i: number,
  normals: Float32Array,
  at: number,
  weight: number,
  sum: Float64Array,
): void {
  const lampLight = light.lamp[i] ?? 0;
  const around = light.around[i] ?? 0;
  const made = finish[owner];
  if (!made) {
    const open = Math.min(1, lampShare * lampLight + around);
    const shade = 1 - (1 - open) * (surface.nearness[i] ?? 0) * 0.9;
    // Shadows are slightly cooler than the paper.
    const cool = 0.05 * (1 - shade);
    add(sum, weight, paper[0] * shade * (1 - cool), paper[1] * shade, paper[2] * shade * (1 + cool));
    return;
  }
  const nx = normals[at] ?? 0;
  const ny = normals[at + 1] ?? 0;
  const nz = normals[at + 2] ?? 0;
  let vx = eye[0] - (surface.places[3 * i] ?? 0);
  let vy = eye[1] - (surface.places[3 * i + 1] ?? 0);
  let vz = eye[2] - (surface.places[3 * i + 2] ?? 0);
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
    reflectedLight(2 * nv * nx - vx, 2 * nv * ny - vy, 2 * nv * nz - vz, roughness) * Math.min(1, around * 2.4 + 0.15);
  const edge = (1 - nv) * (1 - nv);
  const fresnel = 0.04 + 0.5 * edge * edge * (1 - nv) * (1 - roughness) * (1 - roughness);
  const paint = diffuse * (1 - metalness * 0.85) * (1 - fresnel);
  const mirror = studio * metalness + paint;
  const sheen = studio * fresnel * (1 - metalness) * 0.8 + gleam * (metalness > 0.5 ? 0.6 : 1);
  add(
    sum,
    weight,
    soft(made.red * mirror + sheen),
    soft(made.green * mirror + sheen),
    soft(made.blue * mirror + sheen),
  );
}

function add(sum: Float64Array, weight: number, red: number, green: number, blue: number): void {
  sum[0] = (sum[0] ?? 0) + weight * red;
  sum[1] = (sum[1] ?? 0) + weight * green;
  sum[2] = (sum[2] ?? 0) + weight * blue;
}
