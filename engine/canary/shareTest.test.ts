import { evidenceOfHarm, evidenceOfHealth, type Counted } from './evidence';
import type { PageViews } from './pageViews';
import { ShareTest } from './shareTest';
import { ViewsSince } from './viewsSince';

const numbers = { canary: 2, live: 1 };
const counted = (isCanary: boolean, page: string, views: number, failed: number): PageViews => ({
  composition: isCanary ? 2 : 1,
  isCanary,
  page,
  views,
  failed,
});

/** The probability of each number of failures. */
function binomial(views: number, rate: number): number[] {
  const chances = [(1 - rate) ** views];
  for (let failed = 1; failed <= views; failed++)
    chances.push((chances[failed - 1]! * (views - failed + 1) * rate) / (failed * (1 - rate)));
  return chances;
}

test.each([0.001, 0.02, 0.3, 0.9])(
  'evidence of harm is expected to be at most 1 when both fail in %d of the views, whatever was seen before',
  (actual) => {
    const [canary, live] = [8, 30];
    for (const believed of [0.001, 0.02, 0.5]) {
      const expected = binomial(canary, actual).flatMap((chance, failed) =>
        binomial(live, actual).map((other, failedLive) => {
          const pair = { canary: { views: canary, failed }, live: { views: live, failed: failedLive } };
          return chance * other * Math.exp(evidenceOfHarm(pair, believed));
        }),
      );
      expect(expected.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(1 + 1e-9);
    }
  },
);

test('evidence of health is the ratio of the likeliest rates', () => {
  const pair = (canary: Counted, live: Counted) => evidenceOfHealth({ canary, live });
  const none = { views: 100, failed: 0 };
  // The live site has so many views that its rate is known: 0.98 ** 100 without a failure.
  expect(pair(none, { views: 1e6, failed: 0 })).toBeCloseTo(-100 * Math.log(0.98), 3);
  expect(pair({ views: 100, failed: 2 }, { views: 1e6, failed: 0 })).toBeLessThan(0);
  expect(pair({ views: 0, failed: 0 }, { views: 0, failed: 0 })).toBe(0);
  expect(pair({ views: 9, failed: 9 }, { views: 9, failed: 9 })).toBeGreaterThan(0);
});

test('a fault on one page is found by the figures of that page', () => {
  const test = new ShareTest();
  for (let period = 0; period < 12; period++)
    test.add(
      [
        counted(false, '/', 20_000, 600),
        counted(true, '/', 1000, 30),
        counted(false, '/rare', 100, 1),
        counted(true, '/rare', 5, 3),
      ],
      numbers,
    );
  const reason = '/rare: 60.0 % of 60 page views failed, 1.0 % of 1200 of the live site';
  expect(test.verdict()).toEqual({ kind: 'failed', reason });
});

test('views of other compositions, and failures of the live one, count against no canary', () => {
  const test = new ShareTest();
  const other = { composition: 3, isCanary: true, page: '/', views: 500, failed: 500 };
  test.add([counted(false, '/', 9000, 900), counted(true, '/', 100, 1), other], numbers);
  expect(test.total.canary).toEqual({ views: 100, failed: 1 });
  expect(test.verdict().kind).not.toBe('failed');
});

test('a page of which only the canary has views is compared with nothing', () => {
  const test = new ShareTest();
  test.add([counted(true, '/new', 50, 50), counted(false, '/', 50, 0)], numbers);
  expect(test.verdict().kind).toBe('failed');
  const alone = new ShareTest();
  alone.add([counted(true, '/new', 50, 50)], numbers);
  expect(alone.verdict()).toEqual({ kind: 'open', missing: Infinity });
});

test('servers that come, restart, begin again and go lose no views but their first', () => {
  const since = new ViewsSince();
  const look = (...servers: [address: string, started: number, views: number, failed?: number][]) =>
    since
      .next(
        servers.map(([address, started, views, failed = 0]) => ({
          address,
          started,
          views: [counted(true, '/', views, failed)],
        })),
      )
      .map(({ views, failed }) => [views, failed]);
  expect(look(['a', 1, 100], ['b', 1, 50, 9])).toEqual([]);
  expect(look(['a', 1, 110, 1], ['b', 1, 57, 9])).toEqual([[17, 1]]);
  expect(look(['a', 1, 112, 1])).toEqual([[2, 0]]);
  expect(look(['a', 2, 200, 3], ['b', 1, 60, 9])).toEqual([[203, 3]]);
  expect(look(['a', 2, 4, 1], ['c', 5, 70])).toEqual([[4, 1]]);
  expect(look(['c', 5, 71])).toEqual([[1, 0]]);
});
