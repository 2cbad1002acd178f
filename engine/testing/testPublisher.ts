import { hashIn } from '../formats/address';
import { publishReleases, type PublishOptions } from '../publish/steps/publishReleases';
import { Store } from '../store/store';
import { composeQuickly } from './addComposition';
import { MemoryObjects } from './simulation/memoryObjects';
import { quickEnvironment } from './simulation/quickEnvironment';
import { failing, release } from './testStore';

/** Publishers of one store, which is empty at first in each test. */
export function testPublisher() {
  let objects: MemoryObjects;
  beforeEach(() => (objects = new MemoryObjects(Date.now)));
  /** One publisher on a machine of its own. */
  const client = () => new Store(objects, quickEnvironment());
  const options = { log: () => undefined, compose: composeQuickly };
  const publish = (name: string, text: string, own: Partial<PublishOptions> = {}, store = client()) =>
    publishReleases(store, [release(name, text)], { ...options, ...own });
  const hashesOf = (releases: Record<string, string>) =>
    Object.fromEntries(Object.entries(releases).map(([name, address]) => [name, hashIn(address)]));
  const liveReleases = async (): Promise<Record<string, string>> =>
    hashesOf((await client().composition((await client().pointer())!.live)).releases);
  /** A store in which an application is published just before another entry is written. */
  const meanwhile = (name: string): Store => {
    let isDone = false;
    return failing(client(), async (call, object) => {
      if (call !== 'create' || !object.startsWith('pointer/') || isDone) return false;
      isDone = true;
      await publish(name, 'meanwhile');
      return false;
    });
  };
  return { objects: () => objects, client, options, publish, hashesOf, liveReleases, meanwhile };
}
