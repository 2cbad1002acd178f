import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testMailServer, type TestMailServer } from '../../live/src/testing/testMailServer';
import { flags, testBrowserPath } from '../chromium';
import { hasS3Server, startS3Server, type S3Server } from '../s3Server';
import { expect, still, test } from '../site';
import { removeFolder } from '../temporaryFiles';
import { startDebian } from './debian';
import { prepare, publishSite, start } from './firstServer';
import { preventsMachines, type Machine } from './machine';
import { issueAndSend, pdfOf, restore, upgradeAndGoBack } from './maintainServer';
import { moveToPostgres } from './postgres';

test.skip(!!process.env['SITE'], 'starts a machine of its own');
test.skip(!hasS3Server, "Ceph's object gateway is missing");
test.use({
  ...still,
  // The certificate is not of an authority.
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: testBrowserPath(),
    args: [...flags, '--host-resolver-rules=MAP the.site 127.0.0.1'],
  },
});

let folder: string;
let machine: Machine | undefined;
let bucket: S3Server;
let mails: TestMailServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const prevented = preventsMachines();
  test.skip(process.getuid?.() !== 0 || (!!prevented && !process.env['CI']), prevented);
  folder = mkdtempSync(join(tmpdir(), 'first-server-'));
  bucket = await startS3Server('bucket');
  mails = await testMailServer();
});
test.afterAll(async () => {
  await machine?.stop();
  await Promise.all([bucket?.stop(), mails?.close()]);
  removeFolder(folder);
});

test(
  'the documents make a server of an empty Debian, and bring it through restore, upgrade and way back',
  { tag: '@long' },
  async ({ page, problems }) => {
    test.setTimeout(1_500_000);
    // Staff pages ask on while the server restarts.
    problems.expect(/request outside: https:\/\/the\.site/, /status of (401|502)/);
    const debian = await startDebian((begun) => (machine = begun));
    const walk = { machine: debian, page, bucket, mails, folder };
    await test.step('prepares the machine', () => prepare(walk));
    await test.step('builds the server, publishes the site into the bucket', () => publishSite(walk));
    await test.step('starts it behind nginx, over TLS', () => start(walk));
    const id = await test.step('prints an invoice and sends it', () => issueAndSend(walk));
    const pdf = await pdfOf(walk, id);
    await test.step('makes a backup and restores it', () => restore(walk));
    expect((await pdfOf(walk, id)).equals(pdf)).toBe(true);
    await test.step('moves to PostgreSQL, and makes backups of it', () => moveToPostgres(walk));
    expect((await pdfOf(walk, id)).equals(pdf)).toBe(true);
    await test.step('changes to a newer version, and back', () => upgradeAndGoBack(walk));
    expect((await pdfOf(walk, id)).equals(pdf)).toBe(true);
  },
);
