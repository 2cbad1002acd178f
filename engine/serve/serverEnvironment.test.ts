import { readServerEnvironment } from './serverEnvironment';

test('variables say where a server listens; wrong ones are all reported at once', () => {
  expect(readServerEnvironment({ CORS_ORIGINS: '' })).toEqual({
    host: '127.0.0.1',
    port: 8080,
    drainSeconds: 30,
    hstsMaxAge: 63_072_000,
    corsOrigins: [],
    isLogging: false,
    isReporting: false,
  });
  expect(readServerEnvironment({ HOST: '0.0.0.0', METRICS_PORT: '9100' })).toMatchObject({
    host: '0.0.0.0',
    metrics: { host: '127.0.0.1', port: 9100 },
  });
  expect(
    readServerEnvironment({ CORS_ORIGINS: 'https://a.example, http://localhost:9000' }).corsOrigins,
  ).toEqual(['https://a.example', 'http://localhost:9000']);
  expect(readServerEnvironment({ HSTS_MAX_AGE: '0' }).hstsMaxAge).toBe(0);
  expect(readServerEnvironment({ REPORTS: 'on', METRICS_PORT: '9100' }).isReporting).toBe(true);
  expect(readServerEnvironment({ REPORTS: 'off' }).isReporting).toBe(false);
  expect(() => readServerEnvironment({ REPORTS: 'on' })).toThrow(/REPORTS=on .* set METRICS_PORT/);
  const local = { ORIGIN: 'http://localhost:8080', HSTS_MAX_AGE: '300' };
  expect(readServerEnvironment(local).hstsMaxAge).toBeNull();
  expect(() =>
    readServerEnvironment({
      PORT: '80x',
      DRAIN_SECONDS: '-1',
      ACCESS_LOG: 'yes',
      REPORTS: '1',
      LOG: 'text',
      HSTS_MAX_AGE: '1y',
      CORS_ORIGINS: 'https://a.example/',
      STOER: 'x',
    }),
  ).toThrow(
    /STOER is not a variable.*\nPORT is a whole number.*\nDRAIN_SECONDS is.*\nHSTS_MAX_AGE is a whole.*\nCORS_ORIGINS is a list.*"https:\/\/a\.example\/"\nACCESS_LOG is 1 or 0\nREPORTS is on or off, not "1"\nLOG is "json" or not set, not "text"/,
  );
});
