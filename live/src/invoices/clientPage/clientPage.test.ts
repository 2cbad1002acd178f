import { wholeDayText } from '@vibrant-peak/invoice/dayText';
import { passTime, setTime } from '../../testing/clock';
import { bothDatabases } from '../../testing/testDatabase';
import { allow, draftOf, liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson, logOf, type TestPerson } from '../../testing/testPeople';
import { listInvoices } from '../invoices';

const iban = 'DE89 3704 0044 0532 0130 00';
const party = { name: '', company: '', address: '', phone: '', email: '' };

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: Awaited<ReturnType<typeof liveWithInvoices>>['invoices'];
  let issued: OpenInvoice;
  let path: string;
  beforeEach(async () => {
    const bytes = Buffer.from('%PDF of the invoice');
    ({ live, invoices } = await liveWithInvoices(kind, async () => ({ bytes, missing: [] })));
    const { settings } = (await invoices.ask('GET /invoice-settings')).json<{ settings: object }>();
    await invoices.ask('PUT /invoice-settings', { ...settings, bankLines: `Northwind\n${iban}` });
    issued = await invoices.issued({
      yourCompany: { ...party, company: 'Northwind <b>GmbH</b>' },
      dueDate: '2999-12-20',
    });
    path = await pathOf(issued.id);
  });
  afterEach(async () => {
    jest.useRealTimers();
    await live.close();
  });

  const pathOf = async (id: number) => new URL((await invoices.delivery(id)).link!).pathname;
  /** Tags of the page, without values of attributes, of an invoice with a text wherever people type one. */
  const tagsWith = async (text: string) => {
    const everywhere = { name: text, company: text, address: text, phone: text, email: text };
    const { id } = await invoices.issued({
      yourCompany: everywhere,
      billTo: everywhere,
      shipTo: { ...everywhere, sameAsBillTo: false },
      notes: text,
      bankLines: text,
      orderNumber: text,
      vatId: text,
      taxLabel: text,
      items: [{ id: 1, name: text, quantity: '1', amount: '10' }],
    });
    const { body } = await get(await pathOf(id));
    return body.match(/<[^>]+>/g)!.map((tag) => tag.replace(/="[^"]*"/g, ''));
  };
  const get = (address: string, headers: object = {}) =>
    live.ask(`GET ${address}`, { headers: { ...headers } });
  const post = (address: string, headers: object = {}) =>
    live.ask(`POST ${address}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: '',
    });
  const stateOf = async ({ id }: OpenInvoice) => (await invoices.read(id)).state;
  const notices = () =>
    live.database.tables.selectFrom('outbox').where('kind', '=', 'notice').selectAll().execute();

  test('it shows the sheet as it was issued, the bank lines and a code, and nobody keeps it', async () => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(body).toContain('€1,200.00');
    expect(body).toContain('data-value="DE89370400440532013000"');
    expect(body).toContain('DE89 3704 0044 0532 0130 00</p>');
    expect(body).toContain(`data-value="${issued.number}"`);
    expect(body).toContain('<img class="qr" src="data:image/svg+xml,');
    expect(body).toMatch(/<article class="paper[^]*Design[^]*Hosting/);
    expect(body).toContain('Northwind &lt;b&gt;GmbH&lt;/b&gt;');
    expect(body).not.toContain('<b>GmbH');
  });

  test('its number does not break at a hyphen', async () => {
    const { body } = await get(path);
    expect(body).toContain(`<h1>Invoice <span class="whole">${issued.number}</span></h1>`);
  });

  test('it is in the language of the invoice, with its figures and days', async () => {
    const german = { ...draftOf({ dueDate: '2999-12-20', bankLines: iban }), language: 'de' };
    const drafted = (await invoices.ask('POST /invoices', german)).json<OpenInvoice>();
    const { id, number } = (await invoices.issue(drafted)).json<OpenInvoice>();
    const address = await pathOf(id);
    const { body } = await get(address);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain(`<h1>Rechnung <span class="whole">${number}</span></h1>`);
    expect(body).toMatch(/Zu zahlen<[^]*1\.200,00 €<[^]*Fällig am 20\.\u00a0Dezember\u00a02999</);
    expect(body).toMatch(/data-copied="Kopiert"[^]*>Kopieren</);
    expect(body).not.toMatch(/To pay|Copy|I have paid|Download/);
    await invoices.ask(`POST /invoices/${id}/void`, { reason: 'Twice' });
    const gone = (await get(address)).body;
    expect(gone).toContain('<html lang="de">');
    expect(gone).toMatch(/class="pill">Storniert<[^]*wurde storniert<[^]*Es ist nichts zu bezahlen\./);
  });

  test('other payment means than a transfer are named, without bank lines and code', async () => {
    const cash = { ...draftOf({ bankLines: iban }), eInvoice: { paymentMeans: '10' } };
    const drafted = (await invoices.ask('POST /invoices', cash)).json<OpenInvoice>();
    const { id } = (await invoices.issue(drafted)).json<OpenInvoice>();
    const { body } = await get(await pathOf(id));
    expect(body).toContain('<h2>Payment</h2><p>Cash</p>');
    expect(body).not.toMatch(/bank transfer|class="qr"|data-value="DE89/);
  });

  test('nothing that is typed in an invoice is HTML on its page', async () => {
    const evil = `<img src=x onerror=alert(1)></style></script><script>alert(1)</script>"' onload=alert(2)`;
    const [plain, typed] = [await tagsWith(evil.replace(/[^\w ]/g, 'x')), await tagsWith(evil)];
    expect(plain.length).toBeGreaterThan(50);
    expect(typed).toEqual(plain);
  });

  test('bank lines on the sheet stay, whatever the settings say later', async () => {
    const { id } = await invoices.issued({ bankLines: `First bank\n${iban}` });
    expect((await get(await pathOf(id))).body).toContain('<p class="bank">First bank');
    expect((await get(path)).body).toContain('<p class="bank">Northwind');
  });

  test('a quote is a sheet alone: nothing to pay, no code, and nobody has paid it', async () => {
    const draft = draftOf({ bankLines: iban, dueDate: '2999-12-20' });
    const { id, version } = (await invoices.ask('POST /invoices?kind=quote', draft)).json<OpenInvoice>();
    await invoices.issue({ id, version });
    const quote = await pathOf(id);
    const { body } = await get(quote);
    expect(body).toContain('<h1>Quote <span class="whole">Q-2026-0001</span></h1>');
    expect(body).toMatch(/Items<[^]*<dt>Design<small>2 × €500\.00<[^]*€1,000\.00<[^]*Grand Total</);
    expect(body).toMatch(/<form id="accept"[^]*<div class="actions"><button form="accept">Accept quote</);
    expect(body).toMatch(/Price[^]*€1,200\.00[^]*Valid until 20\u00a0December\u00a02999/);
    expect(body).not.toMatch(/To pay|I have paid|class="qr"|bank transfer/);
    await withNotices(await addPerson(live, 'editor', 'Chandra'));
    await post(`${quote}/paid`);
    expect((await invoices.delivery(id)).saysPaidAt).toBeNull();
    expect(await notices()).toEqual([]);
  });

  describe('of a quote', () => {
    let id: number;
    let quote: string;
    beforeEach(async () => {
      const drafted = await invoices.ask('POST /invoices?kind=quote', draftOf({ dueDate: '2026-12-20' }));
      const opened = drafted.json<OpenInvoice>();
      id = opened.id;
      await invoices.issue(opened);
      quote = await pathOf(id);
    });
    const accept = (name: string, headers: object = {}) =>
      live.ask(`POST ${quote}/accept`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ name }).toString(),
      });
    const accepted = async () => {
      const { acceptedBy } = await live.database.tables
        .selectFrom('invoices')
        .where('id', '=', id)
        .select('accepted_by as acceptedBy')
        .executeTakeFirstOrThrow();
      return acceptedBy;
    };

    test('its client accepts it once, by name, and staff are notified', async () => {
      setTime(Date.parse('2026-12-01T10:00:00Z'));
      const wanting = await withNotices(await addPerson(live, 'editor', 'Chandra'));
      for (const name of ['Sara <b>Ahmed', 'Omar']) {
        const { statusCode, headers } = await accept(name);
        expect([statusCode, headers.location]).toEqual([303, quote]);
      }
      expect(await accepted()).toBe('Sara <b>Ahmed');
      expect((await get(quote)).body).toContain(
        'Accepted by Sara &lt;b&gt;Ahmed on 1\u00a0December\u00a02026.',
      );
      expect(await notices()).toMatchObject([{ recipient: wanting.email }]);
      expect((await logOf(live)).filter(({ action }) => action === 'accepted a quote')).toHaveLength(1);
    });

    test('an accepted one is listed as accepted, also after its last day', async () => {
      await accept('Sara');
      for (const day of ['2026-12-01', '2026-12-21']) {
        setTime(Date.parse(`${day}T10:00:00Z`));
        const { invoices: listed } = await listInvoices(live.database.tables, { state: 'accepted' });
        expect(listed).toMatchObject([{ id, state: 'accepted' }]);
      }
    });

    test('a missing or long name is refused beside the field, which shows it', async () => {
      const { statusCode, body } = await accept('  ');
      expect(statusCode).toBe(422);
      expect(body).toContain('role="alert">Enter your name.');
      const long = await accept('x'.repeat(201));
      expect(long.statusCode).toBe(422);
      expect(long.body).toContain(`value="${'x'.repeat(201)}"`);
      expect(await accepted()).toBeNull();
    });

    test('staff do not accept it for the client', async () => {
      await accept('Sara', (await addPerson(live, 'editor')).headers as object);
      expect(await accepted()).toBeNull();
    });

    test('an expired one is not accepted, and says so', async () => {
      setTime(Date.parse('2026-12-21T10:00:00Z'));
      const { body } = await get(quote);
      expect(body).toContain('Was valid until 20\u00a0December\u00a02026');
      expect(body).not.toContain('Accept quote');
      await accept('Sara');
      expect(await accepted()).toBeNull();
    });
  });

  test('a partly paid invoice shows what was invoiced, credited and paid', async () => {
    await invoices.pay(issued.id, '200');
    const { body } = await get(path);
    expect(body).toContain('<p class="pill">Partly paid</p>');
    expect(body).toMatch(/To pay<[^]*€1,000\.00[^]*Invoiced<[^]*€1,200\.00[^]*Paid<[^]*−\u2060€200\.00/);
  });

  test('an invoice that is overpaid says by how much', async () => {
    await invoices.pay(issued.id, '1500');
    const text = (await get(path)).body.replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/Thank you for your payment\..*Overpaid\s+€300\.00/s);
  });

  test('an invoice that was credited does not thank for a payment, and names the credit note', async () => {
    const { id, version } = (
      await invoices.ask(`POST /invoices/${issued.id}/credit-notes`, {})
    ).json<OpenInvoice>();
    const { number, date } = (await invoices.issue({ id, version })).json<OpenInvoice>();
    const { body } = await get(path);
    expect(body).toContain('<p class="pill">Credited</p>');
    const text = body.replace(/<[^>]*>/g, '');
    expect(text).toContain(`Credited by ${number} on ${wholeDayText(date)}−\u2060€1,200.00`);
    expect(text).not.toMatch(/To pay|Paid|Thank you/);
    const note = (await get(await pathOf(id))).body;
    expect(note).toContain(
      `For invoice <span class="whole">${issued.number}</span> of ${wholeDayText(issued.date)}<`,
    );
  });

  test('an invoice that was paid in part and then credited says what is overpaid, and does not thank', async () => {
    await invoices.pay(issued.id, '500');
    const note = (await invoices.ask(`POST /invoices/${issued.id}/credit-notes`, {})).json<OpenInvoice>();
    await invoices.issue(note);
    const text = (await get(path)).body.replace(/<[^>]+>/g, ' ');
    expect(text).toMatch(/Credited in full\..*Paid\s+−\u2060€500\.00.*Overpaid\s+€500\.00/s);
    expect(text).not.toContain('Thank you');
  });

  test('an invoice without what an e-invoice needs offers none', async () => {
    expect((await get(path)).body).not.toContain('e-invoice');
    expect((await get(`${path}/e-invoice`)).statusCode).toBe(422);
  });

  test('a link in a webmail opens it, and nothing else of the site', async () => {
    const link = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    expect((await get(path, link)).statusCode).toBe(200);
    expect((await get(path, { ...link, 'sec-fetch-mode': 'no-cors' })).statusCode).toBe(403);
    expect((await post(`${path}/paid`, link)).statusCode).toBe(403);
  });

  test('opening it is not viewing it: a touch is, once, and it is in the log', async () => {
    await get(path);
    await get(`${path}/pdf`);
    expect(await stateOf(issued)).toBe('issued');
    await post(`${path}/viewed`);
    const { viewedAt } = await invoices.delivery(issued.id);
    expect(await stateOf(issued)).toBe('viewed');
    passTime(60_000);
    await post(`${path}/viewed`);
    expect((await invoices.delivery(issued.id)).viewedAt).toBe(viewedAt);
    const entries = (await logOf(live)).filter(({ action }) => action === 'viewed an invoice');
    expect(entries).toHaveLength(1);
  });

  test('a press on the PDF is viewing it; what downloads is the PDF that is stored', async () => {
    const { headers, rawPayload } = await get(`${path}/pdf`, { 'sec-fetch-user': '?1' });
    expect(headers['content-disposition']).toContain(`${issued.number}.pdf`);
    expect(rawPayload.toString()).toBe('%PDF of the invoice');
    expect(await stateOf(issued)).toBe('viewed');
  });

  test('staff who look at it do not view it, and say nothing for the client', async () => {
    const { headers } = await addPerson(live, 'editor');
    expect((await get(path, headers)).body).toContain('your visit does not count');
    for (const way of ['viewed', 'paid']) await post(`${path}/${way}`, headers);
    await get(`${path}/pdf`, { ...headers, 'sec-fetch-user': '?1' });
    expect(await stateOf(issued)).toBe('issued');
    expect((await invoices.delivery(issued.id)).saysPaidAt).toBeNull();
  });

  test('"I have paid" notifies staff who want notices, and is in the log; once', async () => {
    const wanting = await withNotices(await addPerson(live, 'editor', 'Chandra'));
    await addPerson(live, 'editor', 'Omar');
    for (let count = 0; count < 3; count++) {
      const { statusCode, headers } = await post(`${path}/paid`);
      expect([statusCode, headers.location]).toEqual([303, path]);
    }
    expect((await get(path)).body).toContain('Thank you for telling us');
    expect(await notices()).toMatchObject([{ recipient: wanting.email }]);
    const logged = (await logOf(live)).filter(({ action }) => action === 'said that an invoice is paid');
    expect(logged).toHaveLength(1);
    expect((await invoices.delivery(issued.id)).saysPaidAt).not.toBeNull();
    expect(await stateOf(issued)).toBe('viewed');
    await invoices.issued();
    const said = async () => (await invoices.list('?isSaidPaid=true')).invoices.map(({ id }) => id);
    expect(await said()).toEqual([issued.id]);
    await invoices.pay(issued.id, '1200');
    const { body } = await get(path);
    expect(body).toContain('Thank you for your payment.');
    expect(body).not.toMatch(/To pay|I have paid|bank transfer/);
    expect(await said()).toEqual([]);
    expect((await invoices.read(issued.id)).saysPaidAt).toBeNull();
  });

  test('two presses at once notify staff once', async () => {
    await withNotices(await addPerson(live, 'editor', 'Chandra'));
    await Promise.all([post(`${path}/paid`), post(`${path}/paid`), post(`${path}/paid`)]);
    expect(await notices()).toHaveLength(1);
  });

  async function withNotices(person: TestPerson) {
    await allow(live, person, ['issue']);
    await live.database.tables
      .updateTable('people')
      .set({ notices: 'each' })
      .where('id', '=', person.id)
      .execute();
    return live.database.tables
      .selectFrom('people')
      .where('id', '=', person.id)
      .select('email')
      .executeTakeFirstOrThrow();
  }

  test('it ends when staff withdraw it or the invoice is void, and a new link is another one', async () => {
    const expectGone = async (address: string, reason: string) => {
      const gone = await get(address);
      expect(gone.statusCode).toBe(410);
      expect(gone.body).toContain(reason);
      expect(gone.body).not.toContain('€');
      for (const way of ['pdf', 'logo', 'e-invoice'])
        expect((await get(`${address}/${way}`)).statusCode).toBe(410);
      for (const way of ['viewed', 'paid', 'accept'])
        expect((await post(`${address}/${way}`)).statusCode).toBe(410);
    };
    expect((await get(`/i/${'A'.repeat(22)}`)).body).toContain('Page not found');
    await invoices.ask(`DELETE /invoices/${issued.id}/link`);
    await expectGone(path, 'This link no longer works');
    await invoices.ask(`POST /invoices/${issued.id}/link`);
    const next = await pathOf(issued.id);
    expect(next).not.toBe(path);
    expect((await get(next)).statusCode).toBe(200);
    await invoices.ask(`POST /invoices/${issued.id}/link`);
    await expectGone(next, 'This link no longer works');
    const last = await pathOf(issued.id);
    await invoices.ask(`POST /invoices/${issued.id}/void`, { reason: 'Twice' });
    await expectGone(last, `${issued.number} was cancelled`);
    expect(await stateOf(issued)).toBe('void');
  });

  test('ids, numbers, hashes and parts of a token open nothing', async () => {
    const [row] = await live.database.tables.selectFrom('invoice_links').selectAll().execute();
    const token = path.slice('/i/'.length);
    for (const guess of [
      '1',
      issued.number!,
      row!.hash,
      token.slice(0, -1),
      `${token}A`,
      "' or '1'='1",
      '%00',
    ])
      expect([guess, (await get(`/i/${encodeURIComponent(guess)}`)).statusCode]).toEqual([guess, 404]);
  });

  test('guesses of others at the same address do not close the page of a client', async () => {
    for (let count = 0; count < 60; count++)
      expect((await get(`/i/${String(count).padStart(22, 'A')}`)).statusCode).toBe(404);
    expect((await get(path)).statusCode).toBe(200);
    expect(await live.database.tables.selectFrom('attempts').selectAll().execute()).toEqual([]);
  });
});
