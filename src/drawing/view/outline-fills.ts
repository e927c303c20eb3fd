/** Faces of one colour that share borders become one outline: borders in both directions cancel. */
import type { Point } from '../scene.ts';

interface Border {
  from: Point;
  to: Point;
}

export function outlineOf(loops: readonly (readonly Point[])[]): Point[][] {
  const borders = new Map<string, Border[]>();
  for (const loop of loops)
    loop.forEach((from, i) => {
      const to = loop[(i + 1) % loop.length] ?? from;
      const [start, end] = [keyOf(from), keyOf(to)];
      if (start === end || borders.get(end + start)?.pop()) return;
      const list = borders.get(start + end);
      if (list) list.push({ from, to });
      else borders.set(start + end, [{ from, to }]);
    });
  const left = [...borders.values()].flat();
  const starts = Map.groupBy(left, ({ from }) => keyOf(from));
  const result: Point[][] = [];
  for (const first of left) {
    const loop: Point[] = [];
    let next: Border | undefined = first;
    while (next) {
      const list: Border[] = starts.get(keyOf(next.from)) ?? [];
      const at = list.indexOf(next);
      if (at < 0) break;
      list.splice(at, 1);
      loop.push(next.from);
      next = starts.get(keyOf(next.to))?.[0];
    }
    if (loop.length > 2) result.push(withoutFlat(loop));
  }
  return result;
}

function keyOf([x, y]: Point): string {
  return `${Math.round(x * 4)},${Math.round(y * 4)};`;
}

/** Corners within half a millimetre of the straight line go. */
function withoutFlat(loop: readonly Point[]): Point[] {
  return loop.filter((p, i) => {
    const [a, b] = [loop.at(i - 1) ?? p, loop[(i + 1) % loop.length] ?? p];
    const area = Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0]));
    return area > 0.5 * Math.hypot(b[0] - a[0], b[1] - a[1]);
  });
}
