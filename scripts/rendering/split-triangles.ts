/** A tree of boxes in flat lists, as it is quickest to walk through. */
export interface TreeParts {
  /** The triangles as the leaves hold them. */
  order: Uint32Array;
  /** Six numbers a node: the least and the greatest corner of its box. */
  boxes: Float64Array;
  /** A node's first child (the second follows it), or the place of its first triangle in `order`. */
  first: Int32Array;
  /** Triangles in a leaf; 0 for a node with children. */
  count: Int32Array;
}

/** Triangles in a leaf. */
const leafSize = 4;
/** Places along an axis at which a split is tried. */
const bins = 12;

/**
 * Makes the tree, each node split where rays are least likely to meet both halves (the surface area heuristic, in
 * bins).
 * @param points nine numbers a triangle
 */
export function splitTriangles(points: Float64Array): TreeParts {
  const total = points.length / 9;
  const order = Uint32Array.from({ length: total }, (_, index) => index);
  const bounds = new Float64Array(total * 6);
  for (let i = 0; i < total; i += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      const at = i * 9 + axis;
      const [a, b, c] = [points[at] as number, points[at + 3] as number, points[at + 6] as number];
      bounds[i * 6 + axis] = Math.min(a, b, c);
      bounds[i * 6 + 3 + axis] = Math.max(a, b, c);
    }
  }
  const boxes: number[] = [];
  const first: number[] = [];
  const count: number[] = [];
  const addNode = () => {
    boxes.push(0, 0, 0, 0, 0, 0);
    first.push(0);
    return count.push(0) - 1;
  };
  const split = (node: number, start: number, end: number): void => {
    const box = boxOf(order, bounds, start, end);
    box.forEach((value, index) => (boxes[node * 6 + index] = value));
    const middle = end - start > leafSize ? partition(order, bounds, start, end) : start;
    if (middle === start) {
      first[node] = start;
      count[node] = end - start;
      return;
    }
    const left = addNode();
    addNode();
    first[node] = left;
    split(left, start, middle);
    split(left + 1, middle, end);
  };
  split(addNode(), 0, total);
  return { order, boxes: Float64Array.from(boxes), first: Int32Array.from(first), count: Int32Array.from(count) };
}

const emptyBox = () => [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

function grow(box: number[], bounds: Float64Array, at: number): void {
  for (let axis = 0; axis < 3; axis += 1) {
    box[axis] = Math.min(box[axis] as number, bounds[at + axis] as number);
    box[axis + 3] = Math.max(box[axis + 3] as number, bounds[at + 3 + axis] as number);
  }
}

function boxOf(order: Uint32Array, bounds: Float64Array, start: number, end: number): number[] {
  const box = emptyBox();
  for (let i = start; i < end; i += 1) grow(box, bounds, (order[i] as number) * 6);
  return box;
}

function surface(box: readonly number[]): number {
  const [x, y, z] = [0, 1, 2].map((axis) => Math.max(0, (box[axis + 3] as number) - (box[axis] as number)));
  return (x as number) * (y as number) + (y as number) * (z as number) + (z as number) * (x as number);
}

/** Sorts the triangles of a node into its two halves; returns where the second begins. */
function partition(order: Uint32Array, bounds: Float64Array, start: number, end: number): number {
  const middleOf = (triangle: number, axis: number) =>
    (bounds[triangle * 6 + axis] as number) + (bounds[triangle * 6 + 3 + axis] as number);
  let best = { cost: Infinity, axis: 0, limit: 0 };
  for (let axis = 0; axis < 3; axis += 1) {
    let [least, most] = [Infinity, -Infinity];
    for (let i = start; i < end; i += 1) {
      const middle = middleOf(order[i] as number, axis);
      least = Math.min(least, middle);
      most = Math.max(most, middle);
    }
    if (most - least < 1e-12) continue;
    const found = Array.from({ length: bins }, () => ({ box: emptyBox(), size: 0 }));
    for (let i = start; i < end; i += 1) {
      const triangle = order[i] as number;
      const bin = found[Math.min(bins - 1, Math.floor(((middleOf(triangle, axis) - least) / (most - least)) * bins))];
      if (!bin) continue;
      grow(bin.box, bounds, triangle * 6);
      bin.size += 1;
    }
    for (let cut = 1; cut < bins; cut += 1) {
      const cost = costOf(found.slice(0, cut)) + costOf(found.slice(cut));
      if (cost < best.cost) best = { cost, axis, limit: least + ((most - least) * cut) / bins };
    }
  }
  if (best.cost === Infinity) return end - start > 64 ? (start + end) >> 1 : start;
  let left = start;
  for (let i = start; i < end; i += 1) {
    const triangle = order[i] as number;
    if (middleOf(triangle, best.axis) >= best.limit) continue;
    order[i] = order[left] as number;
    order[left++] = triangle;
  }
  return left === start || left === end ? (start + end) >> 1 : left;
}

function costOf(parts: readonly { box: readonly number[]; size: number }[]): number {
  const box = emptyBox();
  let size = 0;
  for (const part of parts) {
    size += part.size;
    for (let axis = 0; axis < 3; axis += 1) {
      box[axis] = Math.min(box[axis] as number, part.box[axis] as number);
      box[axis + 3] = Math.max(box[axis + 3] as number, part.box[axis + 3] as number);
    }
  }
  return size === 0 ? 0 : size * surface(box);
}
