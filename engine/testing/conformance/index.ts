import type { ObjectStore } from '../../objects/objectStore';
import { compositionConformance } from './compositions';
import { createFixture } from './fixture';
import { garbageCollectionConformance } from './garbageCollection';
import { releaseConformance } from './releases';

/** Tests of a store's guarantees, for a store that is empty at first. */
export function storeConformance(open: () => Promise<ObjectStore>): void {
  const fixture = createFixture(open);
  describe('releases', () => releaseConformance(fixture));
  describe('compositions and the pointer', () => compositionConformance(fixture));
  describe('collecting garbage', () => garbageCollectionConformance(fixture));
}
