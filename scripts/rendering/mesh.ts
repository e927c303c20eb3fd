/** Triangles for a rendering, in metres: x to the right, y up, z towards the viewer. */

export type Point = readonly [number, number, number];

/** Moves a shape's points into the scene. */
export type Place = (point: Point) => Point;

/** A growing list of triangles, each corner with its normal, each triangle with its material's number. */
export class Mesh {
  readonly points: number[] = [];
  readonly normals: number[] = [];
  readonly materials: number[] = [];

  /** A triangle; a normal for each corner makes it look round. */
  triangle(material: number, corners: readonly [Point, Point, Point], normals: readonly [Point, Point, Point]): void {
    for (let i = 0; i < 3; i += 1) {
      this.points.push(...(corners[i] as Point));
      this.normals.push(...(normals[i] as Point));
    }
    this.materials.push(material);
  }

  /** Four corners in turn. */
  quad(
    material: number,
    [a, b, c, d]: readonly [Point, Point, Point, Point],
    [na, nb, nc, nd]: readonly [Point, Point, Point, Point],
  ): void {
    this.triangle(material, [a, b, c], [na, nb, nc]);
    this.triangle(material, [a, c, d], [na, nc, nd]);
  }

  /** Four corners in turn, flat. */
  flat(material: number, corners: readonly [Point, Point, Point, Point]): void {
    const [a, b, , d] = corners;
    const normal = unit(cross(minus(b, a), minus(d, a)));
    this.quad(material, corners, [normal, normal, normal, normal]);
  }
}

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by, a[2] + b[2] * by];
export const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Point): Point => {
  const length = Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Where nothing is moved. */
export const here: Place = (point) => point;

/** Turned by an angle about the upright through the origin, then moved. */
export function placed(at: Point, angle = 0): Place {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([x, y, z]) => [at[0] + x * cos + z * sin, at[1] + y, at[2] - x * sin + z * cos];
}

/** First the inner, then the outer move. */
export const inside =
  (outer: Place, inner: Place): Place =>
  (point) =>
    outer(inner(point));

/** A direction under a move that keeps shapes. */
export const turned = (place: Place, direction: Point): Point => minus(place(direction), place([0, 0, 0]));

const axes = [0, 1, 2] as const;

/** A box between two corners, its edges rounded off by `bevel`: they catch the light as those of sheet metal do. */
export function box(mesh: Mesh, material: number, from: Point, to: Point, bevel = 0.008, place: Place = here): void {
  const edge = Math.min(bevel, ...axes.map((axis) => Math.abs(to[axis] - from[axis]) * 0.49));
  /** The corner of the box towards `sign`, on the face across `axis`. */
  const corner = (sign: Point, axis: number): Point =>
    place(
      axes.map((one) => {
        const side = sign[one] > 0 ? to[one] : from[one];
        return one === axis ? side : side - sign[one] * edge;
      }) as unknown as Point,
    );
  const normalOf = (sign: Point, axis: number): Point =>
    turned(place, axes.map((one) => (one === axis ? sign[one] : 0)) as unknown as Point);
  for (const axis of axes) {
    const [u, v] = [axes[(axis + 1) % 3] as 0 | 1 | 2, axes[(axis + 2) % 3] as 0 | 1 | 2];
    const signed = (a: number, b: number, c: number): Point => {
      const sign: [number, number, number] = [0, 0, 0];
      sign[axis] = a;
      sign[u] = b;
      sign[v] = c;
      return sign;
    };
    for (const side of [-1, 1]) {
      const face = [signed(side, -1, -1), signed(side, 1, -1), signed(side, 1, 1), signed(side, -1, 1)] as const;
      const n = normalOf(face[0], axis);
      mesh.quad(material, face.map((sign) => corner(sign, axis)) as unknown as [Point, Point, Point, Point], [
        n,
        n,
        n,
        n,
      ]);
    }
    for (const b of [-1, 1]) {
      for (const c of [-1, 1]) {
        const [left, right] = [signed(-1, b, c), signed(1, b, c)];
        const [nu, nv] = [normalOf(left, u), normalOf(left, v)];
        mesh.quad(material, [corner(left, u), corner(right, u), corner(right, v), corner(left, v)], [nu, nu, nv, nv]);
      }
    }
  }
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1]) {
        const sign: Point = [x, y, z];
        mesh.triangle(
          material,
          [corner(sign, 0), corner(sign, 1), corner(sign, 2)],
          [normalOf(sign, 0), normalOf(sign, 1), normalOf(sign, 2)],
        );
      }
}

/** A turned part about an axis from `at`: its outline as pairs of distance from the axis and height along it. */
export function turnedPart(
  mesh: Mesh,
  material: number,
  outline: readonly (readonly [number, number])[],
  place: Place,
  sides = 48,
): void {
  const ring = (radius: number, height: number, index: number): Point => {
    const angle = (2 * Math.PI * index) / sides;
    return [radius * Math.cos(angle), height, radius * Math.sin(angle)];
  };
  for (let step = 1; step < outline.length; step += 1) {
    const [r0, h0] = outline[step - 1] as readonly [number, number];
    const [r1, h1] = outline[step] as readonly [number, number];
    const slope = unit([h1 - h0, r0 - r1, 0]);
    for (let i = 0; i < sides; i += 1) {
      const normal = (index: number): Point => {
        const [x, , z] = ring(1, 0, index);
        return turned(place, [x * slope[0], slope[1], z * slope[0]]);
      };
      const corners = [ring(r0, h0, i), ring(r0, h0, i + 1), ring(r1, h1, i + 1), ring(r1, h1, i)].map(place);
      mesh.quad(material, corners as unknown as [Point, Point, Point, Point], [
        normal(i),
        normal(i + 1),
        normal(i + 1),
        normal(i),
      ]);
    }
  }
}

/** A cylinder between two heights of its axis, closed, its edges rounded off. */
export function cylinder(mesh: Mesh, material: number, radius: number, from: number, to: number, place: Place): void {
  const edge = Math.min(0.008, radius * 0.2, (to - from) * 0.3);
  const outline = [
    [0, from],
    [radius - edge, from],
    [radius, from + edge],
    [radius, to - edge],
    [radius - edge, to],
    [0, to],
  ] as const;
  turnedPart(mesh, material, outline, place, radius < 0.03 ? 16 : 48);
}

/** Lays an axis along x (`right`) or z (`forward`) that was upright, through a point. */
export function lying(at: Point, along: 'right' | 'forward'): Place {
  return along === 'right'
    ? ([x, y, z]) => [at[0] + y, at[1] - x, at[2] + z]
    : ([x, y, z]) => [at[0] + x, at[1] - z, at[2] + y];
}

/** A hose or a bent pipe through points, as a smooth curve. */
export function hose(
  mesh: Mesh,
  material: number,
  radius: number,
  through: readonly Point[],
  place: Place = here,
): void {
  const curve = smooth(through).map(place);
  const sides = 12;
  const rings = curve.map((at, index) => {
    const along = unit(minus(curve[Math.min(index + 1, curve.length - 1)] ?? at, curve[Math.max(index - 1, 0)] ?? at));
    const across = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
    const third = cross(along, across);
    return Array.from({ length: sides }, (_, side) => {
      const angle = (2 * Math.PI * side) / sides;
      const out = plus(plus([0, 0, 0], across, Math.cos(angle)), third, Math.sin(angle));
      return { point: plus(at, out, radius), normal: out };
    });
  });
  for (let step = 1; step < rings.length; step += 1) {
    for (let side = 0; side < sides; side += 1) {
      const [a, b] = [rings[step - 1]?.[side], rings[step - 1]?.[(side + 1) % sides]];
      const [c, d] = [rings[step]?.[(side + 1) % sides], rings[step]?.[side]];
      if (a && b && c && d)
        mesh.quad(material, [a.point, b.point, c.point, d.point], [a.normal, b.normal, c.normal, d.normal]);
    }
  }
}

/** Ten points for each piece of a Catmull–Rom curve. */
function smooth(through: readonly Point[]): Point[] {
  const at = (index: number) => through[Math.min(Math.max(index, 0), through.length - 1)] as Point;
  const curve: Point[] = [];
  for (let piece = 0; piece + 1 < through.length; piece += 1) {
    for (let step = 0; step <= 10; step += 1) {
      const t = step / 10;
      const [p, q, r, s] = [at(piece - 1), at(piece), at(piece + 1), at(piece + 2)];
      curve.push(
        axes.map(
          (axis) =>
            0.5 *
            (2 * q[axis] +
              (r[axis] - p[axis]) * t +
              (2 * p[axis] - 5 * q[axis] + 4 * r[axis] - s[axis]) * t * t +
              (3 * q[axis] - p[axis] - 3 * r[axis] + s[axis]) * t * t * t),
        ) as unknown as Point,
      );
    }
  }
  return curve;
}
