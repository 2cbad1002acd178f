import { checkedName, type ObjectStore } from './objectStore';

/** Keeps everything that is written in memory, over a store that is only read: what a dry run works on. */
export class OverlayObjects implements ObjectStore {
  private readonly written = new Map<string, Buffer>();
  private readonly times = new Map<string, number>();

  constructor(private readonly below: ObjectStore) {}

  read = async (name: string) => this.written.get(name) ?? this.below.read(name);

  async create(name: string, content: Buffer): Promise<boolean> {
    const isTaken = (await this.below.read(name)) !== undefined;
    if (isTaken || this.written.has(name)) return false;
    await this.write(name, content);
    return true;
  }

  async write(name: string, content: Buffer): Promise<void> {
    this.written.set(checkedName(name), content);
    this.times.set(name, Date.now());
  }

  async list(prefix: string): Promise<string[]> {
    const own = [...this.written.keys()].filter((name) => name.startsWith(prefix));
    return [...new Set([...(await this.below.list(prefix)), ...own])].sort();
  }

  async children(prefix: string): Promise<string[]> {
    const own = [...this.written.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => name.slice(prefix.length).split('/')[0]!);
    return [...new Set([...(await this.below.children(prefix)), ...own])].sort();
  }

  /** Removes what this overlay wrote; what lies below stays. */
  remove = async (name: string) => void this.written.delete(name);

  modified = async (name: string) =>
    this.written.has(name) ? this.times.get(name) : this.below.modified(name);

  tidy = async () => undefined;

  makeRoom = async () => false;
}
