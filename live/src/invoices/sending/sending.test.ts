import { sendDue } from '../../mail/sendDue';
import { smtpTransport } from '../../mail/transport';
import { bothDatabases } from '../../testing/testDatabase';
import { allow, draftOf, invoicesOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { inboxOf } from '../../testing/testInbox';
import { defaultTexts } from './defaultTexts';
import { invoiceFiles } from './invoiceFiles';
import { mailsOf } from '../../testing/testMails';
import { addPerson, logOf } from '../../testing/testPeople';
import { testMailServer, type TestMailServer } from '../../testing/testMailServer';

const bill = (changes: object) => ({
  name: '',
  company: 'Lumen Ltd',
  address: '',
  phone: '',
  email: 'sara@lumen.example',
  ...changes,
});

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: Awaited<ReturnType<typeof liveWithInvoices>>['invoices'];
  let server: TestMailServer;
  beforeEach(async () => {
    const bytes = Buffer.from('%PDF of the invoice');
    ({ live, invoices } = await liveWithInvoices(kind, async () => ({ bytes, missing: [] })));
    server = await testMailServer();
  });
  afterEach(async () => {
    await server.close();
    await live.close();
  });
  const deliver = () =>
    sendDue(live.database, smtpTransport({ url: server.url, from: 'hello@the.site' }), {
      invoiceFiles: invoiceFiles(live.database.tables, () => Promise.reject(new Error('Nothing to write'))),
    });
  const outbox = () => live.database.tables.selectFrom('outbox').selectAll().execute();

  test('the mail is written from the template: with the amount of the sheet, the day and the link', async () => {
    const { id, number } = await invoices.issued({ dueDate: '2026-12-20' });
    const { draft, link, pdf, mails } = await invoices.delivery(id);
    expect(link).toMatch(/^https:\/\/the\.site\/i\/[\w-]{22}$/);
    expect(draft).toEqual({
      to: 'sara@lumen.example',
      cc: '',
      subject: `Invoice ${number} from Northwind Traders`,
      text: `Hello Lumen Ltd,\n\nHere is invoice ${number} for €1,200.00.\nIt is due on 20 December 2026.\n\n${link}\n\nKind regards,\nNorthwind Traders`,
    });
    expect([pdf === 'none', mails]).toEqual([false, []]);
  });

  test('it is in the language of the settings, and lines for which there is nothing are left out', async () => {
    const { settings } = (await invoices.ask('GET /invoice-settings')).json<{ settings: object }>();
    await invoices.ask('PUT /invoice-settings', { ...settings, language: 'de' });
    const { id, number } = await invoices.issued();
    await invoices.ask(`DELETE /invoices/${id}/link`);
    expect((await invoices.delivery(id)).draft.text).toBe(
      `Guten Tag Lumen Ltd,\n\nhiermit erhalten Sie die Rechnung ${number} über 1.200,00\u00a0€.\n\nMit freundlichen Grüßen\nNorthwind Traders`,
    );
  });

  test('it is in the language of the invoice, where that is not the one of the settings', async () => {
    const texts = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    await invoices.ask('PUT /invoice-mail-settings', { ...texts, text: 'Pay {total}.' });
    const german = { ...draftOf({ dueDate: '2999-12-20' }), language: 'de' };
    const drafted = (await invoices.ask('POST /invoices', german)).json<OpenInvoice>();
    const { id, number } = (await invoices.issue(drafted)).json<OpenInvoice>();
    const { draft, reminder } = await invoices.delivery(id);
    expect(draft.text).toContain(
      `Rechnung ${number} über 1.200,00\u00a0€.\nSie ist am 20. Dezember 2999 fällig.`,
    );
    expect(reminder.text).toContain('Offen sind 1.200,00\u00a0€.');
    await invoices.send(id, draft);
    const { html } = JSON.parse((await outbox())[0]!.mail) as { html: string };
    expect(html).toContain('<html lang="de">');
    expect(html).toMatch(/>1\.200,00\u00a0€<[^]*>Fällig am 20\. Dezember 2999<[^]*>Rechnung ansehen</);
    const own = await invoices.issued();
    expect((await invoices.delivery(own.id)).draft.text).toBe('Pay €1,200.00.');
  });

  test('the mail of a paid invoice names no due date above its text', async () => {
    const { id } = await invoices.issued({ dueDate: '2026-12-20' });
    const htmlOf = async () => {
      await invoices.send(id);
      return (JSON.parse((await outbox()).at(-1)!.mail) as { html: string }).html;
    };
    await invoices.pay(id, '1000');
    expect(await htmlOf()).toMatch(/ue on 20 December 2026</);
    await live.database.tables.deleteFrom('outbox').execute();
    await invoices.pay(id, '200');
    expect(await htmlOf()).not.toContain('20 December 2026');
  });

  test('after its due date the mail says since when it is due, and what is owed', async () => {
    const drafted = await invoices.create({ date: '2020-01-01', dueDate: '2020-01-31' });
    const { id } = (await invoices.issue(drafted, { isDateConfirmed: true })).json<OpenInvoice>();
    await invoices.pay(id, '1000');
    const { draft } = await invoices.delivery(id);
    expect(draft.text).toContain('for €1,200.00.\nIt was due on 31 January 2020. €200.00 is outstanding.');
    await invoices.send(id, draft);
    const { html } = JSON.parse((await outbox())[0]!.mail) as { html: string };
    expect(html).toMatch(/>€200\.00<[^]*>Was due on 31 January 2020</);
  });

  test('the text of a mail has what its HTML shows, and the address once', async () => {
    const { id, number } = await invoices.issued({ dueDate: '2999-12-20' });
    const { draft, link } = await invoices.delivery(id);
    const textOf = async (text: string) => {
      await live.database.tables.deleteFrom('outbox').execute();
      await invoices.send(id, { ...draft, text });
      return (JSON.parse((await outbox())[0]!.mail) as { text: string }).text;
    };
    const head = `Invoice ${number}\n€1,200.00\nDue on 20 December 2999`;
    expect(await textOf('Thank you.')).toBe(`${head}\n\nThank you.\n\nView invoice: ${link}`);
    expect(await textOf(`See ${link}`)).toBe(`${head}\n\nSee ${link}`);
  });

  test.each([
    ['en', 'Quote', 'Here is our quote # for €1,200.00.\nIt is valid until 20 December 2026.'],
    [
      'de-AT',
      'Angebot',
      'hiermit erhalten Sie unser Angebot # über 1.200,00\u00a0€.\nEs gilt bis zum 20. Dezember 2026.',
    ],
  ])('in %s a quote has words of its own, which ask for no money', async (language, noun, words) => {
    const { settings } = (await invoices.ask('GET /invoice-settings')).json<{ settings: object }>();
    await invoices.ask('PUT /invoice-settings', { ...settings, language });
    const texts = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    const asking = { ...texts, text: 'Pay {total} by {due}.', isReminding: true };
    await invoices.ask('PUT /invoice-mail-settings', asking);
    const drafted = await invoices.ask('POST /invoices?kind=quote', draftOf({ dueDate: '2026-12-20' }));
    const { id, number } = (await invoices.issue(drafted.json<OpenInvoice>())).json<OpenInvoice>();
    const { draft, reminders } = await invoices.delivery(id);
    expect(draft.subject).toBe(`${noun} ${number}`);
    expect(draft.text).toContain(words.replace('#', number!));
    expect(draft.text).not.toContain('Pay');
    expect(reminders).toEqual([]);
  });

  test('it is sent once with the PDF, and the invoice is sent when it has arrived', async () => {
    const { id, number } = await invoices.issued();
    const mail = { hasPdf: true, hasCopy: true, text: 'Hello Sara,\n\nhere it is.' };
    const answers = await Promise.all([
      invoices.ask(
        `POST /invoices/${id}/mails`,
        { ...mail, to: 's@l.example', subject: 'Yours' },
        undefined,
        'one-key-of-one-press',
      ),
      invoices.ask(
        `POST /invoices/${id}/mails`,
        { ...mail, to: 's@l.example', subject: 'Yours' },
        undefined,
        'one-key-of-one-press',
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.json()).toMatchObject({
      state: 'issued',
      mails: [{ state: 'queued', kind: 'invoice' }],
    });
    expect(await deliver()).toBe(2);
    const [first, copy] = server.mails.sort((one) => (one.to![0]!.address === 's@l.example' ? -1 : 1));
    expect(first).toMatchObject({ subject: 'Yours', to: [{ name: 'Lumen Ltd', address: 's@l.example' }] });
    expect(first!.attachments).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf' }]);
    expect(Buffer.from(first!.attachments[0]!.content as ArrayBuffer).toString()).toBe('%PDF of the invoice');
    expect(copy!.to![0]!.address).toMatch(/@the\.site$/);
    const { state, mails } = await invoices.delivery(id);
    expect([state, mails.length, mails[0]!.state]).toEqual(['sent', 1, 'sent']);
  });

  test('a mail that fails says so in plain words, does not look sent, and is sent again', async () => {
    const { id } = await invoices.issued();
    await invoices.send(id);
    server.refusal = [550, 'No such mailbox'];
    await deliver();
    const { state, mails } = await invoices.delivery(id);
    expect(state).toBe('issued');
    expect(mails).toMatchObject([{ state: 'failed', sentAt: null }]);
    expect(mails[0]!.problem).toBe('The mail server has refused it: 550 No such mailbox');
    server.refusal = undefined;
    const again = await invoices.ask(`POST /invoices/${id}/mails/${mails[0]!.id}/retry`);
    expect(again.json()).toMatchObject({ mails: [{ state: 'queued' }] });
    await deliver();
    expect(await invoices.delivery(id)).toMatchObject({ state: 'sent', mails: [{ state: 'sent' }] });
  });

  test('a mail of another invoice, or of none, is not sent again by this one', async () => {
    const { id } = await invoices.issued();
    await invoices.send(id, { hasCopy: true });
    const other = await invoices.issued();
    await live.database.tables.updateTable('outbox').set({ state: 'failed' }).execute();
    const failed = await outbox();
    expect(failed.map(({ invoice }) => invoice).sort()).toEqual([id, null]);
    for (const mail of failed) {
      const answer = await invoices.ask(`POST /invoices/${other.id}/mails/${mail.id}/retry`);
      expect(answer.statusCode).toBe(404);
    }
    expect((await outbox()).map(({ state }) => state)).toEqual(['failed', 'failed']);
  });

  test('a report that the mail of an invoice came back is shown, and the invoice stays sent', async () => {
    const { id } = await invoices.issued();
    await invoices.send(id);
    await deliver();
    const sent = (await outbox())[0]!.message_id;
    const { take } = mailsOf(live, inboxOf(live, await addPerson(live, 'editor')));
    const report = ['Reporting-MTA: dns; mx.x.example', '', 'Action: failed', 'Status: 5.1.1'];
    await take(
      {
        From: 'daemon@x.example',
        'In-Reply-To': sent,
        'Content-Type': 'multipart/report; boundary=b',
      },
      ['--b', 'Content-Type: message/delivery-status', '', ...report, '--b--'].join('\r\n'),
    );
    const { sentAt } = (await outbox()).map((mail) => ({ sentAt: mail.sent_at }))[0]!;
    expect(await invoices.delivery(id)).toMatchObject({
      state: 'sent',
      mails: [{ state: 'sent', problem: 'It came back, mx.x.example reports: 5.1.1', sentAt }],
    });
    const { sent_at } = await live.database.tables
      .selectFrom('invoices')
      .where('id', '=', id)
      .select('sent_at')
      .executeTakeFirstOrThrow();
    expect(sent_at).toBe(sentAt);
  });

  test('drafts, void ones and people without the right send nothing; a void one has no mail left', async () => {
    const draft = await invoices.create();
    expect((await invoices.send(draft.id)).statusCode).toBe(409);
    const { id } = await invoices.issued();
    const other = await addPerson(live, 'manager');
    await allow(live, other, ['issue']);
    expect((await invoicesOf(live, other).send(id)).statusCode).toBe(403);
    await invoices.send(id);
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    expect(await outbox()).toEqual([]);
    expect((await invoices.send(id)).json()).toMatchObject({ status: 409 });
  });

  test('the void of a sent invoice offers a mail that tells so, to who got the invoice', async () => {
    const { id, number } = await invoices.issued();
    expect((await invoices.send(id, { isCancellation: true })).statusCode).toBe(409);
    await invoices.send(id, { to: 'accounts@lumen.example' });
    await sendDue(live.database, async () => undefined);
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    const { draft, link } = await invoices.delivery(id);
    expect(link).toBeNull();
    expect(draft).toMatchObject({ to: 'accounts@lumen.example', subject: `Cancelled: ${number}` });
    expect(draft.text).toContain(
      `We have cancelled ${number} for €1,200.00.\nThere is nothing to pay for it.`,
    );
    const electronic = { ...draft, eInvoice: 'ubl', isCancellation: true };
    expect((await invoices.send(id, electronic)).json()).toMatchObject({
      violations: [{ field: 'eInvoice' }],
    });
    const answer = await invoices.send(id, { ...draft, text: 'Sorry.', isCancellation: true });
    expect(answer.json()).toMatchObject({
      state: 'void',
      mails: [
        { kind: 'cancellation', state: 'queued', recipient: 'accounts@lumen.example' },
        { kind: 'invoice', state: 'sent' },
      ],
    });
    const { html, text } = JSON.parse((await outbox()).at(-1)!.mail) as { html: string; text: string };
    expect([html, text].join()).not.toContain('1,200.00');
    const mails = (await invoices.delivery(id)).mails;
    await live.database.tables
      .updateTable('outbox')
      .set({ state: 'failed', problem: 'It came back' })
      .where('invoice', '=', id)
      .execute();
    const retry = (mail: string) => invoices.ask(`POST /invoices/${id}/mails/${mail}/retry`);
    expect((await retry(mails[0]!.id)).statusCode).toBe(200);
    expect((await retry(mails[1]!.id)).statusCode).toBe(404);
    const entries = (await logOf(live)).filter(({ subject }) => subject === `invoices/${id}`);
    expect(entries.map(({ action }) => action)).toContain('told of a void invoice');
  });

  test('the log has who sent what, with the amount and without a word of the mail', async () => {
    const { id, number } = await invoices.issued();
    await invoices.send(id, { text: 'A secret word.' });
    const entry = await live.database.tables
      .selectFrom('log')
      .where('action', '=', 'sent an invoice')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ person_name: 'Bilal', subject: `invoices/${id}` });
    expect(JSON.parse(entry.details)).toEqual({ number, total: '1200.00', currency: 'EUR' });
  });

  test('HTML in names is text in the mail', async () => {
    const { id } = await invoices.issued({
      billTo: bill({ company: '<img src=x onerror=alert(1)> & "Co"' }),
    });
    const { draft } = await invoices.delivery(id);
    await invoices.send(id, draft);
    await deliver();
    const { html, text, to } = server.mails[0]!;
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;');
    expect(text).toContain('<img src=x onerror=alert(1)> & "Co"');
    expect(to).toHaveLength(1);
    expect(html).toMatch(/€1,200\.00<[^]*<a href="https:\/\/the\.site\/i\/[\w-]{22}"[^>]*>View invoice<\/a>/);
    expect(html!.match(/the\.site\/i\//g)).toHaveLength(1);
    expect(text).toMatch(/https:\/\/the\.site\/i\/[\w-]{22}/);
  });

  test.each([
    ['subject', { subject: 'Yours\r\nBcc: evil@evil.example' }],
    ['address', { to: 'sara@lumen.example\r\nBcc: evil@evil.example' }],
    ['address', { cc: 'sara@lumen.example\r\nBcc: evil@evil.example' }],
    ['address', { to: 'sara@lumen.example; evil@evil.example' }],
    ['address', { to: ' , ' }],
    ['address', { to: Array(21).fill('sara@lumen.example').join(', ') }],
    ['address', { to: '<sara@lumen.example>;evil@evil.example' }],
    ['address', { to: 'sara,evil@evil.example' }],
    ['address', { to: 'Sara<evil@evil.example' }],
    ['address', { to: 'nobody' }],
  ])('a %s that is more than one line or address is refused: %p', async (_, changes) => {
    const { id } = await invoices.issued();
    expect([400, 422]).toContain((await invoices.send(id, changes)).statusCode);
    expect(await outbox()).toEqual([]);
  });

  test('several recipients and Cc get one mail, and a wrong address is named', async () => {
    const { id } = await invoices.issued();
    const refused = await invoices.send(id, { to: 'sara@lumen.example, omar@lumen', cc: 'x@y.example' });
    expect(refused.json()).toMatchObject({
      status: 422,
      violations: [{ field: 'to', message: '“omar@lumen” is not a valid email address.' }],
    });
    const to = 'sara@lumen.example, omar@lumen.example';
    expect((await invoices.send(id, { to, cc: 'books@lumen.example' })).json()).toMatchObject({
      mails: [{ recipient: `${to}, books@lumen.example` }],
    });
    await deliver();
    expect(server.mails).toMatchObject([
      {
        to: [{ address: 'sara@lumen.example' }, { address: 'omar@lumen.example' }],
        cc: [{ address: 'books@lumen.example' }],
      },
    ]);
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    expect((await invoices.delivery(id)).draft).toMatchObject({ to, cc: 'books@lumen.example' });
  });

  test('a mail that is withdrawn while it is being sent leaves its trace', async () => {
    const { id } = await invoices.issued();
    await invoices.send(id);
    await sendDue(live.database, async () => {
      await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    });
    expect((await invoices.delivery(id)).mails).toMatchObject([{ kind: 'invoice', state: 'sent' }]);
  });

  test('a name of several lines adds no header and no recipient', async () => {
    const company = 'Lumen\r\nBcc: evil@evil.example\r\n\r\n<b>Body</b>';
    const settings = (await invoices.ask('GET /invoice-mail-settings')).json<object>();
    await invoices.ask('PUT /invoice-mail-settings', { ...settings, subject: 'For {client}' });
    const { id } = await invoices.issued({ billTo: bill({ company }) });
    const { draft } = await invoices.delivery(id);
    await invoices.send(id, draft);
    const name = 'Lumen Bcc: evil@evil.example <b>Body</b>';
    // Before a mail program puts it right.
    expect(JSON.parse((await outbox())[0]!.mail)).toMatchObject({ to: { name }, subject: `For ${name}` });
    await deliver();
    const [head = ''] = server.raw[0]!.split('\r\n\r\n');
    expect(head).not.toMatch(/^bcc:/im);
    expect(server.mails[0]!.to).toMatchObject([{ address: 'sara@lumen.example' }]);
  });

  test('an invoice is sent a few times a day, and then refused', async () => {
    const { id } = await invoices.issued();
    const answers = [];
    for (let count = 0; count < 12; count++) answers.push((await invoices.send(id)).statusCode);
    expect(answers).toEqual([...Array<number>(10).fill(200), 429, 429]);
    expect(await outbox()).toHaveLength(10);
  });
});

test('without a Chromium a mail with the PDF is not sent, and says what can be done', async () => {
  const { live, invoices } = await liveWithInvoices('SQLite');
  const { id } = await invoices.issued();
  expect((await invoices.delivery(id)).pdf).toBe('none');
  const answer = await invoices.send(id, { hasPdf: true });
  expect(answer.json()).toMatchObject({
    status: 503,
    detail: 'There is no PDF to attach yet. Send the link instead, or try again later.',
  });
  expect((await invoices.send(id)).statusCode).toBe(200);
  await live.close();
});

test('texts are set with placeholders that there are, and default texts follow the language', async () => {
  const { live, invoices } = await liveWithInvoices('SQLite');
  const read = async () => (await invoices.ask('GET /invoice-mail-settings')).json<{ subject: string }>();
  const defaults = await read();
  const wrong = await invoices.ask('PUT /invoice-mail-settings', { ...defaults, text: 'Pay {sum}' });
  expect(wrong.json()).toMatchObject({ status: 422, field: 'text' });
  expect(wrong.json<{ detail: string }>().detail).toContain('{sum} is unknown');
  const saved = await invoices.ask('PUT /invoice-mail-settings', { ...defaults, text: 'Pay {total}' });
  expect(saved.statusCode).toBe(204);
  const { settings } = (await invoices.ask('GET /invoice-settings')).json<{ settings: object }>();
  await invoices.ask('PUT /invoice-settings', { ...settings, language: 'fr' });
  expect(await read()).toMatchObject({ text: 'Pay {total}', subject: 'Facture {number} de {company}' });
  await live.close();
});

test.each(['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'])('in %s the company signs it', (language) => {
  const { text, reminders } = defaultTexts(language);
  for (const signed of [text, ...Object.values(reminders).map((reminder) => reminder.text)])
    expect(signed).toMatch(/\n\n\S.+\n\{company\}$/);
});
