/** The nearest surface per pixel, for a perspective camera (1 / distance) or parallel light. Greater is nearer. */
export interface DepthMap {
  width: number;
  height: number;
  depths: Float32Array;
}

/** Creates an empty map. */
export function depthMap(width: number, height: number): DepthMap {
  return { width, height, depths: new Float32Array(width * height).fill(-Infinity) };
}

/**
 * Rasterizes `count` triangles of nine numbers (x, y in pixels, and depth, of three corners). Writes the index of each
 * pixel's nearest triangle to `owners`. A hot loop: numbers only, no objects.
 */
export function drawTriangles(
  { width, height, depths }: DepthMap,
  corners: Float32Array,
  count: number,
  owners?: Int32Array,
): void {
  for (let t = 0; t < count; t += 1) {
    const at = 9 * t;
    const ax = corners[at] ?? 0;
    const ay = corners[at + 1] ?? 0;
    const az = corners[at + 2] ?? 0;
    const bx = corners[at + 3] ?? 0;
    const by = corners[at + 4] ?? 0;
    const bz = corners[at + 5] ?? 0;
    const cx = corners[at + 6] ?? 0;
    const cy = corners[at + 7] ?? 0;
    const cz = corners[at + 8] ?? 0;
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (top > bottom) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (left > right || (area > -1e-9 && area < 1e-9)) continue;
    // Depth as a plane over the map.
    const dx = ((by - cy) * (az - cz) + (cy - ay) * (bz - cz)) / area;
    const dy = ((cx - bx) * (az - cz) + (ax - cx) * (bz - cz)) / area;
    for (let y = top; y <= bottom; y += 1) {
      const py = y + 0.5;
      // The part of the row inside the triangle.
      let from = Infinity;
      let to = -Infinity;
      if (ay > py !== by > py) {
        const x = ax + ((bx - ax) * (py - ay)) / (by - ay);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      if (by > py !== cy > py) {
        const x = bx + ((cx - bx) * (py - by)) / (cy - by);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      if (cy > py !== ay > py) {
        const x = cx + ((ax - cx) * (py - cy)) / (ay - cy);
        if (x < from) from = x;
        if (x > to) to = x;
      }
      const first = Math.max(left, Math.ceil(from - 0.5));
      const last = Math.min(right, Math.ceil(to - 0.5) - 1);
      let depth = cz + dx * (first + 0.5 - cx) + dy * (py - cy);
      for (let i = y * width + first, end = y * width + last; i <= end; i += 1) {
        if (depth > (depths[i] ?? 0)) {
          depths[i] = depth;
          if (owners) owners[i] = t;
        }
        depth += dx;
      }
    }
  }
}
