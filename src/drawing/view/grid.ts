/** A spatial index: values by the squares that their bounds touch. */
import type { Bounds } from '../body/outlines.ts';

export class Grid<Value> {
  private readonly squares = new Map<number, Value[]>();
  private readonly side: number;

  /** `side` of a square in millimetres. */
  constructor(side: number) {
    this.side = side;
  }

  add(bounds: Bounds, value: Value): void {
    for (const key of this.keysOf(bounds)) {
      const list = this.squares.get(key);
      if (list) list.push(value);
      else this.squares.set(key, [value]);
    }
  }

  /** Each value in the squares of `bounds`, once. */
  near(bounds: Bounds): Set<Value> {
    const found = new Set<Value>();
    for (const key of this.keysOf(bounds)) for (const value of this.squares.get(key) ?? []) found.add(value);
    return found;
  }

  private keysOf([x1, y1, x2, y2]: Bounds): number[] {
    const keys: number[] = [];
    for (let x = Math.floor(x1 / this.side); x <= Math.floor(x2 / this.side); x += 1)
      for (let y = Math.floor(y1 / this.side); y <= Math.floor(y2 / this.side); y += 1) keys.push(x * 65_536 + y);
    return keys;
  }
}
