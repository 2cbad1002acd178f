import { loadWithRetry } from './loadWithRetry';

beforeEach(() => jest.useFakeTimers({ advanceTimers: 100 }));
afterEach(() => jest.useRealTimers());

/** Fails with each of the errors in turn, then succeeds. */
const failing = (...errors: Error[]) =>
  jest.fn(async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'loaded';
  });

const lost = () => new Error('lost');

test('two failed attempts are silent', async () => {
  const load = failing(lost(), lost());
  await expect(loadWithRetry(load)).resolves.toBe('loaded');
  expect(load).toHaveBeenCalledTimes(3);
});

test('the third failure is thrown', async () => {
  const load = failing(lost(), lost(), new Error('the last one'), lost());
  await expect(loadWithRetry(load)).rejects.toThrow('the last one');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a permanent failure is thrown at once', async () => {
  const load = failing(new Error('broken'));
  const canRecover = (error: unknown) => (error as Error).message !== 'broken';
  await expect(loadWithRetry(load, canRecover)).rejects.toThrow('broken');
  expect(load).toHaveBeenCalledTimes(1);
});
