import { expect } from '@playwright/test';
import type { PageReport } from '../../engine/serve/reports/pageReport';
import { serveStore } from '../runningSite';
import { testStore } from '../testStore';
import { gecko } from './firefox';
import type { EngineKind } from './engine';
import { testIn } from './testIn';
import type { Visitor } from './visitor';
import { webkit } from './webkit';

const reporting = `'reports' in document.documentElement.dataset`;
const none = { error: 0, load: 0, hydration: 0 };

// `e2e/pageReports.spec.ts` has Chromium.
for (const kind of [gecko, webkit]) reportsIn(kind);

function reportsIn(kind: EngineKind): void {
  const test = testIn(kind).extend<{ reports: PageReport[] }>({
    reports: async ({}, provide) => provide([]),
    site: async ({ reports }, provide) => {
      const site = await serveStore(testStore, { onReport: (report) => void reports.push(report) });
      await provide(site.url);
      site.stop();
    },
  });
  const missing = kind.missing();

  test.describe(`reports of pages in ${kind.name}`, () => {
    test.skip(!!process.env['SITE'], 'needs the store of the test site');
    test.skip(Boolean(missing) && !process.env['CI'], `${kind.name} needs the package ${missing}`);

    test('a view, an uncaught error and the next page in the same tab', async ({ visitor, reports }) => {
      await openReporting(visitor, '/projects/swift-cart');
      await visitor.openAlive('/team');
      await visitor.waitFor(reporting, true);
      await expect
        .poll(() => reports)
        .toEqual([expect.objectContaining({ canary: false, page: '/projects/:slug', errors: none })]);

      await visitor.evaluate(`void setTimeout(() => { throw new Error('secret') })`);
      await visitor.resize(1280, 900);
      await visitor.click('link', 'Services');
      await expect.poll(() => reports.length).toBe(2);
      expect(reports[1]).toMatchObject({ page: '/team', errors: { ...none, error: 1 } });
      expect(JSON.stringify(reports)).not.toContain('secret');

      await visitor.open('/careers');
      await expect.poll(() => reports.at(2)).toMatchObject({ page: '/services', errors: none });
    });

    test('a part that does not load', async ({ visitor, front, reports }) => {
      front.faults = [{ path: /^\/r\/remote-public\/.*\.js/, status: 404 }];
      await openReporting(visitor, '/careers');
      await visitor.evaluate(`void document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))`);
      await visitor.waitFor(
        `document.querySelector('[role=alert]')?.textContent.includes('Parts of this page did not load')`,
        true,
      );
      front.faults = [];
      await visitor.open('/team');
      await expect.poll(() => reports.length).toBe(1);
      expect(reports[0]).toMatchObject({ page: '/careers', errors: { error: 0, hydration: 1 } });
      expect(reports[0]!.errors.load).toBeGreaterThan(0);
    });
  });
}

/** Opens an address and waits until the page reports. */
async function openReporting(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await visitor.waitFor(reporting, true);
}
