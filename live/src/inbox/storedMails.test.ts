import type { Mail } from '../mail/mail';
import { postNotices } from '../mail/notices/notices';
import { bothDatabases } from '../testing/testDatabase';
import { inboxOf } from '../testing/testInbox';
import { allow, invoicesOf } from '../testing/testInvoices';
import { origin, testLive, type TestLive } from '../testing/testLive';
import { addPerson, type TestPerson } from '../testing/testPeople';

describe.each(bothDatabases)('on %s, the erasure of a visitor keeps mails', (kind) => {
  let live: TestLive;
  let manager: TestPerson;
  let inbox: ReturnType<typeof inboxOf>;
  beforeEach(async () => {
    live = await testLive(kind);
    manager = await addPerson(live, 'manager');
    inbox = inboxOf(live, manager);
  });
  afterEach(() => live.close());

  const about = (what: string, email: string) => inbox.ask(`POST /visitor-data/${what}`, { email });

  test('mails with invoices are neither counted nor exported nor erased', async () => {
    await allow(live, manager, ['invoices', 'issue']);
    const invoices = invoicesOf(live, manager);
    await invoices.send((await invoices.issued()).id);
    await inbox.send();
    expect((await about('search', 'sara@lumen.example')).json()).toMatchObject({ messages: 1, mails: 0 });
    expect((await about('export', 'sara@lumen.example')).json()).toMatchObject({ mails: [] });
    await about('erasure', 'sara@lumen.example');
    const mails = live.database.tables.selectFrom('outbox').select(['recipient', 'state']);
    expect(await mails.execute()).toEqual([{ recipient: 'sara@lumen.example', state: 'waiting' }]);
  });

  test('a notice that also lists messages of others announces those alone', async () => {
    await live.ask('PUT /notices', { headers: manager.headers, payload: { notices: 'hourly' } });
    await inbox.send({ subject: 'Shops & stands' });
    for (const subject of ['Shops & stands too', 'Hello'])
      await inbox.send({ subject, email: 'jonas@lumen.example', name: 'Sara Ahmed' });
    await postNotices(live.database, origin);
    await about('erasure', 'sara@lumen.example');
    const { mail } = await live.database.tables
      .selectFrom('outbox')
      .where('state', '=', 'waiting')
      .select('mail')
      .executeTakeFirstOrThrow();
    const { subject, text, html } = JSON.parse(mail) as Mail;
    expect(subject).toMatch(/^3 new messages/);
    expect(text).toMatch(/^- An erased message\n- Sara Ahmed: Shops & stands too\n- Sara Ahmed: Hello\n/);
    expect(html).toMatch(
      /<p>- An erased message<br>\n- Sara Ahmed: Shops &amp; stands too<br>\n- Sara Ahmed: Hello</,
    );
  });
});
