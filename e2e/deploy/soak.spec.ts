import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { expect, test } from '../site';
import { serveApart } from './apart';
import { restamped } from './restamped';
import { copyStore, type StoreCopy } from './storeCopy';
import { visit, type Report } from './visitor';

const deploys = 50;
const sessions = 20;
const names = ['remote-public', 'remote-admin', 'shell', 'remote-invoice'];

type Deploy = (copy: StoreCopy, name: string, stamp: string) => Promise<unknown>;

/** Like `vibrant-peak publish <app>`, whose process crash.spec.ts tests. */
const publish: Deploy = async (copy, name, stamp) => {
  const release = await restamped(copy.store, name, (await copy.liveReleases())[name]!, stamp);
  const { status } = await publishReleases(copy.store, [release], { log: () => undefined });
  expect(status).toBe('live');
};

/** As many sites do it: the old files go, then the new ones come. */
const deleteAndCopy: Deploy = async (copy, name, stamp) => {
  const hash = (await copy.liveReleases())[name]!;
  const release = await restamped(copy.store, name, hash, stamp);
  rmSync(join(copy.folder, 'r', name), { recursive: true });
  await publishReleases(copy.store, [release], { log: () => undefined });
};

/** Redeploys one application after the other while sessions walk the site. */
async function soak(browser: Browser, deploy: Deploy, count: number): Promise<Report> {
  const copy = await copyStore();
  const site = await serveApart(copy);
  let isOver = false;
  const walks = Array.from({ length: sessions }, async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(() => {
      if (window === window.top) localStorage.setItem('adminAuth', 'authenticated');
    });
    const report = await visit(context, site.url, () => isOver);
    await context.close();
    return report;
  });
  for (let sequence = 0; sequence < count; sequence++)
    await deploy(copy, names[sequence % names.length]!, `sequence ${sequence}`);
  isOver = true;
  const reports = await Promise.all(walks);
  await site.stop();
  copy.remove();
  return {
    navigations: reports.reduce((sum, { navigations }) => sum + navigations, 0),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

test.describe.serial('redeploys under visitors', { tag: '@long' }, () => {
  test.skip(!!process.env['SITE'], 'needs the store of the test site');

  test(`${deploys} redeploys of alternating applications break nothing for visitors`, async ({ browser }) => {
    test.setTimeout(60_000 + deploys * 60_000);
    const { navigations, failures } = await soak(browser, publish, deploys);
    console.log(
      `${deploys} redeploys, ${sessions} sessions, ${navigations} navigations, ${failures.length} failures`,
    );
    expect(failures).toEqual([]);
    expect(navigations).toBeGreaterThan(deploys);
  });

  test('the control: the same sessions do fail when a deploy deletes the old files and then copies the new ones', async ({
    browser,
  }) => {
    test.setTimeout(400_000);
    const { failures } = await soak(browser, deleteAndCopy, 4);
    expect(failures.length).toBeGreaterThan(0);
  });
});
