import { checkedName, childrenIn, type ObjectStore } from './objectStore';

/** Keeps writes in memory, over a store that is only read, for dry runs. */
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
    const own = [...this.written.keys()].filter((name) => name.startsWith(prefix));
    return [...new Set([...(await this.below.list(prefix)), ...own])].sort();
  }

  async children(prefix: string): Promise<string[]> {
    const own = [...this.written.keys()].filter((name) => name.startsWith(prefix));
    return [...new Set([...(await this.below.children(prefix)), ...childrenIn(own, prefix)])].sort();
  }

  /** Removes objects of this overlay; those of the store below stay. */
  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) this.written.delete(name);
  }

  async times(prefix: string): Promise<Map<string, number>> {
    const own = [...this.written].filter(([name]) => name.startsWith(prefix));
    return new Map([
      ...(await this.below.times(prefix)),
      ...own.map(([name, { time }]) => [name, time] as const),
    ]);
  }

  tidy = async () => undefined;
}
