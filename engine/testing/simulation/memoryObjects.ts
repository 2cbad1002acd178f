import { checkedName, childrenIn, type ObjectStore } from '../../objects/objectStore';

/** Objects in memory, with an injected clock. `changed` is called after each change. */
export class MemoryObjects implements ObjectStore {
  readonly all = new Map<string, { content: Buffer; written: number }>();

  constructor(
    private readonly clock: () => number,
    private readonly changed: (name: string) => void = () => undefined,
  ) {}

  read = async (name: string) => this.all.get(name)?.content;

  async create(name: string, content: Buffer): Promise<boolean> {
    if (this.all.has(checkedName(name))) return false;
    await this.write(name, content);
    return true;
  }

  async write(name: string, content: Buffer): Promise<void> {
    this.all.set(checkedName(name), { content, written: this.clock() });
    this.changed(name);
  }

  list = async (prefix: string) => this.names(prefix).sort();

  children = async (prefix: string) => childrenIn(this.names(prefix), prefix);

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) if (this.all.delete(name)) this.changed(name);
  }

  async times(prefix: string): Promise<Map<string, number>> {
    const found = [...this.all].filter(([name]) => name.startsWith(prefix));
    return new Map(found.map(([name, { written }]) => [name, written]));
  }

  tidy = async () => undefined;

  private names = (prefix: string) => [...this.all.keys()].filter((name) => name.startsWith(prefix));
}
