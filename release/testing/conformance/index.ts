import type { ObjectStore } from '../../store/objectStore';
import { compositionConformance } from './compositions';
import { createFixture } from './fixture';
import { garbageCollectionConformance } from './garbageCollection';
import { releaseConformance } from './releases';

/** What the release machinery relies on in a store, as tests of one that begins empty. */
export function storeConformance(open: () => Promise<ObjectStore>): void {
  const fixture = createFixture(open);
  describe('releases', () => releaseConformance(fixture));
  describe('compositions and the pointer', () => compositionConformance(fixture));
  describe('collecting garbage', () => garbageCollectionConformance(fixture));
}
