import { failpoints } from '../../engine/failpoint';
import { smokeTest } from '../../engine/publish/steps/smoke';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { serveStore } from '../runningSite';
import { expect, test } from '../site';
import { publishApart } from './apart';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';

/**
 * Every document answers, every script that it starts has the promised bytes, and every release is
 * whole.
 */
async function expectWholeSite({ store, liveReleases }: StoreCopy): Promise<void> {
  await smokeTest(store, await store.composition((await store.pointer())!.live));
  for (const [name, hash] of Object.entries(await liveReleases())) await store.releases.verify(name, hash);
}

/**
 * Each publish starts from the remains of the killed one before it. The simulation kills at every
 * call to the store.
 */
test('a publish that is killed on its way leaves a whole site, and the next publish succeeds @long', async () => {
  const copy = await copyStore();
  const invoiceRelease = async () => (await copy.liveReleases())['remote-invoice']!;
  const site = await serveStore(copy.folder);
  for (const point of failpoints) {
    await test.step(point, async () => {
      const before = await invoiceRelease();
      // Later publishes would not repair damage: one check at the end covers all kills before the
      // change.
      if (point === 'live') await expectWholeSite(copy);
      const killed = await publishApart(copy, 'remote-invoice', point, point);
      expect(killed.signal, killed.output).toBe('SIGKILL');
      expect((await invoiceRelease()) === before).toBe(point !== 'live');
      expect((await fetch(site.url)).status).toBe(200);
    });
  }
  await expectWholeSite(copy);
  const before = await invoiceRelease();
  const release = await restamped(copy.store, 'remote-invoice', before, 'next');
  const { composition } = await publishReleases(copy.store, [release], { log: () => undefined });
  expect(await invoiceRelease()).not.toBe(before);
  await expectWholeSite(copy);
  await expect
    .poll(async () => (await fetch(site.url)).headers.get('x-composition'))
    .toBe(String(composition));
  site.stop();
  copy.remove();
});

test('two publishes at the same time both go live', async () => {
  const copy = await copyStore();
  const before = await copy.liveReleases();
  const sequence = (await copy.store.pointer())!.sequence;
  const names = ['remote-admin', 'remote-invoice'];
  const results = await Promise.all(names.map((name) => publishApart(copy, name, 'at once')));
  for (const { code, output } of results) expect(code, output).toBe(0);

  const after = await copy.liveReleases();
  for (const name of names) expect(after[name]).not.toBe(before[name]);
  for (const name of ['shell', 'remote-public']) expect(after[name]).toBe(before[name]);
  const changes = (await copy.store.history(10)).filter((change) => change.sequence > sequence);
  expect(changes.map(({ reason }) => reason).sort()).toEqual(names.map((name) => `publish ${name}`));
  await expectWholeSite(copy);
  copy.remove();
});
