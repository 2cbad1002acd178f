import { randomUUID } from 'node:crypto';
import { dirname, join, relative, sep } from 'node:path';
import { isFull, machineDisk, whenAbsent, type Disk } from './disk';
import { inParallel } from './inParallel';
import { checkedName, childrenIn, type ObjectStore } from './objectStore';

/** Folder of incomplete files; no object's name begins with it. */
const incoming = '.incoming';

/** What a disk without hard links answers. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Objects as files of one folder, for several processes of one machine. A write is durable once the
 * call returns: file and folder are synced.
 */
export class LocalObjects implements ObjectStore {
  /** Folders with durable names. */
  private readonly durable = new Set<string>();

  constructor(
    readonly folder: string,
    private readonly disk: Disk = machineDisk,
  ) {}

  async read(name: string): Promise<Buffer | undefined> {
    return this.disk.read(this.path(name)).catch(whenAbsent(undefined));
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    return this.viaTemporary(name, content, async (temporary, target) => {
      // Unlike a rename, a link never replaces an existing file.
      const isWritten = await this.disk.link(temporary, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw withoutLinks.includes(error.code ?? '') ? this.unfit(error) : error;
        },
      );
      await this.disk.remove(temporary);
      return isWritten;
    });
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.viaTemporary(name, content, (temporary, target) => this.disk.rename(temporary, target));
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const paths = await this.disk.files(join(this.folder, folder)).catch(whenAbsent([]));
    const names = paths.map((path) => relative(this.folder, path).split(sep).join('/'));
    return names.filter((name) => name.startsWith(prefix) && !name.startsWith(`${incoming}/`)).sort();
  }

  // Folders outlive the objects that were in them: only files count.
  children = async (prefix: string) => childrenIn(await this.list(prefix), prefix);

  async remove(names: readonly string[]): Promise<void> {
    await inParallel(names, (name) => this.disk.remove(this.path(name)).catch(whenAbsent(undefined)));
  }

  async times(prefix: string): Promise<Map<string, number>> {
    const times = new Map<string, number>();
    for (const name of await this.list(prefix)) {
      const time = await this.disk.modified(this.path(name)).catch(whenAbsent(undefined));
      if (time !== undefined) times.set(name, time);
    }
    return times;
  }

  async tidy(age: number): Promise<void> {
    const folder = join(this.folder, incoming);
    const probe = join(folder, randomUUID());
    await this.disk.makeFolder(folder);
    // On a full disk this fails: the rest is tidied up all the same.
    await this.disk.write(probe, Buffer.alloc(0)).catch(() => undefined);
    const now = await this.disk.modified(probe).catch(whenAbsent(Date.now()));
    await this.disk.remove(probe);
    for (const path of await this.disk.files(folder)) {
      const written = await this.disk.modified(path).catch(whenAbsent(now));
      if (now - written > age) await this.disk.remove(path);
    }
  }

  private unfit = (cause: NodeJS.ErrnoException) =>
    new Error(
      `The disk of ${this.folder} has no hard links (${cause.code}), which every publish needs: choose a folder on another disk.`,
      { cause },
    );

  /** Says what to do, with the code of the cause. Nothing was written. */
  private full = (cause: NodeJS.ErrnoException) =>
    Object.assign(
      new Error(`The disk of ${this.folder} is full: make room on it, then try again.`, { cause }),
      { code: cause.code },
    );

  private path = (name: string) => join(this.folder, checkedName(name));

  private async viaTemporary<T>(
    name: string,
    content: Buffer,
    place: (temporary: string, target: string) => Promise<T>,
  ): Promise<T> {
    const target = this.path(name);
    const temporary = join(this.folder, incoming, randomUUID());
    await this.disk.makeFolder(dirname(temporary));
    try {
      await this.disk.write(temporary, content);
      await this.disk.sync(temporary);
      await this.makeDurable(dirname(target));
      const placed = await place(temporary, target);
      // Also when another writer made it: its name may not have been synced yet, and the caller
      // relies on it from now on.
      await this.disk.sync(dirname(target));
      return placed;
    } catch (error) {
      await this.disk.remove(temporary).catch(() => undefined);
      throw isFull(error) ? this.full(error) : error;
    }
  }

  /** Makes a durable folder. Another process may have made it and died: each is synced once. */
  private async makeDurable(folder: string): Promise<void> {
    await this.disk.makeFolder(folder);
    for (let name = folder; name.length >= this.folder.length; name = dirname(name)) {
      if (this.durable.has(name)) break;
      // The folder above the store need not be ours.
      await this.disk.sync(dirname(name)).catch((error: unknown) => {
        if (name !== this.folder) throw error;
      });
      if (name === this.folder) break;
    }
    for (let name = folder; name.length >= this.folder.length; name = dirname(name)) this.durable.add(name);
  }
}
