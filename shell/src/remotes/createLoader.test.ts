import { loadRemote } from '@module-federation/enhanced/runtime';
import type { Registry } from '@vibrant-peak/shared/contract';
import { createLoader } from './createLoader';
import { createPlatform } from './platform';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const registry = { composition: 1, remotes: [], pages: [] } as unknown as Registry;

test('a module is loaded once at a time; a failed load is retried, a finished one is not', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const requested = jest.mocked(loadRemote).mockRejectedValueOnce(new Error('It threw'));
  const load = createLoader(registry, async () => undefined);
  const askTwice = () => Promise.all([load('remote-public', './team'), load('remote-public', './team')]);
  expect(await askTwice()).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  expect(requested).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);

  requested.mockResolvedValue('the page');
  expect(await askTwice()).toEqual(Array(2).fill({ status: 'loaded', value: 'the page' }));
  await askTwice();
  expect(requested).toHaveBeenCalledTimes(2);
  expect(createPlatform(registry).get().loads).toMatchObject([{ outcome: 'failed' }, { outcome: 'loaded' }]);
});
