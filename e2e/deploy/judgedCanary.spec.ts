import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readPrometheus } from '../../engine/canary/prometheus';
import { checkOut, edit } from '../checkout';
import { hasPrometheus, startPrometheus, type Prometheus } from '../prometheus';
import { expect, still, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { judgeApart } from './apart';
import { metricsOf, serveCounting, type CountingServer } from './countingServer';
import { sendAgain, visit, type PageVisit } from './pageVisits';
import { copyStore, type StoreCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'starts servers of its own');
test.use(still);

const app = 'remote-public';

let copy: StoreCopy;
let folder: string;
let work: string;
let servers: [CountingServer, CountingServer];
let prometheus: Prometheus | undefined;
let judge: ReturnType<typeof judgeApart>;
test.beforeAll(async () => {
  copy = await copyStore();
  folder = mkdtempSync(join(tmpdir(), 'team-'));
  work = checkOut(app, folder, 'work');
  servers = [await serveCounting(copy), await serveCounting(copy)];
});
test.afterEach(() => judge?.stop());
test.afterAll(async () => {
  await prometheus?.stop();
  for (const server of servers ?? []) await server.stop();
  removeFolder(folder);
  copy?.remove();
});

/** Runs a command of the team in its checkout. @returns its JSON. */
function command<Result>(...words: string[]): Result {
  const env = { ...process.env, CHROMIUM: 'none', STORE: copy.folder, PUBLISHED_BY: 'omar' };
  const options = { cwd: work, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync('npx', ['vibrant-peak', ...words, '--json'], options);
  expect(status, stdout + stderr).toBe(0);
  return JSON.parse(stdout) as Result;
}

const reasons = () => command<{ changes: { reason: string }[] }>('list').changes.map(({ reason }) => reason);
const live = async () => (await copy.store.pointer())!.live;

/** Pages of both compositions on both servers: phones on one of them, desks on the other. */
async function visitAll(page: Page): Promise<[site: string, reports: string[]][]> {
  const [desks, phones] = servers.map(({ url }) => url) as [string, string];
  const reports = new Map<string, string[]>([
    [desks, []],
    [phones, []],
  ]);
  for (const isCanary of [true, false])
    for (const each of [{ site: desks }, { site: phones, isPhone: true }] satisfies Partial<PageVisit>[])
      for (let count = 0; count < 2; count++)
        reports.get(each.site)!.push(await visit(page, { ...each, isCanary }));
  return [...reports];
}

const failing = `function TeamPage() {
  useEffect(() => {
    if (innerWidth < 500) setTimeout(() => { throw new Error('broken on phones'); });
  }, []);
`;

test(
  'a canary that fails on phones is withdrawn by what its pages report',
  { tag: '@long' },
  async ({ page, problems }) => {
    problems.expect(/broken on phones/);
    const before = await live();
    const file = `${app}/src/team/TeamPage.tsx`;
    edit(work, file, 'function TeamPage() {\n', failing);
    edit(work, file, /^/, "import { useEffect } from 'react';\n");
    command('publish', app, '--canary', '5', '--name', 'phones');
    judge = judgeApart(
      copy,
      'phones',
      servers.flatMap((server) => ['--metrics', `http://${metricsOf(server)}/metrics`]),
    );
    await expect.poll(judge.output).toContain('"share":5');
    const visited = await visitAll(page);
    const [, [, phones]] = visited as [unknown, [string, string[]]];
    expect(phones.map((report) => /"error":(\d+)/.exec(report)![1])).toEqual(['1', '1', '0', '0']);
    for (const [site, reports] of visited) await sendAgain(site, reports, 60);
    await expect.poll(judge.code, { timeout: 120_000 }).toBe(3);
    expect(await live()).toBe(before);
    const [reason] = reasons();
    expect(reason).toMatch(/^withdraw canary phones: (\/team: )?\d+\.\d % of \d+ page views failed, 0\.0 %/);
    const answer = await fetch(`${servers[1].url}/team`, { headers: { Cookie: 'bucket=3' } });
    expect(answer.headers.get('Server-Timing')).toBe(`reports;desc="${before}"`);
    edit(work, file, failing, 'function TeamPage() {\n');
    edit(work, file, "import { useEffect } from 'react';\n", '');
  },
);

test(
  'a canary that works goes to everybody: Prometheus counts, and a server starts again meanwhile',
  { tag: '@long' },
  async ({ page }) => {
    test.skip(!hasPrometheus && !process.env['CI'], 'Prometheus needs the package prometheus');
    prometheus = await startPrometheus(servers.map(metricsOf));
    const { address, ask } = prometheus;
    await expect.poll(async () => (await readPrometheus(address)).servers.length).toBe(2);
    edit(work, `${app}/src/comingSoon/ComingSoonPage.tsx`, 'is being prepared', 'is on its way');
    const { composition } = command<{ composition: number }>(
      'publish',
      app,
      '--canary',
      '5',
      '--name',
      'words',
    );
    judge = judgeApart(copy, 'words', ['--prometheus', address]);
    await expect.poll(judge.output).toContain('"share":5');
    const visited = await visitAll(page);
    let sent = visited.flatMap(([, reports]) => reports).length * 2;
    await expect
      .poll(
        async () => {
          for (const [site, reports] of visited) sent += await sendAgain(site, reports, 20);
          return judge.output();
        },
        { timeout: 120_000, intervals: [1000] },
      )
      .toContain('"share":25');
    await servers[1].stop();
    servers[1] = await serveCounting(copy, servers[1].ports);
    await expect
      .poll(
        async () => {
          for (const [site, reports] of visited) sent += await sendAgain(site, reports, 20);
          return judge.code();
        },
        { timeout: 300_000, intervals: [1000] },
      )
      .toBe(0);
    expect(await live()).toBe(composition);
    expect(reasons()[0]).toMatch(/^promote canary words: 0\.0 % of \d+ page views failed, 0\.0 % of \d+ /);
    const counted = judge
      .output()
      .matchAll(/^\{"share":(\d+),"canary":\{"views":(\d+).*"live":\{"views":(\d+)/gm);
    const most = new Map(
      Array.from(counted, ([, share, canary, other]) => [share, Number(canary) + Number(other)]),
    );
    // Nothing is counted twice: neither after a start nor at the next share.
    expect([...most.values()].reduce((sum, each) => sum + each)).toBeLessThanOrEqual(sent);
    expect(await (await fetch(`${servers[0].url}/blog`)).text()).toContain(
      'Blog at Vibrant Peak is on its way',
    );

    const { groups } = await ask<{ groups: { rules: { health: string }[] }[] }>('rules');
    expect(new Set(groups.flatMap(({ rules }) => rules.map(({ health }) => health)))).toEqual(
      new Set(['ok']),
    );
    await servers[1].stop();
    const stopped = metricsOf(servers[1]);
    await expect
      .poll(async () => (await ask<{ alerts: { labels: object; state: string }[] }>('alerts')).alerts)
      .toEqual([
        expect.objectContaining({
          labels: expect.objectContaining({ alertname: 'ServerDown', instance: stopped }),
          state: 'pending',
        }),
      ]);
    const { unanswered } = await readPrometheus(address);
    expect(unanswered).toEqual([{ address: stopped, reason: 'Prometheus does not reach it' }]);
  },
);
