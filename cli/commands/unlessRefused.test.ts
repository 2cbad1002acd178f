import { lock } from '@vibrant-peak/engine/publish/rules/lock';
import { publishReleases } from '@vibrant-peak/engine/publish/steps/publishReleases';
import { rollBackApp } from '@vibrant-peak/engine/publish/steps/rollBack';
import { composeQuickly } from '@vibrant-peak/engine/testing/addComposition';
import { release, testStore } from '@vibrant-peak/engine/testing/testStore';

import { unlessRefused } from './unlessRefused';

const { store } = testStore();
const options = { log: () => undefined, compose: composeQuickly, isForced: true };
const publish = (name: string, text: string) => publishReleases(store(), [release(name, text)], options);
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});

test('a checkout whose release was rolled back starts with what is live', async () => {
  await publish('shell', 'one');
  await publish('shell', 'two');
  const back = await rollBackApp(store(), 'shell', { ...options, why: 'Wrong colors' });
  expect(await unlessRefused(store(), () => publish('shell', 'two'))).toEqual({
    status: 'unchanged',
    composition: back.composition,
  });
  expect(lines).toEqual([expect.stringMatching(/rolled back.*: Wrong colors.*\nThe site starts with/s)]);
});

test('a checkout of a locked site starts with what is live', async () => {
  const { composition } = await publish('shell', 'one');
  await lock(store(), 'shell', { by: 'Bilal', reason: 'freeze' });
  expect(await unlessRefused(store(), () => publish('shell', 'two'))).toMatchObject({ composition });
  expect(lines).toEqual([expect.stringMatching(/^shell is locked by Bilal/)]);
});

test('another failure ends the start', async () => {
  await publish('shell', 'one');
  await expect(unlessRefused(store(), () => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
});
