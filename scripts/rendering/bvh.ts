/** Finds which triangle a ray meets first, through a tree of boxes (a bounding volume hierarchy). */
import type { Mesh } from './mesh.ts';
import { splitTriangles, type TreeParts } from './split-triangles.ts';

/** What a ray has met; the object is used again for each ray. */
export interface Hit {
  distance: number;
  triangle: number;
  /** Place inside the triangle, as shares of its second and third corner. */
  u: number;
  v: number;
}

export class RayTree {
  private readonly parts: TreeParts;
  /** Nine numbers a triangle, in the order of the leaves: a corner, and the ways to the two others. */
  private readonly corners: Float64Array;
  private readonly stack = new Int32Array(256);

  constructor({ points }: Mesh) {
    this.parts = splitTriangles(Float64Array.from(points));
    this.corners = new Float64Array(points.length);
    this.parts.order.forEach((triangle, place) => {
      for (let i = 0; i < 3; i += 1) {
        const a = points[triangle * 9 + i] as number;
        this.corners[place * 9 + i] = a;
        this.corners[place * 9 + 3 + i] = (points[triangle * 9 + 3 + i] as number) - a;
        this.corners[place * 9 + 6 + i] = (points[triangle * 9 + 6 + i] as number) - a;
      }
    });
  }

  /**
   * The first triangle on the ray nearer than `limit`; with `any`, whether there is one at all. Tells whether it met
   * one.
   */
  meet(o: Float64Array, d: Float64Array, limit: number, hit: Hit, any = false): boolean {
    const { boxes, first, count, order } = this.parts;
    const { corners, stack } = this;
    const ox = o[0] as number;
    const oy = o[1] as number;
    const oz = o[2] as number;
    const dx = d[0] as number;
    const dy = d[1] as number;
    const dz = d[2] as number;
    const ix = 1 / dx;
    const iy = 1 / dy;
    const iz = 1 / dz;
    let best = limit;
    let found = false;
    let top = 0;
    stack[top++] = 0;
    while (top > 0) {
      const node = stack[--top] as number;
      const b = node * 6;
      const x0 = ((boxes[b] as number) - ox) * ix;
      const x1 = ((boxes[b + 3] as number) - ox) * ix;
      const y0 = ((boxes[b + 1] as number) - oy) * iy;
      const y1 = ((boxes[b + 4] as number) - oy) * iy;
      const z0 = ((boxes[b + 2] as number) - oz) * iz;
      const z1 = ((boxes[b + 5] as number) - oz) * iz;
      const near = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0);
      if (near > Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), best)) continue;
      const start = first[node] as number;
      const size = count[node] as number;
      if (size === 0) {
        // The child whose middle comes first on the ray is taken from the stack first.
        const [l, r] = [start * 6, start * 6 + 6];
        const ahead =
          ((boxes[r] as number) + (boxes[r + 3] as number) - (boxes[l] as number) - (boxes[l + 3] as number)) * dx +
          ((boxes[r + 1] as number) + (boxes[r + 4] as number) - (boxes[l + 1] as number) - (boxes[l + 4] as number)) *
            dy +
          ((boxes[r + 2] as number) + (boxes[r + 5] as number) - (boxes[l + 2] as number) - (boxes[l + 5] as number)) *
            dz;
        stack[top++] = ahead > 0 ? start + 1 : start;
        stack[top++] = ahead > 0 ? start : start + 1;
        continue;
      }
      for (let i = start; i < start + size; i += 1) {
        const c = i * 9;
        const e1x = corners[c + 3] as number;
        const e1y = corners[c + 4] as number;
        const e1z = corners[c + 5] as number;
        const e2x = corners[c + 6] as number;
        const e2y = corners[c + 7] as number;
        const e2z = corners[c + 8] as number;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-14 && det < 1e-14) continue;
        const inverse = 1 / det;
        const sx = ox - (corners[c] as number);
        const sy = oy - (corners[c + 1] as number);
        const sz = oz - (corners[c + 2] as number);
        const u = (sx * px + sy * py + sz * pz) * inverse;
        if (u < 0 || u > 1) continue;
        const qx = sy * e1z - sz * e1y;
        const qy = sz * e1x - sx * e1z;
        const qz = sx * e1y - sy * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inverse;
        if (v < 0 || u + v > 1) continue;
        const t = (e2x * qx + e2y * qy + e2z * qz) * inverse;
        if (t <= 1e-5 || t >= best) continue;
        if (any) return true;
        best = t;
        found = true;
        hit.distance = t;
        hit.triangle = order[i] as number;
        hit.u = u;
        hit.v = v;
      }
    }
    return found;
  }
}
