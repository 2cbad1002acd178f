import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sitePackages, tarballName } from '../sitePackages';
import { builtRelease } from '../store/manifest';
import { platformFiles } from '../store/platformIndex';
import { manifestOf } from '../testing/conformance/fixture';
import { UsageError } from '../usageError';
import { fetchPackages } from './fetchPackages';

let remote: string;
let into: string;
let site: string;
let server: Server;
/** Answers of the site by path; an address redirects. */
let answers: Map<string, string | Buffer>;

beforeEach(async () => {
  remote = mkdtempSync(join(tmpdir(), 'remote-'));
  into = mkdtempSync(join(remote, 'fetched-'));
  for (const name of sitePackages) {
    const folder = join(remote, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '5.1.202601020304' }));
  }
  server = createServer((request, response) => {
    const answer = answers.get(request.url!);
    const isElsewhere = typeof answer === 'string' && answer.startsWith('http');
    response.writeHead(answer === undefined ? 404 : isElsewhere ? 302 : 200, {
      ...(isElsewhere && { location: answer }),
    });
    response.end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers = offered('5.2.202601020304');
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(remote, { recursive: true });
});

/** What a site answers whose shell brings packages of this version along. */
function offered(version: string, names = sitePackages): typeof answers {
  const files = names.map((name) => [`packages/${tarballName(name, version)}`, Buffer.from(name)] as const);
  const { manifest } = builtRelease(manifestOf('shell', '1.0.0'), new Map(files));
  return new Map<string, string | Buffer>([
    ...platformFiles({ hash: '1-abc', manifest }).map(([file, text]) => [`/${file}`, text] as const),
    ...files.map(([file, content]) => [`/r/shell/1-abc/${file}`, content] as const),
  ]);
}

const fetching = () => fetchPackages(site, remote, into);

test('the packages that a site offers are fetched', async () => {
  const files = await fetching();
  expect(files).toEqual(sitePackages.map((name) => join(into, tarballName(name, '5.2.202601020304'))));
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(sitePackages);
});

test('those that are installed are not older', async () => {
  answers = offered('5.1.202601020304');
  expect(await fetching()).toHaveLength(3);
});

const tarball = `/r/shell/1-abc/packages/${tarballName('@vibrant-peak/webpack', '5.2.202601020304')}`;
const index = (packages: unknown) => JSON.stringify({ format: 1, packages });
const listed = { name: '@vibrant-peak/shared', version: '5.2.0', integrity: 'sha256-a' };

test.each<[string, () => unknown, string]>([
  ['without packages', () => answers.clear(), 'offers no packages: npx vibrant-peak publish shell'],
  ['with other bytes', () => answers.set(tarball, 'other'), `${tarball} has other bytes than`],
  ['without a tarball', () => answers.delete(tarball), `${tarball} answers 404.`],
  [
    'with older packages',
    () => (answers = offered('5.1.202601020303')),
    'offers @vibrant-peak/shared 5.1.202601020303, which is older than the installed 5.1.202601020304.',
  ],
  [
    'without one of the packages',
    () => (answers = offered('5.2.0', sitePackages.slice(1))),
    'platform.json does not list @vibrant-peak/shared.',
  ],
  ['with a page in its place', () => answers.set('/platform.json', '<p>'), 'platform.json is not JSON'],
  ['of a later format', () => answers.set('/platform.json', '{"format":2}'), 'knows format 1 only'],
  [
    'with packages from elsewhere',
    () => answers.set('/platform.json', index([{ ...listed, address: '.evil.example/a.tgz' }])),
    'platform.json is damaged: packages[0].address',
  ],
  [
    'with a version that is a path',
    () => answers.set('/platform.json', index([{ ...listed, address: tarball, version: '/../../a' }])),
    'platform.json is damaged: packages[0].version',
  ],
  [
    'that redirects',
    () => answers.set('/platform.json', `${site}${tarball}`),
    'platform.json does not answer: Error: unexpected redirect',
  ],
  ['that is gone', () => server.close(), 'platform.json does not answer: Error: connect ECONNREFUSED'],
])('a site %s is refused', async (_, change, says) => {
  change();
  await expect(fetching()).rejects.toThrow(says);
});

test('packages come by https or from this machine alone', async () => {
  const asked = fetchPackages('http://the.site', remote, into);
  await expect(asked).rejects.toThrow(UsageError);
  await expect(asked).rejects.toThrow('by https, or from this machine, not from http://the.site.');
  expect(readdirSync(into)).toEqual([]);
});
