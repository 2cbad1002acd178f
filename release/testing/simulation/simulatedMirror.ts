import { Follower } from '../../server/follower';
import { Mirror } from '../../server/mirror';
import { SiteFolder } from '../../server/siteFolder';
import { originalOf } from '../../store/compress';
import { lastFile } from '../../store/composition';
import { shownBy } from '../../store/log/entry';
import type { Invariants } from './invariants';
import { MemoryObjects } from './memoryObjects';
import { calm, type SimulatedClient } from './simulatedClient';
import type { Timeline } from './timeline';

/**
 * A server that keeps a mirror: the real mirror, follower and reader of the folder, over a copy that outlives the process.
 * At each change of the copy visitors come: what they get is there, and never older than before.
 */
export class SimulatedMirror {
  private readonly copy: MemoryObjects;
  private readonly finished = new Set<number>();
  private client!: SimulatedClient;
  private follower!: Follower;
  private site!: SiteFolder;
  /** The newest entry of the log that visitors got. */
  private served = 0;

  constructor(
    private readonly invariants: Invariants,
    private readonly timeline: Timeline,
    private readonly connect: () => SimulatedClient,
  ) {
    this.copy = new MemoryObjects(
      () => timeline.now,
      (kind, name) => (kind === 'put' ? this.written(name) : this.removed(name)),
    );
    this.start();
  }

  /** A new process over the same copy; the one before is dead. */
  start(): void {
    if (this.client) this.client.isDead = true;
    this.client = this.connect();
    const mirror = new Mirror(this.client.store, this.copy);
    this.follower = new Follower(
      mirror,
      () => undefined,
      () => this.timeline.now,
    );
    const files = {
      read: (name: string) => this.copy.all.get(name)?.content,
      names: (folder: string) => this.copy.names(folder),
    };
    this.site = new SiteFolder('', (line) => this.violation(`says: ${line}`), files);
    this.visit();
    void this.look().then(() => mirror.verify());
  }

  /** Looks at the store, which may be away. */
  async look(isAway = false): Promise<void> {
    if (this.client.isDead) this.start();
    this.client.isAway = isAway;
    await this.follower.look();
  }

  /** The store is back and quiet: after two looks, the first of which may have begun before, it is current. */
  async settle(): Promise<void> {
    if (this.client.isDead) this.start();
    this.client.faultModel = calm;
    for (let count = 0; count < 2; count++) await this.look();
    const { newest } = this.invariants;
    const { sequence } = this.site.entry();
    if (sequence !== newest?.sequence || this.follower.state().status !== 'current')
      this.violation(`shows entry ${sequence} in the end, not ${newest?.sequence}`);
    for (const { composition } of newest?.previews?.named ?? [])
      if (!this.site.composition(composition)) this.violation(`lacks the preview ${composition} in the end`);
  }

  private written(name: string): void {
    const number = numberOf(name);
    if (number !== undefined) {
      this.finished.add(number);
      this.invariants.expectWhole(number, 'is finished in a mirror', this.copy);
    }
    if (name.startsWith('pointer/')) this.visit();
  }

  private removed(name: string): void {
    this.finished.delete(numberOf(name) ?? 0);
    for (const number of this.finished)
      if (this.invariants.partsOf(number).has(originalOf(name)))
        this.violation(`removes ${name}, composition ${number} needs it`);
    if (/^(pointer|compositions)/.test(name)) this.visit();
  }

  /** What visitors get now. */
  private visit(): void {
    const entry = this.site.entry();
    if (entry.sequence < this.served)
      this.violation(`goes back to entry ${entry.sequence} after ${this.served}`);
    this.served = Math.max(this.served, entry.sequence);
    for (const number of shownBy(entry))
      if (!this.finished.has(number)) this.violation(`shows composition ${number}, which it does not have`);
  }

  private violation = (text: string) => this.invariants.violation(`a mirror ${text}`);
}

/** The composition that an object is the last file of. */
function numberOf(name: string): number | undefined {
  const number = Number(/^compositions\/(\d+)\//.exec(name)?.[1]);
  return name === lastFile(number) ? number : undefined;
}
