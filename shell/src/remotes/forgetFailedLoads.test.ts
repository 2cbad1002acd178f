import { forgetFailedLoads } from './forgetFailedLoads';

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a failed load is forgotten, a successful one is kept', async () => {
  const get = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module');
  const shared = { get };
  const entry: { loading?: unknown } = {};
  forgetFailedLoads(shared, () => [entry]);

  entry.loading = shared.get();
  await settle();
  expect(entry.loading).toBeNull();

  entry.loading = shared.get();
  await settle();
  await expect(entry.loading).resolves.toBe('module');
});

test('a module that is returned synchronously is passed on', () => {
  const shared = { get: () => 'module' };
  forgetFailedLoads(shared, () => []);
  expect(shared.get()).toBe('module');
});
