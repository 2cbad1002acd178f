import { setTimeout as pause } from 'node:timers/promises';
import type { SourceState } from './health';
import type { Mirror } from './mirror';

/** How often a store that is not a local folder is asked for a new pointer, in milliseconds. */
const pollTime = 1000;

/** A look that takes longer counts as failed, in milliseconds. */
const patience = 10_000;

/** Keeps a mirror up to date; while the store is unavailable, the last composition is served and reported as stale. */
export class Follower {
  /** Changes of the live composition since the start. */
  changes = 0;
  private lastLook: number | undefined;
  private sequence: number | undefined;
  private isFailing = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly mirror: Mirror,
    private readonly log: (line: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Looks at the store, then again and again until `stop`. @param limit how long the first look is waited for, in milliseconds. */
  async start(limit = patience): Promise<void> {
    await Promise.race([this.look(), pause(limit, undefined, { ref: false })]);
    this.timer = setInterval(() => void this.look(), pollTime);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Never fails: errors are in the log and in the state. */
  async look(): Promise<void> {
    try {
      const pointer = await this.mirror.update();
      if (this.sequence !== undefined && pointer && pointer.sequence !== this.sequence) this.changes++;
      this.sequence = pointer?.sequence ?? 0;
      this.lastLook = this.now();
      if (this.isFailing) this.log('The store answers again.');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.log(`The store does not answer: ${(error as Error).message}`);
      this.isFailing = true;
    }
  }

  /** Seconds since the last look that succeeded; infinite before the first. */
  get age(): number {
    return this.lastLook === undefined ? Infinity : (this.now() - this.lastLook) / 1000;
  }

  state(): SourceState {
    const isStale = this.isFailing || this.age * 1000 > patience;
    return {
      status: isStale ? 'stale' : 'current',
      ...(this.lastLook !== undefined && { lastLook: new Date(this.lastLook).toISOString() }),
    };
  }
}
