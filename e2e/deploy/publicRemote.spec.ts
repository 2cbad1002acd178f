import { findApp } from '../../webpack/apps';
import { publishReleases } from '../../engine/publish/steps/publishReleases';
import { retire } from '../../engine/publish/steps/retire';
import type { BuiltRelease } from '../../engine/formats/manifest';
import { expect, test } from '../site';
import { variantOf } from '../variant';
import { sealed } from './bigSite';
import { serveCopy, type ServedCopy } from './storeCopy';

test.skip(!!process.env['SITE'], 'needs the store of the test site');

let copy: ServedCopy;
test.beforeAll(async () => void (copy = await serveCopy()));
test.afterAll(() => copy.remove());

const log = () => undefined;
const links = [
  { place: 'header' as const, label: 'Partners', order: 20 },
  { place: 'footer' as const, label: 'Our partners', order: 10 },
];

/** A remote with one public page, made of remote-public's page of the team. */
async function partners(): Promise<BuiltRelease> {
  const { name } = findApp('remote-public');
  const release = await variantOf(copy.store, name, (await copy.liveReleases())[name]!, (_file, code) =>
    code.replace(/remote([-_])public/g, 'remote$1partners'),
  );
  const manifest = {
    ...release.manifest,
    name: 'remote-partners',
    offers: { pages: [{ path: '/partners', module: 'team/TeamPage', links }] },
  };
  manifest.assets = { ...manifest.assets, uniqueName: 'remote-partners@1' };
  return sealed({ ...release, name: 'remote-partners', manifest });
}

test('a new remote brings a public page and its links without a publish of another team, and takes them along when it leaves', async ({
  page,
}) => {
  const before = await copy.liveReleases();
  await publishReleases(copy.store, [await partners()], { log });
  const { 'remote-partners': own, ...others } = await copy.liveReleases();
  expect(own).toBeDefined();
  expect(others).toEqual(before);

  await page.goto(`${copy.url}/careers`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Our partners' })).toHaveAttribute('href', '/partners');
  const header = page.getByRole('navigation', { name: 'Main' });
  await expect(header.getByRole('link').last()).toHaveText('Partners');
  await header.getByRole('link', { name: 'Partners' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/partners');
  await expect(header.getByRole('link', { name: 'Partners' })).toHaveAttribute('aria-current', 'page');

  await page.goto(copy.url);
  await expect(header.getByRole('link').last()).toHaveText('Partners');
  await page.goto(`${copy.url}/partners`);
  await expect(page.getByRole('heading', { level: 1, name: 'Meet Our Team' })).toBeVisible();
  expect(await (await fetch(`${copy.url}/sitemap.xml`)).text()).toContain('/partners</loc>');

  await retire(copy.store, 'remote-partners', { log, by: 'test' });
  await page.goto(`${copy.url}/careers`);
  await expect(footer.getByRole('link', { name: 'Our partners' })).toHaveCount(0);
  await expect(header.getByRole('link').last()).toHaveText('Blog');
  expect((await fetch(`${copy.url}/partners`)).status).toBe(404);
});

test('a remote that claims what it may not have is refused, with all reasons', async () => {
  const release = await partners();
  const icon = { label: 'Partners', icon: 'Ghost', order: 65 };
  release.manifest.offers!.pages.push(
    { path: '/services/partners', module: 'team/TeamPage' },
    { path: '/admin/partners', module: 'team/TeamPage', navigation: icon },
  );
  const publishing = publishReleases(copy.store, [sealed(release)], { log });
  await expect(publishing).rejects.toThrow('remote-partners offers /services/partners: its addresses begin');
  await expect(publishing).rejects.toThrow('remote-public and remote-partners both claim /services/partners');
  await expect(publishing).rejects.toThrow(
    'remote-partners names an unknown icon for /admin/partners: Ghost',
  );
});
