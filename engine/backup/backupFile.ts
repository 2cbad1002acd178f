import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { manifestBytes, manifestName, parseManifest, type BackupEntry, type Manifest } from './manifest';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export type AddEntry = (name: string, content: Buffer) => Promise<void>;

/**
 * Writes a backup, which only its owner may read. The file gets its name once it is complete and
 * every byte was read back.
 * @param fill adds the entries. @returns its result.
 * @throws when there is a file of this name, or the disk gives back other bytes.
 */
export async function createBackup<T>(
  file: string,
  fill: (add: AddEntry) => Promise<{ result: T; migrations: string[] }>,
): Promise<T> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already: name another one.`);
  const made = new Date().toISOString();
  const incomplete = `${file}.incomplete`;
  await rm(incomplete, { force: true });
  const archive = pack();
  const written = pipeline(archive, createWriteStream(incomplete, { flags: 'wx', mode: 0o600, flush: true }));
  // The next call reports it.
  written.catch(() => undefined);
  const place = async (name: string, content: Buffer) => {
    const placed = new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      archive.entry({ name, size: content.length, mode: 0o600 }, settle).end(content);
    });
    await Promise.race([placed, written]);
  };
  const entries: BackupEntry[] = [];
  try {
    const { result, migrations } = await fill(async (name, content) => {
      await place(name, content);
      entries.push({ name, sha256: sha256(content) });
    });
    await place(manifestName, manifestBytes({ made, migrations, entries }));
    archive.finalize();
    await written;
    await checkBackupFile(incomplete);
    await rename(incomplete, file);
    return result;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(incomplete, { force: true });
    throw error;
  }
}

/** The entries of a file, one after the other. @throws when it is not an archive, or cut off. */
export async function* readBackupFile(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const archive = extract();
  const read = pipeline(createReadStream(path), archive);
  // The loop below fails, too.
  read.catch(() => undefined);
  for await (const entry of archive) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
    yield { name: entry.header.name, content: Buffer.concat(chunks) };
  }
  await read;
}

/**
 * Reads every byte of a backup before anything is made of it.
 * @throws in plain words when it is damaged, of an unknown format, or not a backup.
 */
export async function checkBackupFile(path: string): Promise<Manifest> {
  try {
    const entries: BackupEntry[] = [];
    let manifest: Manifest | undefined;
    for await (const { name, content } of readBackupFile(path)) {
      if (name === manifestName) manifest = parseManifest(content);
      else entries.push({ name, sha256: sha256(content) });
    }
    if (!manifest) throw new Error('it has no manifest, which is written last');
    const { entries: promised } = manifest;
    const wrong = promised.find(
      ({ name, sha256: hash }, index) => entries[index]?.name !== name || entries[index].sha256 !== hash,
    );
    if (wrong) throw new Error(`${wrong.name} is not as it was written`);
    if (entries.length > promised.length) throw new Error('it has more in it than its manifest says');
    return manifest;
  } catch (error) {
    throw new Error(`${path} is not a backup that can be restored: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
