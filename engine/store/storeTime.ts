import type { Store } from './store';

/** The store's own clock, in milliseconds, for all ages. */
export async function storeTime({ objects, environment }: Store): Promise<number> {
  const name = `probe/${environment.id()}`;
  await objects.create(name, Buffer.alloc(0));
  const now = (await objects.times(name)).get(name);
  await objects.remove([name]);
  if (now === undefined) throw new Error(`The store lost an object that was just written: ${name}`);
  return now;
}
