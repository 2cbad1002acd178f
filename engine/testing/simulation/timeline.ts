/**
 * Simulated time: events run in the order of their due times, simultaneous ones in the order of
 * their scheduling.
 */
export class Timeline {
  now = 0;
  private readonly heap: { time: number; order: number; run: () => void }[] = [];
  private order = 0;

  /** Has something happen after some milliseconds. */
  after(milliseconds: number, run: () => void): void {
    const { heap } = this;
    heap.push({ time: this.now + milliseconds, order: this.order++, run });
    for (let place = heap.length - 1; place > 0;) {
      const parent = (place - 1) >> 1;
      if (!this.isBefore(place, parent)) return;
      this.swap(place, parent);
      place = parent;
    }
  }

  sleep = (milliseconds: number) => new Promise<void>((resolve) => this.after(milliseconds, resolve));

  /** Does the next thing. @returns whether there was any. */
  step(): boolean {
    const { heap } = this;
    const next = heap[0];
    if (!next) return false;
    const last = heap.pop()!;
    if (heap.length > 0) {
      heap[0] = last;
      this.sink();
    }
    this.now = next.time;
    next.run();
    return true;
  }

  private sink(): void {
    const { length } = this.heap;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < length && this.isBefore(left, least)) least = left;
      if (right < length && this.isBefore(right, least)) least = right;
      if (least === place) return;
      this.swap(place, least);
      place = least;
    }
  }

  private isBefore(first: number, second: number): boolean {
    const [a, b] = [this.heap[first]!, this.heap[second]!];
    return a.time < b.time || (a.time === b.time && a.order < b.order);
  }

  private swap(first: number, second: number): void {
    [this.heap[first], this.heap[second]] = [this.heap[second]!, this.heap[first]!];
  }
}
