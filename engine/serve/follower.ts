import { setTimeout as pause } from 'node:timers/promises';
import type { SourceState } from './health';
import type { Entry } from '../log/entry';

/** How long after a look at the store the next one begins, in milliseconds. */
const pollTime = 1000;

/** A look that takes longer counts as failed, in milliseconds. */
const timeout = 10_000;

/**
 * Follows a store; while that is unavailable, the last composition is served and reported as stale.
 */
export class Follower {
  /** Changes of the live composition since the start. */
  changes = 0;
  private lastLook: number | undefined;
  private sequence: number | undefined;
  private isFailing = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly update: () => Promise<Pick<Entry, 'sequence'>>,
    private readonly log: (line: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Looks at the store, then again and again until `stop`.
   * @param limit how long the first look is waited for, in milliseconds.
   */
  async start(limit = timeout): Promise<void> {
    await Promise.race([this.poll(), pause(limit, undefined, { ref: false })]);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async poll(): Promise<void> {
    await this.look();
    if (!this.isStopped) this.timer = setTimeout(() => void this.poll(), pollTime);
  }

  /** Never fails: errors are in the log and in the state. */
  async look(): Promise<void> {
    try {
      const { sequence } = await this.update();
      if (this.sequence !== undefined && sequence !== this.sequence) this.changes++;
      this.sequence = sequence;
      this.lastLook = this.now();
      if (this.isFailing) this.log('The store is followed again.');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.log(`The store cannot be followed: ${(error as Error).message}`);
      this.isFailing = true;
    }
  }

  /** Seconds since the last look that succeeded; infinite before the first. */
  get age(): number {
    return this.lastLook === undefined ? Infinity : (this.now() - this.lastLook) / 1000;
  }

  state(): SourceState {
    const isStale = this.isFailing || this.age * 1000 > timeout;
    const lastLook = this.lastLook === undefined ? undefined : new Date(this.lastLook).toISOString();
    return { status: isStale ? 'stale' : 'current', lastLook };
  }
}
