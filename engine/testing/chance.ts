/** Numbers that look like chance and follow from a seed alone. */
export class Chance {
  constructor(private state: number) {}

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`. */
  whole = (min: number, max: number) => min + Math.floor(this.next() * (max - min + 1));

  /** A whole number from 0 up to, but not including, `limit`. */
  below = (limit: number) => Math.floor(this.next() * limit);

  isTrue = (probability: number) => this.next() < probability;

  one = <T>(items: readonly T[]): T => items[this.below(items.length)]!;
}
