import { shareCanary, withdrawCanary } from './endCanary';
import { release } from '../../testing/testStore';
import { testPublisher } from '../../testing/testPublisher';

const { client, hashesOf, publish } = testPublisher();

describe('a canary', () => {
  const canary = (name: string) => ({ target: { kind: 'canary' as const, share: 5, name } });

  test('has to end before another one begins', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await expect(publish('b', 'trial', canary('green'))).rejects.toThrow(
      /The canary blue of .* canary withdraw blue$/,
    );
    expect(await client().pointer()).toMatchObject({
      canary: { name: 'blue' },
      reason: 'publish a as canary blue at 5 %',
    });
    await withdrawCanary(client(), { name: 'blue', by: 'ali' });
    await publish('b', 'trial', canary('green'));
    expect((await client().pointer())!.canary!.name).toBe('green');
    await expect(shareCanary(client(), { name: 'blue', share: 9 })).rejects.toThrow(
      /Canary "blue" is not running/,
    );
  });

  test('continues when others publish, and ends with its own application', async () => {
    await publish('shell', 'first');
    await publish('a', 'trial', canary('blue'));
    await publish('b', 'one');
    const running = (await client().pointer())!.canary!;
    expect(hashesOf((await client().composition(running.composition)).releases)).toMatchObject({
      a: release('a', 'trial').hash,
      b: release('b', 'one').hash,
    });
    await publish('a', 'two');
    expect((await client().pointer())!.canary).toBeUndefined();
  });
});
