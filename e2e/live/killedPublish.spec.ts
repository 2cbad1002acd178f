import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { endPublicationTime } from '../../live/src/testing/endPublicationTime';
import { postgresFolder } from '../../live/src/testing/postgresFolder';
import { startPostgres, type PostgresServer } from '../../live/src/testing/postgresServer';
import type { FaultPoint } from '../../engine/failpoint';
import { smokeTest } from '../../engine/publish/steps/smoke';
import { openStore } from '../../engine/store/openStore';
import type { Store } from '../../engine/store/store';
import { endProcess } from '../endProcess';
import { startLiveServer, type LiveServer } from '../liveServer';
import { firstLinkOf } from '../liveSite';
import { hasS3Server, startS3Server, type S3Server } from '../s3Server';
import { removeFolder } from '../temporaryFiles';
import { joinByLink, staffCalls } from './staffCalls';

/** Where people open the site, whichever server a load balancer chooses. */
const origin = 'http://localhost:8080';
const address = 's3://site/live';
const hasPostgres = !!postgresFolder() || !!process.env['CI'];

interface Kill {
  when: string;
  /** Where the server dies; without it, it is killed as soon as it has taken the publication. */
  diesAt?: FaultPoint;
  ends: 'failed' | 'live';
  /**
   * Waits for the end as people do; otherwise the time of the publication is ended in the database.
   */
  isWaiting?: boolean;
}

const kills: Kill[] = [
  { when: 'before it composes', ends: 'failed' },
  { when: 'while it composes', diesAt: 'composition claimed', ends: 'failed', isWaiting: true },
  { when: 'when the composition is stored', diesAt: 'composition stored', ends: 'failed' },
  { when: 'when it has just gone live', diesAt: 'live', ends: 'live' },
];

test.describe.serial('two servers with one PostgreSQL and one bucket', { tag: '@long' }, () => {
  test.skip(!!process.env['SITE'], 'starts a site of its own');
  test.skip(!hasS3Server || !hasPostgres, 'needs an object gateway and PostgreSQL');

  const servers: LiveServer[] = [];
  const folders: string[] = [];
  let [s3, postgres, store]: [S3Server?, PostgresServer?, Store?] = [];
  let other: LiveServer;
  let staff: ReturnType<typeof staffCalls>;

  async function start(variables: Record<string, string> = {}): Promise<LiveServer> {
    const cache = mkdtempSync(join(tmpdir(), 'cache-'));
    folders.push(cache);
    const shared = { ORIGIN: origin, DATABASE_URL: postgres!.address, STORE: address };
    const server = await startLiveServer({ ...shared, MIRROR: cache, ...variables });
    servers.push(server);
    return server;
  }

  test.beforeAll(async () => {
    s3 = await startS3Server('site');
    postgres = await startPostgres(postgresFolder() ?? '');
    const first = await start();
    staff = staffCalls(origin, await joinByLink(first.url, await firstLinkOf(first)));
    store = await openStore(address);
    await endProcess(first.process);
    other = await start();
  });

  test.afterAll(async () => {
    await Promise.all(servers.map((server) => endProcess(server.process)));
    await postgres?.stop();
    await s3?.stop();
    folders.forEach(removeFolder);
  });

  const state = async (id: string) => (await staff.publication(other.url, id)).state;
  const page = async () => (await fetch(`${other.url}/team`)).text();
  /** How often people have set other words live, by the log of the store. */
  const changes = async () =>
    (await store!.history(1000)).filter(({ by, reason }) => by === 'Ayesha' && reason === 'publish shared')
      .length;

  for (const { when, diesAt, ends, isWaiting = false } of kills)
    test(`a publication whose server is killed ${when} ends once, as ${ends}, and the other server goes on`, async () => {
      const killed = await start(diesAt && { PUBLISH_DIES_AT: diesAt });
      const died = once(killed.process, 'exit');
      const before = await changes();
      const words = (what: string) => `Words of what is ${what} ${when}.`;

      const later = [await staff.saveBio(killed.url, '2', words('scheduled'))];
      const chosen = [await staff.saveBio(killed.url, '1', words('published'))];
      // Later than the other one begins, on a busy machine, too.
      const due = new Date(Date.now() + 10_000);
      const scheduled = (await staff.publish(killed.url, later, due)).body.id;
      const begun = await staff.publish(killed.url, chosen);
      expect(begun.status).toBe(202);
      const published = begun.body.id;
      if (!diesAt) killed.process.kill('SIGKILL');
      expect((await died)[1]).toBe('SIGKILL');

      await test.step('the other server knows at once whether it is live, and the session', async () => {
        expect(await state(published)).toBe(ends === 'live' ? 'live' : 'composing');
        expect((await staff.call(other.url, 'GET /session')).body).toMatchObject({
          person: { name: 'Ayesha' },
        });
      });

      if (ends === 'failed')
        await test.step('until its time is over nothing else is published', async () => {
          expect(await page()).not.toContain(words('published'));
          const refused = await staff.publish(other.url, chosen);
          expect([refused.status, refused.body.detail]).toEqual([
            409,
            expect.stringContaining('Ayesha is publishing'),
          ]);
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due.getTime() + 6000 - Date.now())));
          expect(await state(scheduled)).toBe('waiting');
          if (!isWaiting) await endPublicationTime(postgres!.address, published);
        });

      await test.step('it ends, with the same word for visitors and staff', async () => {
        await expect.poll(() => state(published), { timeout: isWaiting ? 190_000 : 10_000 }).toBe(ends);
        if (ends === 'live') await expect.poll(page).toContain(words('published'));
        else expect(await page()).not.toContain(words('published'));
      });

      await test.step('what was due goes live once', async () => {
        await expect.poll(() => state(scheduled), { timeout: 90_000 }).toBe('live');
        await expect.poll(page).toContain(words('scheduled'));
      });

      await test.step('the next publication goes live', async () => {
        const again = [await staff.saveBio(other.url, '1', words('published next'))];
        const { status, body } = await staff.publish(other.url, again);
        expect(status).toBe(202);
        await expect.poll(() => state(body.id), { timeout: 90_000 }).toBe('live');
        await expect.poll(page).toContain(words('published next'));
      });

      await test.step('nothing is there twice or by halves', async () => {
        const isLive = ends === 'live' ? 1 : 0;
        expect(await state(published)).toBe(isLive ? 'replaced' : 'failed');
        expect(await staff.timesPublished(other.url, published)).toBe(isLive);
        expect(await staff.timesPublished(other.url, scheduled)).toBe(1);
        expect(await changes()).toBe(before + 2 + isLive);
        const composition = await store!.composition((await store!.pointer())!.live);
        await smokeTest(store!, composition);
        for (const [name, hash] of Object.entries(composition.releases))
          await store!.releases.verify(name, hash);
      });
    });
});
