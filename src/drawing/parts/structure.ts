import type { Scene } from '../scene.ts';

/** A steel column with a foot plate, from the ground to `height`. */
export function leg(scene: Scene, x: number, height: number, width: number, base = 0): void {
  scene.rect('part', x - width / 2, base + width * 0.3, width, height - base - width * 0.3);
  scene.rect('partTint', x - width, base, width * 2, width * 0.3);
}

/** Two columns with a cross brace between them. */
export function bracedLegs(scene: Scene, x1: number, x2: number, height: number, width: number): void {
  const [low, high] = [height * 0.16, height * 0.92];
  scene.line('edge', x1, low, x2, high);
  scene.line('edge', x1, high, x2, low);
  leg(scene, x1, height, width);
  leg(scene, x2, height, width);
}

/** A hopper: a funnel of `neck` and an upright collar, with flanges and ribs. `bottom` and `top` are [left, right]. */
export function hopper(
  scene: Scene,
  bottom: readonly [number, number],
  top: readonly [number, number],
  y: number,
  height: number,
  neck = 0.5,
): void {
  const knee = y + height * neck;
  const lip = height * 0.06;
  scene.poly('body', [
    [bottom[0], y],
    [bottom[1], y],
    [top[1], knee],
    [top[1], y + height],
    [top[0], y + height],
    [top[0], knee],
  ]);
  const ribs = 5;
  for (let i = 1; i < ribs; i += 1) {
    const share = i / ribs;
    const above = top[0] + (top[1] - top[0]) * share;
    scene.poly(
      'thin',
      [
        [bottom[0] + (bottom[1] - bottom[0]) * share, y],
        [above, knee],
        [above, y + height - lip],
      ],
      false,
    );
  }
  scene.line('edge', top[0], knee, top[1], knee);
  scene.rect('partTint', bottom[0] - lip * 0.4, y, bottom[1] - bottom[0] + lip * 0.8, lip * 0.8);
  scene.rect('partTint', top[0] - lip * 0.6, y + height - lip, top[1] - top[0] + lip * 1.2, lip);
}

/** A hopper seen from above: rim, sloping sides (`endWall`: those across y) and the opening. */
export function hopperPlan(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  depth: number,
  wall: number,
  endWall = wall,
): void {
  scene.rect('body', x, y, width, depth);
  scene.rect('partPale', x + wall * 0.25, y + wall * 0.25, width - wall * 0.5, depth - wall * 0.5);
  const [l, r, b, t] = [x + wall, x + width - wall, y + endWall, y + depth - endWall];
  const q = wall * 0.25;
  scene.line('thin', x + q, y + q, l, b).line('thin', x + width - q, y + q, r, b);
  scene.line('thin', x + q, y + depth - q, l, t).line('thin', x + width - q, y + depth - q, r, t);
  scene.rect('hollow', l, b, r - l, t - b);
}

/** A handrail of posts with two rails on a platform at `y`. */
export function handrail(scene: Scene, x: number, y: number, length: number, height = 1000, posts = 4): void {
  for (let i = 0; i < posts; i += 1) {
    const at = x + (length * i) / (posts - 1);
    scene.line('edge', at, y, at, y + height);
  }
  scene.line('edge', x, y + height, x + length, y + height);
  scene.line('thin', x, y + height * 0.55, x + length, y + height * 0.55);
}

/** A ladder leaning from (x1, 0) to (x2, height). */
export function ladder(scene: Scene, x1: number, x2: number, height: number, width: number): void {
  scene.line('edge', x1, 0, x2, height);
  scene.line('edge', x1 + width, 0, x2 + width, height);
  const rungs = Math.min(12, Math.max(4, Math.round(height / 280)));
  for (let i = 1; i <= rungs; i += 1) {
    const share = i / (rungs + 0.5);
    const x = x1 + (x2 - x1) * share;
    scene.line('thin', x, height * share, x + width, height * share);
  }
}

/** Bolt heads along a line. */
export function bolts(
  scene: Scene,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  count: number,
  radius: number,
): void {
  for (let i = 0; i < count; i += 1) {
    const share = count === 1 ? 0.5 : i / (count - 1);
    scene.circle('detail', x1 + (x2 - x1) * share, y1 + (y2 - y1) * share, radius);
  }
}
