import type { ObjectStore } from '../objectStore';
import { promisesOfCompositions } from './compositionPromises';
import { createFixture } from './fixture';
import { promisesOfGarbage } from './garbagePromises';
import { promisesOfReleases } from './releasePromises';

/** What the release machinery relies on in a store, as tests of one that begins empty. */
export function promisesOfStore(open: () => Promise<ObjectStore>): void {
  const fixture = createFixture(open);
  describe('releases', () => promisesOfReleases(fixture));
  describe('compositions and the pointer', () => promisesOfCompositions(fixture));
  describe('collecting garbage', () => promisesOfGarbage(fixture));
}
