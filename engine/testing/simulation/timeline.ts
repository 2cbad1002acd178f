/** Simulated time: events run by their due times, simultaneous ones in the order of scheduling. */
export class Timeline {
  now = 0;
  private readonly queue: { time: number; run: () => void }[] = [];

  /** Has something happen after some milliseconds. */
  after(milliseconds: number, run: () => void): void {
    const time = this.now + milliseconds;
    const place = this.queue.findLastIndex((event) => event.time <= time) + 1;
    this.queue.splice(place, 0, { time, run });
  }

  sleep = (milliseconds: number) => new Promise<void>((resolve) => this.after(milliseconds, resolve));

  /** Runs the next event. @returns whether there was any. */
  step(): boolean {
    const next = this.queue.shift();
    if (!next) return false;
    this.now = next.time;
    next.run();
    return true;
  }
}
