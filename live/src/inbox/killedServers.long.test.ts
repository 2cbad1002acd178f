import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database } from '../database/openDatabase';
import { sendDue } from '../mail/sendDue';
import { smtpTransport } from '../mail/transport';
import { hour, passTime } from '../testing/clock';
import { killServer, startServer, type ServerProcess } from '../testing/serverProcess';
import { bothDatabases, testDatabase, type DatabaseKind } from '../testing/testDatabase';
import { origin } from '../testing/testLive';
import { testMailServer, type TestMailServer } from '../testing/testMailServer';
import { saveInboxSettings } from './settings/inboxSettings';

const senders = 50;
const messagesOfEach = 20;
const all = senders * messagesOfEach;
const kills = 10;

/** Sends what a form does: again and again, with one key, until a server has stored it. */
async function submit(urlOf: () => string, sender: number, number: number): Promise<number> {
  const message = { email: `${number}@sender-${sender}.example`, subject: `Message ${sender}.${number}` };
  const body = JSON.stringify({
    key: randomUUID(),
    elapsed: 20_000,
    name: `Sender ${sender}`,
    message: 'We need a shop.',
    ...message,
  });
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${sender}`,
    origin,
    'sec-fetch-site': 'same-origin',
  };
  for (let attempts = 1; ; attempts++) {
    const answer = await fetch(`${urlOf()}/api/submissions/contact`, { method: 'POST', headers, body }).catch(
      () => undefined,
    );
    if (answer?.status === 204) return attempts;
    // A server that is away answers nothing, and a database that is busy 503.
    expect([undefined, 503]).toContain(answer?.status);
    await pause(250);
  }
}

async function withDatabase<T>(address: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(address);
  const result = await work(database);
  await database.close();
  return result;
}

const settings = { confirms: true, messageMonths: 24, applicationMonths: 6 };
const cases: [DatabaseKind, servers: number][] = [
  ['SQLite', 1],
  ...(bothDatabases.includes('PostgreSQL')
    ? ([
        ['PostgreSQL', 1],
        ['PostgreSQL', 2],
      ] as [DatabaseKind, number][])
    : []),
];

let mail: TestMailServer;
let servers: ServerProcess[] = [];
afterEach(async () => {
  jest.useRealTimers();
  servers.forEach(({ child }) => child.kill('SIGKILL'));
  await mail.close();
});

test.each(cases)(
  'on %s with %d servers, of which one is killed ten times, each message arrives once and is confirmed once',
  async (kind, count) => {
    const place = await testDatabase(kind);
    const { address } = place;
    await withDatabase(address, ({ change }) => change((tables) => saveInboxSettings(tables, settings)));
    mail = await testMailServer();
    const { url: mailUrl } = mail;
    const mails = [...mail.mails];
    servers = await Promise.all(Array.from({ length: count }, () => startServer(address, mailUrl)));

    let [stored, attempts, killed] = [0, 0, 0];
    let isAway = false;
    const isKillDue = () => killed < kills && stored >= ((killed + 1) * all) / (kills + 1);
    /** Kills a server at each eleventh part, and ends the mail server for the half in the middle. */
    const disturb = async () => {
      while (stored < all) {
        if (isKillDue()) {
          const index = killed++ % count;
          await killServer(servers[index]!);
          servers[index] = await startServer(address, mailUrl);
        }
        if (!isAway && stored >= all / 4 && stored < (all * 3) / 4) {
          isAway = true;
          await mail.close();
          mails.push(...mail.mails);
        }
        if (isAway && stored >= (all * 3) / 4) {
          isAway = false;
          mail = await testMailServer({ port: Number(new URL(mailUrl).port) });
        }
        await pause(5);
      }
    };
    const send = async (sender: number) => {
      for (let number = 0; number < messagesOfEach; number++) {
        while (isKillDue()) await pause(20);
        const tried = await submit(() => servers[(sender + number) % count]!.url, sender, number);
        attempts += tried;
        stored++;
      }
    };
    const began = performance.now();
    await Promise.all([disturb(), ...Array.from({ length: senders }, (_, sender) => send(sender))]);
    const seconds = Math.round((performance.now() - began) / 1000);
    await Promise.all(servers.map(killServer));

    // The mails that waited for the mail server, and those that a killed server had claimed.
    passTime(5 * hour);
    await withDatabase(address, async (database) => {
      const transport = smtpTransport({ url: mailUrl, from: 'hello@the.site' });
      while ((await sendDue(database, transport)) > 0);
      const subjects = (await database.tables.selectFrom('conversations').select('subject').execute())
        .map(({ subject }) => subject)
        .sort();
      const sent = Array.from({ length: all }, (_, index) => {
        const sender = Math.floor(index / messagesOfEach);
        return `Message ${sender}.${index % messagesOfEach}`;
      });
      expect(subjects).toEqual(sent.sort());
      const outbox = await database.tables.selectFrom('outbox').select(['state', 'message_id']).execute();
      expect(outbox.map(({ state }) => state)).toEqual(Array<string>(all).fill('sent'));
      mails.push(...mail.mails);
      const ids = mails.map(({ messageId }) => messageId!);
      expect([...new Set(ids)].sort()).toEqual(outbox.map((each) => each.message_id).sort());
      expect(new Set(mails.map(({ to }) => to![0]!.address)).size).toBe(all);
      // A server that dies between the mail server's answer and its own note sends the mail again,
      // with the same Message-ID, by which mailboxes know it.
      expect(ids.length - all).toBeLessThanOrEqual(kills);
      expect(killed).toBe(kills);
      if (process.env['FIGURES'])
        process.stderr.write(
          `${kind}, ${count} servers: ${stored} stored with ${attempts} attempts in ${seconds} s, ${killed} kills, ` +
            `${ids.length} mails arrived, ${new Set(ids).size} different\n`,
        );
    });
    await place.remove();
  },
  1_800_000,
);
