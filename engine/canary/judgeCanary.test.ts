import { shareCanary, withdrawCanary } from '../publish/steps/endCanary';
import { testPublisher } from '../testing/testPublisher';
import { judgeCanary, type Look } from './judgeCanary';
import type { ReadPageViews } from './pageViews';

const { client, publish } = testPublisher();
const blue = { target: { kind: 'canary' as const, share: 5, name: 'blue' } };

async function started(): Promise<{ live: number; composition: number }> {
  await publish('shell', 'first');
  await publish('a', 'trial', blue);
  const { live, canary } = (await client().pointer())!;
  return { live, composition: canary!.composition };
}

/** A server whose counters grow at each look, by views and failures of both. */
function server(canary: [views: number, failed: number], live: [views: number, failed: number]) {
  let looks = 0;
  return async (): Promise<ReadPageViews> => {
    looks++;
    const { live: number, canary: running } = (await client().pointer())!;
    const count = ([views, failed]: [number, number]) => ({ views: views * looks, failed: failed * looks });
    const views = [
      { composition: number, isCanary: false, page: '/', ...count(live) },
      { composition: running?.composition ?? -1, isCanary: true, page: '/', ...count(canary) },
    ];
    return { servers: [{ address: 'one', started: 1, views }], unanswered: [] };
  };
}

/** Judges at once, and does something else after some looks. */
function judged(
  read: () => Promise<ReadPageViews>,
  after: Record<number, () => unknown> = {},
  { hold = 0, patience = 1 } = {},
) {
  const looks: Look[] = [];
  const lines: string[] = [];
  const interrupted = new AbortController();
  const judging = {
    name: 'blue',
    by: 'ali',
    read: async () => {
      await after[looks.length]?.();
      return read();
    },
    every: 0.001,
    hold,
    patience,
    signal: interrupted.signal,
    onLook: (look: Look) => void looks.push(look),
    log: (line: string) => void lines.push(line),
  };
  return { outcome: judgeCanary(client(), judging), looks, lines, interrupted };
}

const reasons = async () => (await client().history(20)).map(({ reason }) => reason);

test('a canary that fails as often goes to more visitors step by step, and live', async () => {
  const { composition } = await started();
  const { outcome, looks } = judged(server([100, 1], [900, 9]));
  expect(await outcome).toMatchObject({ outcome: 'promoted', share: 100 });
  expect(await client().pointer()).toMatchObject({ live: composition, canary: undefined, by: 'ali' });
  const figures = '1.0 % of \\d+ page views failed, 1.0 % of \\d+ of the live site$';
  expect(await reasons()).toEqual([
    expect.stringMatching(`^promote canary blue: ${figures}`),
    expect.stringMatching(`^canary blue at 50 %: ${figures}`),
    expect.stringMatching(`^canary blue at 25 %: ${figures}`),
    'publish a as canary blue at 5 %',
    'publish shell',
  ]);
  const missing = looks.filter(({ share }) => share === 5).map((look) => look.missing ?? 0);
  expect(missing.length).toBeGreaterThan(3);
  expect(missing).toEqual(missing.toSorted((one, other) => other - one));
  expect(missing[0]!).toBeCloseTo(100 * missing.length, -3);
});

test('a canary that fails more often is withdrawn with the reason', async () => {
  const { live } = await started();
  const { outcome } = judged(server([100, 4], [900, 9]));
  expect(await outcome).toMatchObject({ outcome: 'withdrawn', share: 0 });
  expect(await client().pointer()).toMatchObject({ live, canary: undefined });
  expect((await reasons())[0]).toMatch(
    /^withdraw canary blue: 4\.0 % of \d+ page views failed, 1\.0 % of \d+ of the live site$/,
  );
});

test('without views it waits, until it is interrupted', async () => {
  await started();
  const { outcome, looks, interrupted } = judged(server([0, 0], [900, 9]), { 5: () => interrupted.abort() });
  expect(await outcome).toEqual({ outcome: 'stopped', share: 5, reason: 'the canary stays at 5 %' });
  expect(looks).toHaveLength(6);
  expect((await client().pointer())!.canary!.share).toBe(5);
});

test('a burst of views promotes nothing: each share lasts its least time', async () => {
  await started();
  const seconds = 0.2;
  const begin = performance.now();
  const { outcome, looks } = judged(server([9000, 0], [9000, 0]), {}, { hold: seconds / 60 });
  expect((await outcome).outcome).toBe('promoted');
  expect(performance.now() - begin).toBeGreaterThan(3 * 1000 * seconds);
  for (const share of [5, 25, 50]) {
    const waits = looks.filter((look) => look.share === share).map(({ wait }) => wait);
    expect(waits[0]).toBe(1);
    expect(waits.at(-1)).toBeUndefined();
  }
});

test('a canary that fails does not stay for the least time of its share', async () => {
  await started();
  const { outcome } = judged(server([9000, 900], [9000, 0]), {}, { hold: 60 });
  expect((await outcome).outcome).toBe('withdrawn');
});

test('without a view of the canary for a time it ends, and leaves the canary at its share', async () => {
  await started();
  const { outcome, looks } = judged(server([0, 0], [900, 9]), {}, { patience: 0.00001 });
  const reason = 'no page view of the canary was reported for 0.00001 hours: it stays at 5 %';
  expect(await outcome).toEqual({ outcome: 'stopped', share: 5, reason });
  expect(looks.at(-1)!.missing).toBeGreaterThan(0);
  expect((await client().pointer())!.canary!.share).toBe(5);
});

test('a few views are enough to go on waiting', async () => {
  await started();
  const { outcome, looks, interrupted } = judged(
    server([1, 0], [9, 0]),
    { 90: () => interrupted.abort() },
    { patience: 0.00001 },
  );
  expect((await outcome).reason).toBe('the canary stays at 5 %');
  expect(looks.length).toBeGreaterThan(80);
});

test.each([
  ['another share', () => shareCanary(client(), { name: 'blue', share: 7, by: 'zoe' }), 7],
  ['the end', () => withdrawCanary(client(), { name: 'blue', by: 'zoe' }), 0],
])('%s by somebody else ends it, and is left as it is', async (_, change, share) => {
  await started();
  const { outcome } = judged(server([1, 0], [9, 0]), { 3: change });
  const { reason, ...end } = await outcome;
  expect(end).toEqual({ outcome: 'stopped', share });
  expect(reason).toMatch(/^somebody changed the canary: (withdraw )?canary blue.*, by zoe/);
  expect((await client().pointer())?.canary?.share ?? 0).toBe(share);
});

test('a share that is changed just before a step is left as it is', async () => {
  await started();
  const change = () => shareCanary(client(), { name: 'blue', share: 7, by: 'zoe' });
  const stale = (await client().pointer())!.canary!;
  await change();
  const late = shareCanary(client(), { name: 'blue', share: 25, by: 'ali', seen: stale });
  await expect(late).rejects.toThrow('The canary blue was changed');
  expect((await client().pointer())!.canary!.share).toBe(7);
});

test('of two judges of a canary one makes each step, and the other one ends', async () => {
  await started();
  const both = [judged(server([100, 1], [900, 9])), judged(server([100, 1], [900, 9]))];
  const outcomes = (await Promise.all(both.map((each) => each.outcome))).map((each) => each.outcome);
  expect(outcomes.toSorted()).toEqual(['promoted', 'stopped']);
  expect(await reasons()).toHaveLength(5);
});

test('a publish of another application goes to both, and the test continues', async () => {
  await started();
  const { outcome, looks, lines } = judged(server([100, 1], [900, 9]), { 3: () => publish('b', 'one') });
  expect((await outcome).outcome).toBe('promoted');
  expect(lines.filter((line) => line.includes('again'))).toEqual([]);
  expect(looks[3]!.canary.views).toBeGreaterThanOrEqual(looks[2]!.canary.views);
});

test('a canary of another name, or none, is refused', async () => {
  await publish('shell', 'first');
  await expect(judged(server([0, 0], [0, 0])).outcome).rejects.toThrow(/^Canary "blue" is not running/);
});
