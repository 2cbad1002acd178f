import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkedName, type ObjectStore } from './objectStore';

/** Where files stand until they are whole; no object's name begins with it. */
const incoming = '.incoming';

/** Objects as files of one folder. Writers may be several processes of one machine. */
export class LocalObjects implements ObjectStore {
  constructor(readonly folder: string) {}

  async read(name: string): Promise<Buffer | undefined> {
    return readFile(this.path(name)).catch(whenAbsent(undefined));
  }

  async create(name: string, content: Buffer): Promise<boolean> {
    return this.viaTemporary(name, content, async (temporary, target) => {
      // Unlike a rename, a link never replaces what is there.
      const isWritten = await link(temporary, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'EEXIST') return false;
          throw error;
        },
      );
      await unlink(temporary);
      return isWritten;
    });
  }

  async write(name: string, content: Buffer): Promise<void> {
    await this.viaTemporary(name, content, rename);
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const entries = await readdir(join(this.folder, folder), { recursive: true, withFileTypes: true }).catch(
      whenAbsent([]),
    );
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((name) => name.startsWith(prefix) && !name.startsWith(`${incoming}/`))
      .sort();
  }

  async children(prefix: string): Promise<string[]> {
    const folder = join(this.folder, prefix);
    const names: string[] = [];
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(whenAbsent([]))) {
      if (entry.name === incoming) continue;
      if (entry.isFile() || (await holdsFile(join(folder, entry.name)))) names.push(entry.name);
    }
    return names.sort();
  }

  async remove(name: string): Promise<void> {
    await rm(this.path(name), { force: true });
  }

  async tidy(age: number): Promise<void> {
    const folder = join(this.folder, incoming);
    for (const file of await readdir(folder).catch(whenAbsent([]))) {
      const { mtimeMs } = await stat(join(folder, file));
      if (Date.now() - mtimeMs > age) await rm(join(folder, file), { force: true });
    }
  }

  private path = (name: string) => join(this.folder, checkedName(name));

  private async viaTemporary<T>(
    name: string,
    content: Buffer,
    place: (temporary: string, target: string) => Promise<T>,
  ): Promise<T> {
    const target = this.path(name);
    const temporary = join(this.folder, incoming, randomUUID());
    await mkdir(dirname(temporary), { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    await writeFile(temporary, content);
    return place(temporary, target);
  }
}

/** Folders outlive the objects that were in them. */
async function holdsFile(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(whenAbsent([]));
  if (entries.some((entry) => entry.isFile())) return true;
  for (const entry of entries) if (await holdsFile(join(folder, entry.name))) return true;
  return false;
}

const whenAbsent =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
