import { FileCache } from '../../serve/fileCache';
import { Follower } from '../../serve/follower';
import { SiteFolder } from '../../serve/siteFolder';
import { shownBy } from '../../log/entry';
import type { Invariants } from './invariants';
import { MemoryObjects } from './memoryObjects';
import { calm, type SimulatedClient } from './simulatedClient';
import type { Timeline } from './timeline';

/**
 * The real cache, follower and reader, over a disk that outlives the process.
 * At each change of the disk, visitors get whole compositions, never older ones than before.
 */
export class SimulatedServer {
  private readonly disk: MemoryObjects;
  private client!: SimulatedClient;
  private cache!: FileCache;
  private follower!: Follower;
  private site!: SiteFolder;
  /** One look ends before the next. */
  private looking: Promise<unknown> = Promise.resolve();
  /** The newest entry of the log that visitors got. */
  private served = 0;

  constructor(
    private readonly invariants: Invariants,
    private readonly timeline: Timeline,
    private readonly connect: () => SimulatedClient,
  ) {
    this.disk = new MemoryObjects(
      () => timeline.now,
      () => this.visit(),
    );
    this.start();
  }

  /** A new process over the same disk; the one before is dead. */
  start(): void {
    if (this.client) this.client.isDead = true;
    this.client = this.connect();
    this.cache = new FileCache(this.client.store, this.disk, {
      read: (name) => this.disk.all.get(name)?.content,
      names: () => [],
      find: async (path) => {
        const size = this.disk.all.get(path)?.content.length;
        return size === undefined ? undefined : { path, size };
      },
    });
    this.follower = new Follower(
      this.cache.update,
      () => undefined,
      () => this.timeline.now,
    );
    this.site = new SiteFolder(this.cache, (line) => this.violation(`says: ${line}`));
    this.looking = this.cache.open();
    void this.look();
  }

  /** Looks at the store, which may be away. */
  async look(isAway = false): Promise<void> {
    if (this.client.isDead) this.start();
    this.client.isAway = isAway;
    this.looking = this.looking.then(() => this.follower.look());
    await this.looking;
    this.visit();
  }

  /** The store is back and quiet: after two looks the server is current. */
  async settle(): Promise<void> {
    if (this.client.isDead) this.start();
    this.client.faultModel = calm;
    for (let count = 0; count < 2; count++) await this.look();
    const { newest } = this.invariants;
    const { sequence } = this.site.entry();
    if (sequence !== newest?.sequence || this.follower.state().status !== 'current')
      this.violation(`shows entry ${sequence} in the end, not ${newest?.sequence}`);
    for (const { composition } of newest?.previews?.named ?? [])
      if (!(await this.site.preview(composition)))
        this.violation(`lacks the preview ${composition} in the end`);
  }

  /** What visitors get now. */
  private visit(): void {
    const entry = this.site.entry();
    if (entry.sequence < this.served)
      this.violation(`goes back to entry ${entry.sequence} after ${this.served}`);
    this.served = Math.max(this.served, entry.sequence);
    const all = { has: (name: string) => this.cache.read(name) !== undefined };
    for (const number of shownBy(entry)) this.invariants.expectWhole(number, 'is shown by a server', { all });
  }

  private violation = (text: string) => this.invariants.violation(`a server ${text}`);
}
