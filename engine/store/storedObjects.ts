import { compressed } from '../formats/compress';
import type { ObjectStore } from '../objects/objectStore';

/** Writes an object after its compressed copies. */
export async function writeCompressed(
  objects: ObjectStore,
  name: string,
  content: Buffer,
  how: 'create' | 'write' = 'create',
  quality?: number,
): Promise<void> {
  for (const [suffix, bytes] of await compressed(name, content, quality))
    await objects[how](name + suffix, bytes);
  await objects[how](name, content);
}

/** @throws when there is no such object. */
export async function readPresent(objects: ObjectStore, name: string, what: string): Promise<Buffer> {
  const content = await objects.read(name);
  if (!content) throw new Error(`The store holds no ${what}`);
  return content;
}
