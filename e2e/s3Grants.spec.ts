import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { backUpStore } from '../engine/backup/storeBackup';
import { collectGarbage } from '../engine/collect/collectGarbage';
import { verifyStore } from '../engine/collect/verifyStore';
import { publishReleases } from '../engine/publish/steps/publishReleases';
import { openStore, type Store } from '../engine/store/openStore';
import { composeUntested } from '../engine/testing/composeUntested';
import { releaseOf, remote, shell } from '../engine/testing/smallSite';
import { grantActions, grantTeam, openAs } from './grantTeam';
import { hasS3Server, startS3Server, type S3Server } from './s3Server';
import { removeFolder } from './temporaryFiles';

/** The cells of the table of users: what each of them needs. */
const page = readFileSync(join(import.meta.dirname, '../docs/how-to/grant-access.md'), 'utf8');
const rows = Object.fromEntries(
  [...page.matchAll(/^\| (.+?) +\| (.*s3:.*|the policy below.*?) +\|$/gm)].map(([, user, needs]) => [
    user!,
    needs!,
  ]),
);
const actionsOf = (user: string) => rows[user]!.match(/s3:\w+/g)!;

const options = { log: () => undefined, compose: composeUntested };
const pageOf = (text: string) => remote('remote-x', '/x', `return '${text}'`);
const refused = 'access is refused';

test.describe.serial('the rights that the documentation names', () => {
  test.skip(!!process.env['SITE'], 'starts a bucket of its own');
  test.skip(!hasS3Server, 'needs an object gateway: apt-get install radosgw ceph-mon ceph-osd');

  let server: S3Server;
  let store: Store;
  let folder: string;
  const write = (as: Store, name: string) => as.objects.create(name, Buffer.from('by hand'));

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'grants-'));
    server = await startS3Server('site');
    store = await openStore('s3://site/production');
    await publishReleases(
      store,
      [releaseOf('shared', ''), releaseOf('shell', shell), pageOf('one')],
      options,
    );
  });
  test.afterAll(async () => {
    await server?.stop();
    removeFolder(folder);
  });

  test('the table has these users and no others', () => {
    expect(Object.keys(rows)).toEqual([
      '`serve`, `list`, `verify`, `backup`',
      'a server of the live profile',
      'the CDN',
      'a team',
      '`init`, `restore`',
      '`gc`',
    ]);
  });

  test('those who only read list the site, verify it and back it up, and write nothing', async () => {
    const actions = actionsOf('`serve`, `list`, `verify`, `backup`');
    const reader = await openAs(await grantActions(server, 'reader', actions, ['*']));
    expect((await reader.history(9)).map(({ reason }) => reason)).toEqual([
      expect.stringContaining('publish'),
    ]);
    expect(await verifyStore(reader)).toEqual([]);
    expect(await backUpStore(join(folder, 'site.tar'), reader)).toBeGreaterThan(10);
    await expect(write(reader, 'else.html')).rejects.toThrow(refused);
  });

  test('an owner publishes all applications at once', async () => {
    const owner = await openAs(await grantTeam(server, { team: 'owner', app: '*' }));
    const all = ['shell', 'shared'].map((name) => releaseOf(name, `${name === 'shell' ? shell : ''};`));
    expect(await publishReleases(owner, [...all, pageOf('all')], options)).toMatchObject({ status: 'live' });
  });

  test('a live server publishes the content, and no application', async () => {
    const live = await openAs(await grantTeam(server, { team: 'live', app: 'shared' }));
    expect(await publishReleases(live, [releaseOf('shared', 'later')], options)).toMatchObject({
      status: 'live',
    });
    await expect(publishReleases(live, [pageOf('two')], options)).rejects.toThrow(refused);
  });

  test('a CDN reads releases and pictures alone', async () => {
    const actions = actionsOf('the CDN');
    expect(rows['the CDN']).toContain('on `r/*` and `media/*`');
    const cdn = await openAs(await grantActions(server, 'cdn', actions, ['r/*', 'media/*']));
    const [release] = await cdn.objects.list('r/remote-x/');
    expect(await cdn.objects.read(release!)).toBeDefined();
    await expect(cdn.pointer()).rejects.toThrow(refused);
    await expect(write(cdn, 'r/remote-x/9-x/remoteEntry.js')).rejects.toThrow(refused);
  });

  test('garbage is collected with the right of a team and the one to delete', async () => {
    const team = await openAs(await grantTeam(server, { team: 'team-x', app: 'remote-x' }));
    for (const text of ['two', 'three']) await publishReleases(team, [pageOf(text)], options);
    const retention = { changes: 1, age: 0, pictures: 0 };
    await expect(collectGarbage(team, retention)).rejects.toThrow(refused);
    const grant = { team: 'collector', app: 'remote-x', actions: actionsOf('`gc`') };
    const { removed } = await collectGarbage(await openAs(await grantTeam(server, grant)), retention);
    expect(removed.join()).toContain('r/remote-x/');
  });
});
