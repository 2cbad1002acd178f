/** Random numbers that a seed repeats (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  below = (limit: number): number => Math.floor(this.next() * limit);
  oneOf = <T>(values: readonly T[]): T => values[this.below(values.length)]!;
  chance = (share: number): boolean => this.next() < share;
}
