import { createHash } from 'node:crypto';
import { plainWords } from '@vibrant-peak/shared/plainWords';
import type { Queries, Reading } from '../database/tables';
import { addToLog, type Actor } from '../log/addToLog';
import type { EncodedPicture } from './encodePicture';
import { hidePicture } from './hiddenPictures';

/** A stored picture. */
export interface Picture {
  /** Begins the names of its files, such as `harbor.0a1b2c3d`. */
  name: string;
  /** The address of the largest file, as in records. It works once published content names it. */
  address: string;
  alt: string;
  width: number;
  height: number;
  /** Bytes of all files. */
  size: number;
  uploadedAt: string;
  uploadedBy: string;
}

interface Upload {
  actor: Actor;
  /** Name of the uploaded file. */
  fileName: string;
  picture: EncodedPicture;
}

/** Stores a picture. A picture with the same pixels is stored once. */
export async function storePicture(tables: Queries, { actor, fileName, picture }: Upload): Promise<Picture> {
  const { width, height, files } = picture;
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const stored = { hash: hash.digest('hex'), width, height, alt: '' };
  const known = await pictures(tables).where('hash', '=', stored.hash).executeTakeFirst();
  if (known) return asPicture(known);
  const row = {
    ...stored,
    name: `${nameFrom(fileName)}.${stored.hash.slice(0, 8)}`,
    size: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    person: actor.id,
    person_name: actor.name,
    uploaded_at: new Date().toISOString(),
  };
  await tables.insertInto('pictures').values(row).execute();
  await hidePicture(tables, row.name);
  await tables
    .insertInto('picture_files')
    .values(files.map((file) => ({ ...file, picture: row.name })))
    .execute();
  await addToLog(tables, actor, { action: 'uploaded a picture', subject: row.name });
  return asPicture(row);
}

/** Of a file's name without its ending. */
const nameFrom = (fileName: string) => plainWords(fileName.replace(/\.\w+$/, ''), 60) || 'picture';

const pictures = (tables: Reading) => tables.selectFrom('pictures').selectAll();

/** All pictures, newest first. */
export async function storedPictures(tables: Reading): Promise<Picture[]> {
  return (await pictures(tables).orderBy('uploaded_at', 'desc').orderBy('name').execute()).map(asPicture);
}

export async function pictureNamed(tables: Queries, name: string): Promise<Picture | undefined> {
  const row = await pictures(tables).where('name', '=', name).executeTakeFirst();
  return row && asPicture(row);
}

type Row = Awaited<ReturnType<ReturnType<typeof pictures>['executeTakeFirstOrThrow']>>;

const asPicture = ({ name, alt, width, height, size, person_name, uploaded_at }: Row): Picture => ({
  name,
  address: `/media/${name}-${width}.avif`,
  alt,
  width,
  height,
  size,
  uploadedAt: uploaded_at,
  uploadedBy: person_name,
});
