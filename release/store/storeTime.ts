import type { Store } from './store';

/** What the store's own clock says, in milliseconds: all ages are measured by it. */
export async function storeTime({ objects, environment }: Store): Promise<number> {
  const name = `probe/${environment.id()}`;
  await objects.create(name, Buffer.alloc(0));
  const now = (await objects.times(name)).get(name);
  await objects.remove([name]);
  if (now === undefined) throw new Error(`The store does not keep what is written: ${name}`);
  return now;
}
