import { sendDue } from '../mail/sendDue';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { testLive, type TestLive } from '../testing/testLive';
import { mailbox, mailsOf, own } from '../testing/testMails';
import { addPerson, type TestPerson } from '../testing/testPeople';
import { postMail } from '../mail/mail';

/** A delivery status notification (RFC 3464). @param headers those of the mail, which it repeats. */
const report = (headers: Record<string, string>, recipient = 'sara@lumen.example') =>
  [
    ...['--b', 'Content-Type: text/plain', '', 'Your mail was not delivered.'],
    ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.lumen.example', ''],
    ...[`Final-Recipient: rfc822; ${recipient}`, 'Action: failed', 'Status: 5.1.1'],
    ...['--b', 'Content-Type: text/rfc822-headers', ''],
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '--b--',
  ].join('\r\n');
const reportHeaders = {
  From: 'MAILER-DAEMON@mx.lumen.example',
  'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
};
const relayed = { 'Message-ID': '<0102-0000@eu-west-1.amazonses.com>' };

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  let mails: ReturnType<typeof mailsOf>;
  beforeEach(async () => {
    live = await testLive(kind, undefined, { sendsMail: true, replyAddress: mailbox, ownAddresses: own });
    manager = await addPerson(live, 'manager', 'Bilal');
    inbox = inboxOf(live, manager);
    mails = mailsOf(live, inbox);
  });
  afterEach(() => live.close());

  const listed = async () =>
    (await inbox.ask('GET /mail')).json<{ mails: { id: string; state: string }[] }>().mails;
  const returnedTo = async (id: number) =>
    (await inbox.open(id)).messages.filter(({ delivery }) => delivery === 'returned').length;

  test('a report is found by the token in the mail, where a relay has replaced the Message-ID', async () => {
    const byAddress = await mails.answered();
    await mails.take(reportHeaders, report({ ...relayed, 'Reply-To': byAddress.replyTo, Subject: 'x' }));
    expect(await returnedTo(byAddress.id)).toBe(1);
    expect((await inbox.open(byAddress.id)).messages.at(-1)).toMatchObject({ kind: 'bounce' });
    const bySubject = await mails.answered({ email: 'omar@harbor.example' });
    await mails.take(reportHeaders, report({ ...relayed, Subject: bySubject.subject }));
    expect(await returnedTo(bySubject.id)).toBe(1);
  });

  /** A mail that belongs to no conversation, as invoices do. */
  const sendTo = async (address: string, subject: string) => {
    const mail = { to: { name: '', address }, subject, text: 'Please find attached.' };
    const post = { kind: 'invoice', origin: 'https://the.site' };
    const messageId = await live.database.change((tables) => postMail(tables, mail, post));
    await sendDue(live.database, async () => undefined);
    return messageId;
  };

  test('a report is found by recipient and subject of the mail, not by one of them', async () => {
    await sendTo('sara@lumen.example', 'Invoice 7 für Köln');
    const found = { ...relayed, Subject: '=?utf-8?Q?Invoice_7_f=C3=BCr_K=C3=B6ln?=' };
    await mails.take(reportHeaders, report({ ...relayed, Subject: 'Invoice 8' }));
    await mails.take(reportHeaders, report(found, 'omar@harbor.example'));
    expect(await listed()).toEqual([]);
    await mails.take(reportHeaders, report(found));
    expect(await listed()).toMatchObject([
      { state: 'returned', problem: 'It came back, mx.lumen.example reports: 5.1.1' },
    ]);
  });

  test('a returned mail is sent again, or the report is dismissed', async () => {
    for (const route of ['retry', 'dismissal']) {
      const messageId = await sendTo('sara@lumen.example', route);
      await mails.take(reportHeaders, report({ 'Message-ID': messageId }));
      const { id } = (await listed())[0]!;
      expect((await inbox.ask(`POST /mail/${id}/${route}`)).statusCode).toBe(204);
      expect((await listed()).map(({ state }) => state)).toEqual(route === 'retry' ? ['waiting'] : []);
      await sendDue(live.database, async () => undefined);
      expect(await listed()).toEqual([]);
      expect((await inbox.ask(`POST /mail/${id}/${route}`)).statusCode).toBe(404);
    }
  });
});
