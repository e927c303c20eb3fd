/**
 * Follows light through the scene (path tracing): direct light of the soft lights, and what is thrown back between
 * things.
 */
import type { Hit, RayTree } from './bvh.ts';
import { materials, type Material } from './materials.ts';
import type { Mesh } from './mesh.ts';
import type { Randomness } from './randomness.ts';
import { lights, skyLight, type SoftLight } from './studio.ts';

/** How often light is thrown back on its way to the eye. */
const bounces = 3;

/** What the first thing on a ray is: for smoothing the picture later. */
export interface FirstHit {
  distance: number;
  normal: Float64Array;
  colour: Float64Array;
}

/** Follows rays; one for each scene, since it keeps its working space. */
export class Tracer {
  private readonly hit: Hit = { distance: 0, triangle: 0, u: 0, v: 0 };
  private readonly shadow: Hit = { distance: 0, triangle: 0, u: 0, v: 0 };
  private readonly o = new Float64Array(3);
  private readonly d = new Float64Array(3);
  private readonly n = new Float64Array(3);
  private readonly p = new Float64Array(3);
  private readonly way = new Float64Array(3);
  private readonly mesh: Mesh;
  private readonly tree: RayTree;
  private readonly random: Randomness;

  constructor(mesh: Mesh, tree: RayTree, random: Randomness) {
    this.mesh = mesh;
    this.tree = tree;
    this.random = random;
  }

  /** The light that comes back along a ray, into `light`; `first` tells what it met. */
  follow(origin: Float64Array, direction: Float64Array, light: Float64Array, first: FirstHit): void {
    const { o, d, n, p, hit, random } = this;
    o.set(origin);
    d.set(direction);
    light.fill(0);
    let [r, g, b] = [1, 1, 1];
    let seesLights = true;
    for (let bounce = 0; bounce <= bounces; bounce += 1) {
      const met = this.tree.meet(o, d, 1e9, hit);
      if (seesLights) this.addLamps(light, r, g, b, met ? hit.distance : 1e9);
      if (!met) {
        const sky = skyLight(d[1] as number);
        add(light, r * sky[0], g * sky[1], b * sky[2]);
        if (bounce === 0) first.distance = 1e9;
        return;
      }
      const material = materials[this.mesh.materials[hit.triangle] as number] as Material;
      this.normalAt(hit);
      for (let i = 0; i < 3; i += 1)
        p[i] = (o[i] as number) + (d[i] as number) * hit.distance + (n[i] as number) * 2e-4;
      const [cr, cg, cb] = material.colour;
      if (bounce === 0) {
        first.distance = hit.distance;
        first.normal.set(n);
        first.colour.set(material.colour);
      }
      add(light, r * cr * material.glow, g * cg * material.glow, b * cb * material.glow);
      o.set(p);
      const glance = bounce === 0 ? this.glanceOf(material) : 0;
      // Reflections of paint are few but bright: more rays are sent to them than their share, and count for less.
      const chance = glance > 0 ? Math.max(glance, 0.3) : 0;
      if (!material.isMetal) {
        const share = 1 - glance;
        this.addDirect(light, r * cr * share, g * cg * share, b * cb * share, bounce > 0);
      }
      const isMirrored = material.isMetal || random.next() < chance;
      if (isMirrored) this.reflect(material.roughness);
      else this.scatter();
      const share = material.isMetal ? 1 : isMirrored ? glance / chance : (1 - glance) / (1 - chance);
      const isTinted = material.isMetal || !isMirrored;
      [r, g, b] = isTinted ? [r * cr * share, g * cg * share, b * cb * share] : [r * share, g * share, b * share];
      seesLights = isMirrored;
      if (dot(d, n) <= 0) return;
    }
  }

  /** The share of the light that the surface of paint or rubber reflects towards the eye (Schlick's formula). */
  private glanceOf({ gloss, roughness }: Material): number {
    if (gloss === 0) return 0;
    const facing = Math.max(0, -dot(this.d, this.n));
    return gloss + (1 - gloss) * (1 - facing) ** 5 * (1 - roughness * 0.75);
  }

  /** The smooth normal of a hit into `n`, on the side that the ray comes from. */
  private normalAt({ triangle, u, v }: Hit): void {
    const { normals } = this.mesh;
    const { n, d } = this;
    const w = 1 - u - v;
    let sum = 0;
    for (let i = 0; i < 3; i += 1) {
      const at = triangle * 9 + i;
      const value = (normals[at] as number) * w + (normals[at + 3] as number) * u + (normals[at + 6] as number) * v;
      n[i] = value;
      sum += value * value;
    }
    const scale = (dot(d, n) > 0 ? -1 : 1) / Math.sqrt(sum || 1);
    for (let i = 0; i < 3; i += 1) n[i] = (n[i] as number) * scale;
  }

  /** The lights themselves, as the ray or a reflection sees them. */
  private addLamps(light: Float64Array, r: number, g: number, b: number, limit: number): void {
    for (const lamp of lights) {
      const distance = lampOnRay(lamp, this.o, this.d);
      if (distance > 0 && distance < limit) add(light, r * lamp.light[0], g * lamp.light[1], b * lamp.light[2]);
    }
  }

  /** A point of each light, if nothing stands between; with `one`, of one light that stands for all. */
  private addDirect(light: Float64Array, r: number, g: number, b: number, one: boolean): void {
    const { p, n, way, shadow, random } = this;
    const only = one ? Math.floor(random.next() * lights.length) : -1;
    const times = one ? lights.length : 1;
    for (let lamp = 0; lamp < lights.length; lamp += 1) {
      if (one && lamp !== only) continue;
      const { middle, side, up, light: shine } = lights[lamp] as SoftLight;
      const [s, t] = [random.next() * 2 - 1, random.next() * 2 - 1];
      let square = 0;
      for (let i = 0; i < 3; i += 1) {
        const part = (middle[i] as number) + (side[i] as number) * s + (up[i] as number) * t - (p[i] as number);
        way[i] = part;
        square += part * part;
      }
      const length = Math.sqrt(square);
      for (let i = 0; i < 3; i += 1) way[i] = (way[i] as number) / length;
      const facing = dot(way, n);
      if (facing <= 0) continue;
      const nx = (side[1] as number) * (up[2] as number) - (side[2] as number) * (up[1] as number);
      const ny = (side[2] as number) * (up[0] as number) - (side[0] as number) * (up[2] as number);
      const nz = (side[0] as number) * (up[1] as number) - (side[1] as number) * (up[0] as number);
      // Four times the product of the half sides is the area; its cosine is in the same product.
      const area = 4 * Math.abs((way[0] as number) * nx + (way[1] as number) * ny + (way[2] as number) * nz);
      const share = (times * facing * area) / (square * Math.PI);
      if (this.tree.meet(p, way, length - 1e-3, shadow, true)) continue;
      add(light, r * shine[0] * share, g * shine[1] * share, b * shine[2] * share);
    }
  }

  /** Turns `d` to its mirror direction, spread by the roughness. */
  private reflect(roughness: number): void {
    const { d, n, random } = this;
    const twice = 2 * dot(d, n);
    for (let i = 0; i < 3; i += 1) d[i] = (d[i] as number) - twice * (n[i] as number);
    this.spread(d, roughness * roughness, random.next(), random.next());
  }

  /** Turns `d` anywhere above the surface, by the cosine law. */
  private scatter(): void {
    const { d, n, random } = this;
    const angle = 2 * Math.PI * random.next();
    const z = 1 - 2 * random.next();
    const ring = Math.sqrt(1 - z * z);
    d[0] = (n[0] as number) + ring * Math.cos(angle) * 0.9999;
    d[1] = (n[1] as number) + z * 0.9999;
    d[2] = (n[2] as number) + ring * Math.sin(angle) * 0.9999;
    normalise(d);
  }

  private spread(d: Float64Array, amount: number, s: number, t: number): void {
    const angle = 2 * Math.PI * s;
    const far = amount * Math.sqrt(t / (1.0001 - t * 0.75));
    const z = Math.cos(Math.PI * t);
    d[0] = (d[0] as number) + far * Math.cos(angle) * Math.sin(Math.PI * t);
    d[1] = (d[1] as number) + far * z;
    d[2] = (d[2] as number) + far * Math.sin(angle) * Math.sin(Math.PI * t);
    normalise(d);
  }
}

function add(light: Float64Array, r: number, g: number, b: number): void {
  light[0] = (light[0] as number) + r;
  light[1] = (light[1] as number) + g;
  light[2] = (light[2] as number) + b;
}

const dot = (a: Float64Array, b: Float64Array) =>
  (a[0] as number) * (b[0] as number) + (a[1] as number) * (b[1] as number) + (a[2] as number) * (b[2] as number);

function normalise(d: Float64Array): void {
  const length = Math.sqrt(dot(d, d)) || 1;
  for (let i = 0; i < 3; i += 1) d[i] = (d[i] as number) / length;
}

/** Where a ray meets a light's rectangle; 0 when it does not. */
function lampOnRay({ middle, side, up }: SoftLight, o: Float64Array, d: Float64Array): number {
  const [dx, dy, dz] = [d[0] as number, d[1] as number, d[2] as number];
  const nx = side[1] * up[2] - side[2] * up[1];
  const ny = side[2] * up[0] - side[0] * up[2];
  const nz = side[0] * up[1] - side[1] * up[0];
  const towards = dx * nx + dy * ny + dz * nz;
  if (Math.abs(towards) < 1e-9) return 0;
  const [ox, oy, oz] = [(o[0] as number) - middle[0], (o[1] as number) - middle[1], (o[2] as number) - middle[2]];
  const distance = -(ox * nx + oy * ny + oz * nz) / towards;
  if (distance <= 1e-4) return 0;
  const [x, y, z] = [ox + dx * distance, oy + dy * distance, oz + dz * distance];
  const s = (x * side[0] + y * side[1] + z * side[2]) / (side[0] ** 2 + side[1] ** 2 + side[2] ** 2);
  const t = (x * up[0] + y * up[1] + z * up[2]) / (up[0] ** 2 + up[1] ** 2 + up[2] ** 2);
  return Math.abs(s) <= 1 && Math.abs(t) <= 1 ? distance : 0;
}
