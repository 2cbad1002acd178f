import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Queries } from '../database/tables';
import { systemActor } from '../log/addToLog';
import { pictureNamed } from './picture';

interface File {
  width: number;
  bytes: Buffer;
}

/** Restores lost uploads from their files by name, such as `harbor.0a1b2c3d-480.avif`. */
export async function adoptPictures(tables: Queries, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const byName = new Map<string, File[]>();
  for (const [file, bytes] of files) {
    const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    if (name) byName.set(name, [...(byName.get(name) ?? []), { width: Number(width), bytes }]);
  }
  for (const [name, found] of byName)
    if (!(await pictureNamed(tables, name))) await store(tables, name, found);
}

async function store(tables: Queries, name: string, found: File[]): Promise<void> {
  const files = found.toSorted((one, other) => one.width - other.width);
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const { width, height } = await sharp(files.at(-1)!.bytes).metadata();
  await tables
    .insertInto('pictures')
    .values({
      name,
      hash: hash.digest('hex'),
      alt: '',
      width,
      height,
      size: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
      person: null,
      person_name: systemActor.name,
      uploaded_at: new Date().toISOString(),
    })
    .execute();
  await tables
    .insertInto('picture_files')
    .values(files.map((file) => ({ ...file, picture: name })))
    .execute();
}
