import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishReleases } from '../publish/publishReleases';
import { createSiteServer } from '../server/createSiteServer';
import { sitePackages, tarballName } from '../sitePackages';
import { builtRelease } from '../store/manifest';
import { beginStore } from '../store/openStore';
import { composeUntested } from '../testing/composeUntested';
import { releaseOf, shell } from '../testing/smallSite';
import { fetchPackages } from './fetchPackages';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'offering-'))));
afterEach(() => rmSync(place, { recursive: true }));

/** Serves a small site, whose shell brings these packages along, while `work` runs. */
async function serving(packages: Map<string, Buffer>, work: (site: string) => Promise<void>) {
  const { manifest, files } = releaseOf('shell', shell);
  files.delete('release.json');
  const whole = builtRelease(manifest, new Map([...files, ...packages]));
  await publishReleases(await beginStore(join(place, 'store')), [releaseOf('shared', ''), whole], {
    log: () => undefined,
    compose: composeUntested,
  });
  const server = createSiteServer(join(place, 'store'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a site offers the packages that the release of its shell brings along', async () => {
  const files = sitePackages.map((name) => tarballName(name, '9.1.202601020304'));
  const packages = files.map((file) => [`packages/${file}`, Buffer.from(file)] as const);
  await serving(new Map(packages), async (site) => {
    const fetched = await fetchPackages(site, process.cwd(), place);
    expect(fetched.map((file) => readFileSync(file, 'utf8'))).toEqual(files);
    const { headers } = await fetch(`${site}/platform.json`);
    expect(headers.get('content-type')).toContain('json');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

test('a site whose shell brings none has no list of them', () =>
  serving(new Map(), async (site) => {
    expect((await fetch(`${site}/platform.json`)).status).toBe(404);
  }));
