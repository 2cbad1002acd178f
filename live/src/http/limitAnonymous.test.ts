import { limitAnonymous } from './limitAnonymous';

test('of strangers, 50 changes of a network may wait at once, and 200 of all', async () => {
  const limited = limitAnonymous();
  let end = () => undefined as void;
  const long = new Promise<void>((resolve) => (end = resolve));
  const send = (ip: string) =>
    limited(ip, () => long).then(
      () => 'done',
      ({ statusCode, headers }: { statusCode: number; headers: object }) => [statusCode, headers],
    );
  const refused = [503, { 'Retry-After': '5' }];
  const one = Array.from({ length: 50 }, () => send('192.0.2.1'));
  expect(await send('192.0.2.1')).toEqual(refused);
  const others = Array.from({ length: 150 }, (_, index) => send(`198.51.100.${index}`));
  expect(await send('203.0.113.1')).toEqual(refused);
  end();
  expect(new Set(await Promise.all([...one, ...others]))).toEqual(new Set(['done']));
  expect(await send('192.0.2.1')).toBe('done');
});

test('a change that fails waits no longer', async () => {
  const limited = limitAnonymous();
  for (let sent = 0; sent < 60; sent++)
    await expect(limited('192.0.2.1', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
});
