import { dirname } from 'node:path';
import type { Disk } from '../../objects/disk';
import type { Chance } from '../chance';

interface Node {
  isFile: boolean;
  content: Buffer;
  /** The content after a power cut. */
  synced: Buffer;
}

const failed = (code: string, path: string) => Object.assign(new Error(`${code}: ${path}`), { code });

/** The power is cut: processes that use the disk are gone. */
class PowerCut extends Error {
  override name = 'PowerCut';
}

/**
 * A disk in memory that loses unsynced data in a power cut: a file's bytes survive once the file
 * is synced, a name once its folder is. By chance, unsynced data survives, is torn or is lost.
 */
export class SimulatedDisk implements Disk {
  private names = new Map<string, Node>([
    ['/', { isFile: false, content: Buffer.alloc(0), synced: Buffer.alloc(0) }],
  ]);
  private durable = new Map(this.names);
  /** How many calls go by before the power goes. */
  power = Infinity;
  /** How many calls there were. */
  calls = 0;
  /** How many bytes of files it can hold. */
  capacity = Infinity;

  /** How many bytes its files take. */
  get used(): number {
    return [...new Set(this.names.values())].reduce((sum, { content }) => sum + content.length, 0);
  }

  async read(path: string): Promise<Buffer> {
    this.use();
    return this.node(path).content;
  }

  async write(path: string, content: Buffer): Promise<void> {
    this.use();
    const known = this.names.get(path);
    if (!known && !this.names.has(dirname(path))) throw failed('ENOENT', path);
    const room = this.capacity - this.used + (known?.content.length ?? 0);
    const fits = content.subarray(0, Math.max(0, room));
    if (known) known.content = fits;
    else this.names.set(path, { isFile: true, content: fits, synced: Buffer.alloc(0) });
    if (fits.length < content.length) throw failed('ENOSPC', path);
  }

  async sync(path: string): Promise<void> {
    this.use();
    const node = this.node(path);
    node.synced = node.content;
    if (node.isFile) return;
    for (const name of new Set([...this.names.keys(), ...this.durable.keys()]))
      if (dirname(name) === path && name !== path) this.settle(name);
  }

  async link(from: string, to: string): Promise<void> {
    this.use();
    if (this.names.has(to)) throw failed('EEXIST', to);
    this.names.set(to, this.node(from));
  }

  async rename(from: string, to: string): Promise<void> {
    this.use();
    this.names.set(to, this.node(from));
    this.names.delete(from);
  }

  async remove(path: string): Promise<void> {
    this.use();
    for (const name of this.names.keys()) if (`${name}/`.startsWith(`${path}/`)) this.names.delete(name);
  }

  async makeFolder(path: string): Promise<string | undefined> {
    this.use();
    let first: string | undefined;
    for (let folder = path; !this.names.has(folder); folder = dirname(folder)) {
      this.names.set(folder, { isFile: false, content: Buffer.alloc(0), synced: Buffer.alloc(0) });
      first = folder;
    }
    return first;
  }

  async files(path: string): Promise<string[]> {
    this.use();
    const folder = path.replace(/\/$/, '');
    this.node(folder);
    const files = [...this.names].filter(([name, { isFile }]) => isFile && name.startsWith(`${folder}/`));
    return files.map(([name]) => name);
  }

  async modified(path: string): Promise<number> {
    this.use();
    this.node(path);
    return 0;
  }

  /** The power is back: unsynced data is lost or torn. */
  restart(chance: Chance): void {
    for (const name of new Set([...this.names.keys(), ...this.durable.keys()]))
      if (chance.isTrue(0.5)) this.settle(name);
    for (const name of [...this.durable.keys()])
      for (let above = name; above !== '/'; above = dirname(above))
        if (!this.durable.has(dirname(above))) this.durable.delete(name);
    for (const node of this.durable.values())
      if (!node.synced.equals(node.content))
        node.content = chance.one([
          node.synced,
          node.content.subarray(0, chance.whole(0, node.content.length)),
        ]);
    this.names = new Map(this.durable);
    this.power = Infinity;
  }

  private settle(name: string): void {
    const node = this.names.get(name);
    if (node) this.durable.set(name, node);
    else this.durable.delete(name);
  }

  private use(): void {
    this.calls++;
    if (this.power-- <= 0) throw new PowerCut('the power went');
  }

  private node(path: string): Node {
    const node = this.names.get(path);
    if (!node) throw failed('ENOENT', path);
    return node;
  }
}
