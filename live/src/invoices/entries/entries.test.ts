import { bothDatabases } from '../../testing/testDatabase';
import { draftOf, emptyClient, liveWithInvoices, type invoicesOf } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';

const design = { name: 'Design', amount: '500', currency: 'EUR', taxRate: '19' };
const lumen = { ...emptyClient, company: 'Lumen Ltd', name: 'Sara', terms: '30', currency: 'EUR' };

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let ask: ReturnType<typeof invoicesOf>['ask'];
  let issued: ReturnType<typeof invoicesOf>['issued'];
  let issue: ReturnType<typeof invoicesOf>['issue'];
  beforeEach(async () => {
    const office = await liveWithInvoices(kind);
    live = office.live;
    ({ ask, issued, issue } = office.invoices);
  });
  afterEach(() => live.close());

  const add = async (path: string, value: object) =>
    (await ask(`POST /${path}`, value)).json<{ id: number }>().id;
  const list = async (path: string) => {
    const answer = await ask(`GET /${path}`);
    return answer.json<{ entries: { id: number; value: { name: string } }[]; count: number }>();
  };
  const names = async (path: string) => (await list(path)).entries.map(({ value }) => value.name);

  test('an item whose price is larger than any is refused', async () => {
    const answer = await ask('POST /invoice-items', { ...design, amount: '1e999' });
    expect(answer.json()).toMatchObject({ status: 422, field: 'amount' });
  });

  test('clients and items are added, found, changed, hidden and deleted; the log has their names alone', async () => {
    const id = await add('invoice-items', design);
    await add('invoice-items', { ...design, name: 'api_docs 100%' });
    expect(await names('invoice-items')).toEqual(['api_docs 100%', 'Design']);
    expect(await names('invoice-items?search=DES')).toEqual(['Design']);
    expect(await names('invoice-items?search=0%25')).toEqual(['api_docs 100%']);
    expect(await names('invoice-items?search=a_i')).toEqual([]);
    await add('invoice-items', { ...design, name: 'A design' });
    expect(await names('invoice-items?search=des')).toEqual(['Design', 'A design']);
    const change = { ...design, name: 'Web design' };
    expect((await ask(`PUT /invoice-items/${id}`, change, 1)).statusCode).toBe(204);
    expect((await ask(`PUT /invoice-items/${id}`, design, 1)).statusCode).toBe(412);
    await ask(`PUT /invoice-items/${id}/hidden`, { isHidden: true });
    expect(await names('invoice-items')).toEqual(['A design', 'api_docs 100%']);
    expect(await names('invoice-items?hidden=true')).toEqual(['Web design']);
    // An item is not a client.
    expect((await ask(`DELETE /invoice-clients/${id}`)).statusCode).toBe(404);
    expect((await ask(`DELETE /invoice-items/${id}`)).statusCode).toBe(204);
    expect((await list('invoice-items?hidden=true')).count).toBe(0);
    const lines = await live.database.tables
      .selectFrom('log')
      .where('subject', '=', `items/${id}`)
      .orderBy('id')
      .select(['action', 'details'])
      .execute();
    expect(lines.map(({ action }) => action)).toEqual([
      'added an item',
      'changed an item',
      'hid an item',
      'deleted an item',
    ]);
    expect(lines[1]!.details).toBe('{"name":"Web design"}');
  });

  test.each([
    ['invoice-items', 'name', { ...design, name: ' ' }, 422],
    ['invoice-items', 'amount', { ...design, amount: '-1' }, 422],
    ['invoice-items', 'taxRate', { ...design, taxRate: '101' }, 422],
    ['invoice-items', 'name', { ...design, name: ' DESIGN ' }, 409],
    ['invoice-clients', 'name', { ...lumen, company: '', name: '' }, 422],
    ['invoice-clients', 'name', { ...lumen, company: 'lumen ltd' }, 409],
    ['invoice-clients', undefined, { ...lumen, address: 'A\u202eB' }, 400],
    ['invoice-clients', undefined, { ...lumen, phone: '1'.repeat(501) }, 400],
    ['invoice-clients', undefined, { ...lumen, currency: 'EURO' }, 400],
    ['invoice-clients', undefined, { ...lumen, country: 'France' }, 400],
  ])('at /%s, %s of %j is refused', async (path, field, value, status) => {
    await add('invoice-items', design);
    await add('invoice-clients', lumen);
    const answer = (await ask(`POST /${path}`, value)).json<object>();
    expect(answer).toMatchObject({ status, ...(field && { field }) });
    expect((await list(path)).count).toBe(1);
  });

  test('a client has a country and a VAT ID; they stay where a tab of an older release saves', async () => {
    const electronic = { country: 'DE', vatId: 'DE123456789' };
    const id = await add('invoice-clients', { ...lumen, ...electronic });
    expect((await ask(`PUT /invoice-clients/${id}`, { ...lumen, phone: '12' }, 1)).statusCode).toBe(204);
    const { entries } = await list('invoice-clients?search=de12');
    expect(entries).toMatchObject([{ value: { ...lumen, ...electronic, phone: '12' } }]);
    // The code of a country is not a word of the search.
    await add('invoice-clients', { ...lumen, company: 'Harbor', country: 'DE' });
    expect(await names('invoice-clients?search=de')).toEqual(['Sara']);
    const cleared = { ...lumen, country: '', vatId: '' };
    await ask(`PUT /invoice-clients/${id}`, cleared, 2);
    expect((await list('invoice-clients?search=lumen')).entries).toMatchObject([{ value: cleared }]);
  });

  test('an issue stores what an electronic invoice says of its client', async () => {
    const place = { clientCountry: 'FR', clientPostcode: '75001', clientCity: 'Paris' };
    const order = { specification: 'peppol', buyerReference: 'A-7', clientPeppolId: '0009:123' };
    const eInvoice = { country: 'DE', ...place, ...order, clientVatId: 'FR12345678901' };
    await issue((await ask('POST /invoices', { ...draftOf(), eInvoice })).json());
    const kept = {
      company: 'Lumen Ltd',
      country: 'FR',
      postcode: '75001',
      city: 'Paris',
      vatId: 'FR12345678901',
      peppolId: '0009:123',
      specification: 'peppol',
      buyerReference: 'A-7',
    };
    expect((await list('invoice-clients')).entries).toMatchObject([{ value: kept }]);
  });

  const billing = {
    clientVatId: 'FR12345678901',
    clientPostcode: '75001',
    clientCity: 'Paris',
    clientCountry: 'FR',
    clientPeppolId: '0009:123',
    buyerReference: 'A-7',
    paymentMeans: '10',
    specification: 'peppol',
    taxCase: 'reverseCharge',
  };
  const billed = {
    vatId: 'FR12345678901',
    peppolId: '0009:123',
    buyerReference: 'A-7',
    paymentMeans: '10',
    specification: 'peppol',
    taxCase: 'reverseCharge',
    language: 'de',
  };
  const placed = { postcode: '75001', city: 'Paris', country: 'FR' };
  const stored = { ...lumen, name: '' };
  const bill = async (changes?: object) => {
    const draft = { ...draftOf(changes), language: 'de', eInvoice: billing };
    expect((await issue((await ask('POST /invoices', draft)).json())).statusCode).toBe(200);
    return (await list('invoice-clients')).entries[0]!;
  };

  test.each([
    ['nothing of it', {}],
    ['blank texts', { vatId: '', postcode: '', city: '', country: '', buyerReference: '', paymentMeans: '' }],
  ])('a client that has %s gets what an issued invoice says of it, and is found by it', async (_has, has) => {
    const id = await add('invoice-clients', { ...stored, ...has });
    expect(await bill()).toMatchObject({ id, version: 2, value: { ...stored, ...billed, ...placed } });
    expect((await list('invoice-clients?search=fr123')).count).toBe(1);
    expect((await list('invoice-clients?search=reverse')).count).toBe(0);
    expect(await bill()).toMatchObject({ version: 2 });
  });

  test('what a client has stays, whatever an issued invoice says', async () => {
    const has = {
      vatId: 'FR98765432109',
      postcode: '69001',
      city: 'Lyon',
      country: 'FR',
      peppolId: '0009:9',
      buyerReference: 'B-1',
      paymentMeans: '20',
      specification: '',
    };
    await add('invoice-clients', { ...stored, ...has });
    expect((await bill()).value).toMatchObject(has);
  });

  test.each([
    ['address', { address: 'Rue 1' }],
    ['city', { city: 'Lyon' }],
  ])('an invoice to another %s leaves the place of the client as it is', async (_part, has) => {
    await add('invoice-clients', { ...stored, ...has });
    const { billTo } = draftOf().invoice;
    const { value } = await bill({ billTo: { ...billTo, address: 'Quai 2' } });
    expect(value).toMatchObject({ ...billed, ...has });
    expect(value).not.toHaveProperty('postcode');
    expect(value).not.toHaveProperty('country');
  });

  test('a client begins with the tax case and the language of its last invoice', async () => {
    const draft = (taxCase: string, language: string) =>
      ask('POST /invoices', { ...draftOf(), language, eInvoice: { taxCase } });
    const client = async () => (await list('invoice-clients')).entries[0]!.value;
    await issue((await draft('reverseCharge', 'de')).json());
    expect(await client()).toMatchObject({ taxCase: 'reverseCharge', language: 'de' });
    await issue((await draft('domestic', 'en')).json());
    expect(await client()).toMatchObject({ taxCase: 'domestic', language: 'en' });
    await issued();
    expect(await client()).toMatchObject({ taxCase: 'domestic', language: 'en' });
  });

  test('an issue stores its client, items and prices; what is used is hidden, not deleted', async () => {
    const item = await add('invoice-items', { ...design, name: 'design' });
    const first = await issued();
    const { entries: clients } = await list('invoice-clients');
    const value = { ...emptyClient, company: 'Lumen Ltd', email: 'sara@lumen.example', currency: 'EUR' };
    expect(clients).toEqual([expect.objectContaining({ isUsed: true, value: { ...value, taxRate: '0' } })]);
    const items = `invoice-items?client=${clients[0]!.id}`;
    const last = { amount: '500', currency: 'EUR', invoice: first.id };
    expect((await list(items)).entries).toMatchObject([
      { id: item, isUsed: true, value: { name: 'design', taxRate: '19' }, last },
      { value: { name: 'Hosting', amount: '200' }, last: { amount: '200' } },
    ]);
    const second = await issued({ items: [{ id: 1, name: 'Design', quantity: '1', amount: '650' }] });
    expect((await list(items)).entries[0]).toMatchObject({ last: { amount: '650', invoice: second.id } });
    for (const route of [`invoice-items/${item}`, `invoice-clients/${clients[0]!.id}`]) {
      const refused = await ask(`DELETE /${route}`);
      expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining('hide it') });
      expect((await ask(`PUT /${route}/hidden`, { isHidden: true })).statusCode).toBe(204);
    }
    expect((await list('invoice-clients')).count).toBe(0);
  });
});
