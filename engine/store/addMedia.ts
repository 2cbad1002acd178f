import type { BuiltRelease } from '../formats/manifest';
import { inParallel } from '../objects/inParallel';
import { damagedFiles } from './damage';
import type { Store } from './store';
import { writeCompressed } from './storedObjects';
import { storeTime } from './storeTime';

/** Half of the time for which unused pictures are retained, in milliseconds. */
const renewalTime = 15 * 86_400_000;

/**
 * Stores missing pictures and fonts. Old ones are stored again: garbage collection removes them by
 * age.
 * @param isAgain also those that are damaged or lack a compressed copy.
 */
export async function addMedia(store: Store, media: BuiltRelease['media'], isAgain = false): Promise<void> {
  if (media.size === 0) return;
  const { objects } = store;
  const times = await objects.times('media/');
  const now = await storeTime(store);
  await inParallel([...media], async ([file, content]) => {
    const name = `media/${file}`;
    const isYoung = now - (times.get(name) ?? -Infinity) < renewalTime;
    const isIt = (_: string, stored: Buffer) => stored.equals(content);
    const isDamaged = isAgain && (await damagedFiles(store, [name], undefined, isIt)).length > 0;
    if (!isYoung || isDamaged) await writeCompressed(objects, name, content, 'write');
  });
}
