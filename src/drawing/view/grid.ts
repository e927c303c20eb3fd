/** A spatial index: values by the squares that their bounds touch. */
import type { Bounds } from '../body/outlines.ts';

export class Grid<Value> {
  private readonly squares = new Map<number, number[]>();
  private readonly values: Value[] = [];
  /** Per value, the query that found it last. */
  private readonly found: number[] = [];
  private query = 0;
  private readonly side: number;

  /** `side` of a square in millimetres. */
  constructor(side: number) {
    this.side = side;
  }

  add(bounds: Bounds, value: Value): void {
    for (const key of this.keysOf(bounds)) {
      const list = this.squares.get(key);
      if (list) list.push(this.values.length);
      else this.squares.set(key, [this.values.length]);
    }
    this.values.push(value);
    this.found.push(0);
  }

  /** Calls `visit` once for each value in the squares of `bounds`. */
  eachNear(bounds: Bounds, visit: (value: Value) => void): void {
    this.query += 1;
    for (const key of this.keysOf(bounds))
      for (const index of this.squares.get(key) ?? []) {
        const value = this.values[index];
        if (this.found[index] === this.query || value === undefined) continue;
        this.found[index] = this.query;
        visit(value);
      }
  }

  private keysOf([x1, y1, x2, y2]: Bounds): number[] {
    const keys: number[] = [];
    for (let x = Math.floor(x1 / this.side); x <= Math.floor(x2 / this.side); x += 1)
      for (let y = Math.floor(y1 / this.side); y <= Math.floor(y2 / this.side); y += 1) keys.push(x * 65_536 + y);
    return keys;
  }
}
