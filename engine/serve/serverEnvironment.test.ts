import { readServerEnvironment } from './serverEnvironment';

test('variables say where a server listens; wrong ones are all reported at once', () => {
  expect(readServerEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    drainSeconds: 30,
    isLogging: false,
  });
  expect(readServerEnvironment({ HOST: '0.0.0.0', METRICS_PORT: '9100' })).toMatchObject({
    host: '0.0.0.0',
    metrics: { host: '127.0.0.1', port: 9100 },
  });
  expect(() =>
    readServerEnvironment({ PORT: '80x', DRAIN_SECONDS: '-1', ACCESS_LOG: 'yes', STOER: 'x' }),
  ).toThrow(/STOER is no variable.*\nPORT is a whole number.*\nDRAIN_SECONDS is.*\nACCESS_LOG is 1 or 0/);
});
