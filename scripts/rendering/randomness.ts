/** Numbers from 0 up to, not including, 1 that look random and are always the same for a seed (mulberry32). */
export class Randomness {
  private state = 0;

  seed(value: number): void {
    this.state = value | 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}
