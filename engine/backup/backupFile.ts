import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { manifestBytes, manifestName, parseManifest, type BackupEntry, type Manifest } from './manifest';
import { pipeProgram } from './pipeProgram';

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

export type AddEntry = (name: string, content: Buffer) => Promise<void>;

/**
 * Writes a backup, which only its owner may read. The file gets its name once it is complete and
 * every byte was read back.
 * @param fill adds the entries. @returns its result.
 * @param encrypt the program that encrypts the file.
 * @throws when there is a file of this name, or the disk gives back other bytes.
 */
export async function createBackup<T>(
  file: string,
  fill: (add: AddEntry) => Promise<{ result: T; migrations: string[] }>,
  encrypt?: string,
): Promise<T> {
  if (existsSync(file)) throw new Error(`There is a file ${file} already: name another one.`);
  const made = new Date().toISOString();
  const incomplete = `${file}.incomplete`;
  await rm(incomplete, { force: true });
  const archive = pack();
  const target = createWriteStream(incomplete, { flags: 'wx', mode: 0o600, flush: true });
  const written: Promise<string | void> =
    encrypt === undefined ? pipeline(archive, target) : pipeProgram(encrypt, archive, target);
  // The next call reports it.
  written.catch(() => undefined);
  const place = async (name: string, content: Buffer) => {
    const placed = new Promise<void>((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve());
      archive.entry({ name, size: content.length, mode: 0o600 }, settle).end(content);
    });
    // A program that fails ends the archive: its words count.
    await Promise.race([placed, written]).catch(async (error: unknown) => {
      archive.destroy();
      await written;
      throw error;
    });
  };
  const entries: BackupEntry[] = [];
  try {
    const { result, migrations } = await fill(async (name, content) => {
      await place(name, content);
      entries.push({ name, sha256: sha256(content) });
    });
    await place(manifestName, manifestBytes({ made, migrations, entries }));
    archive.finalize();
    const hash = await written;
    await (hash === undefined ? checkBackupFile(incomplete) : assertHash(incomplete, hash));
    await rename(incomplete, file);
    return result;
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(incomplete, { force: true });
    throw error;
  }
}

/** Only the owner of the key can read an encrypted backup: its bytes are compared. */
async function assertHash(path: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  if (hash.digest('hex') !== expected) throw new Error(`${path} is damaged.`);
}

/**
 * Gives a decrypted copy of a backup, in a folder of its own that is removed afterwards.
 * @param decrypt the program that decrypts it; without one the file itself is given.
 */
export async function withDecrypted<T>(
  file: string,
  decrypt: string | undefined,
  use: (file: string) => Promise<T>,
): Promise<T> {
  if (decrypt === undefined) return use(file);
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  try {
    const copy = join(folder, basename(file));
    await pipeProgram(decrypt, createReadStream(file), createWriteStream(copy, { mode: 0o600 }));
    return await use(copy);
  } finally {
    await rm(folder, { recursive: true });
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
    if (wrong) throw new Error(`${wrong.name} is damaged`);
    if (entries.length > promised.length) throw new Error('it has more in it than its manifest says');
    return manifest;
  } catch (error) {
    const { message } = error as Error;
    const reason = message.startsWith('Invalid tar header')
      ? 'it is not a tar file. If it is encrypted, name the program after --decrypt'
      : message;
    throw new Error(`${path} is not a backup that can be restored: ${reason}.`, { cause: error });
  }
}
