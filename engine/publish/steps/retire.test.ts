import { builtRelease } from '../../formats/manifest';
import { publishReleases } from './publishReleases';
import { retire } from './retire';
import { rollBack } from './rollBack';
import { manifestOf, release } from '../../testing/testStore';
import { testPublisher } from '../../testing/testPublisher';

const { client, liveReleases, meanwhile, options, publish } = testPublisher();

test('retiring takes one application off the site and no other, and a rollback brings it back', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  await retire(meanwhile('b'), 'a', options);
  expect(await liveReleases()).toEqual({
    shell: release('shell', 'first').hash,
    b: release('b', 'meanwhile').hash,
  });
  await expect(retire(client(), 'a', options)).rejects.toThrow('a is not live.');
  await expect(retire(client(), 'shell', options)).rejects.toThrow(/cannot leave the site/);
  await rollBack(client());
  expect((await liveReleases())['a']).toBe(release('a', 'one').hash);
});

test('a remote that brings adapters stays: without them the staff area would be that of the default profile', async () => {
  await publish('shell', 'first');
  const offers = { pages: [], adapters: 'adapters' };
  const live = builtRelease({ ...manifestOf('remote-live', '1'), offers }, new Map());
  await publishReleases(client(), [live], options);
  await expect(retire(client(), 'remote-live', options)).rejects.toThrow(/cannot leave the site/);
});

test('a publish at the moment of its retirement stays', async () => {
  await publish('shell', 'first');
  await publish('a', 'one');
  const store = meanwhile('a');
  await expect(retire(store, 'a', options)).rejects.toThrow(/published right now/);
  expect((await liveReleases())['a']).toBe(release('a', 'meanwhile').hash);
});
