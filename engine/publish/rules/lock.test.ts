import { retire } from '../steps/retire';
import { promoteCanary, shareCanary, withdrawCanary } from '../steps/endCanary';
import { lock, unlock, wholeSite } from './lock';
import { rollBack, rollBackApp } from '../steps/rollBack';
import { testPublisher } from '../../testing/testPublisher';

const { client, options, publish } = testPublisher();

test('nothing changes the live release of a locked application; others continue', async () => {
  await publish('a', 'one');
  await publish('a', 'two');
  await publish('b', 'one');
  await publish('a', 'three', { target: { kind: 'canary', share: 5, name: 'blue' } });
  await lock(client(), 'a', { by: 'ali', reason: 'sale until Monday' });
  for (const change of [
    () => publish('a', 'four'),
    () => rollBackApp(client(), 'a', options),
    () => rollBack(client(), 1),
    () => retire(client(), 'a', options),
    () => promoteCanary(client(), { name: 'blue' }),
    () => shareCanary(client(), { name: 'blue', share: 50 }),
  ])
    await expect(change()).rejects.toThrow(/^a is locked by ali since .*: sale until Monday\./);
  expect((await publish('b', 'two')).status).toBe('live');
  await withdrawCanary(client(), { name: 'blue' });
  await unlock(client(), 'a', 'ali');
  expect((await publish('a', 'four')).status).toBe('live');
  await expect(unlock(client(), 'a', 'ali')).rejects.toThrow('a is not locked.');
});

test('a lock of the whole site holds for applications that are published for the first time, too', async () => {
  await publish('a', 'one');
  await lock(client(), wholeSite, { by: 'ali', reason: 'audit' });
  await expect(publish('b', 'one')).rejects.toThrow(/^The site is locked by ali/);
  expect((await publish('a', 'one')).status).toBe('unchanged');
  expect((await client().pointer())!.reason).toBe('lock the site: audit');
});
