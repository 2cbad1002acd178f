import { checkedName, childrenIn, type ObjectStore } from './objectStore';

/** Holds writes in memory, over a store that is only read, for dry runs. */
export class OverlayObjects implements ObjectStore {
  private readonly written = new Map<string, { content: Buffer; time: number }>();

  constructor(private readonly below: ObjectStore) {}

  read = async (name: string) => this.written.get(name)?.content ?? this.below.read(name);

  async create(name: string, content: Buffer): Promise<boolean> {
    const isTaken = (await this.below.read(name)) !== undefined;
    if (isTaken || this.written.has(name)) return false;
    await this.write(name, content);
    return true;
  }

  async write(name: string, content: Buffer): Promise<void> {
    this.written.set(checkedName(name), { content, time: Date.now() });
  }

  async list(prefix: string): Promise<string[]> {
    return [...new Set([...(await this.below.list(prefix)), ...this.own(prefix)])].sort();
  }

  async children(prefix: string): Promise<string[]> {
    const own = childrenIn(this.own(prefix), prefix);
    return [...new Set([...(await this.below.children(prefix)), ...own])].sort();
  }

  /** Removes objects of this overlay; those of the store below stay. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.written.delete(name);
  }

  async times(prefix: string): Promise<Map<string, number>> {
    const times = await this.below.times(prefix);
    for (const name of this.own(prefix)) times.set(name, this.written.get(name)!.time);
    return times;
  }

  tidy = async () => undefined;

  private own = (prefix: string) => [...this.written.keys()].filter((name) => name.startsWith(prefix));
}
