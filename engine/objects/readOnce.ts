import type { ObjectStore } from './objectStore';

/** Descriptions: they are small, several steps read them, and they never change. */
const description = /^(r\/.*\/release|compositions\/.*\/composition)\.json$/;

/**
 * The same objects. The manifests of releases and compositions are read once: not for longer than
 * one publish, as garbage collection may remove them.
 */
export function readOnce(objects: ObjectStore): ObjectStore {
  const known = new Map<string, Promise<Buffer | undefined>>();
  const read = (name: string) => {
    if (!description.test(name)) return objects.read(name);
    const reading = known.get(name) ?? objects.read(name);
    known.set(name, reading);
    return reading;
  };
  return Object.assign(Object.create(objects) as ObjectStore, { read });
}
