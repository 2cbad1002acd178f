import { createInstance } from '@module-federation/enhanced/runtime';
import shellRuntimePlugin from './runtimePlugin';

test('a shared module that did not load is requested again, by the host and by remotes', async () => {
  const get = jest.fn().mockResolvedValue(() => 'module');
  const shared = { forms: { version: '1.0.0', get } };
  const host = createInstance({ name: 'host', remotes: [], shared, plugins: [shellRuntimePlugin()] });
  const remote = createInstance({ name: 'remote', remotes: [], shared: {} });
  host.initializeSharing();
  remote.initShareScopeMap('default', host.shareScopeMap['default']!);
  const wanted = { customShareInfo: { shareConfig: { requiredVersion: '^1.0.0' } } };
  for (const instance of [remote, remote, host]) {
    get.mockRejectedValueOnce(new Error('lost'));
    await expect(instance.loadShare('forms', wanted)).rejects.toThrow('lost');
  }
  const factory = await remote.loadShare<string>('forms', wanted);
  expect(factory && factory()).toBe('module');
  expect(get).toHaveBeenCalledTimes(4);
});
