import { bothDatabases } from '../../testing/testDatabase';
import { redAndBlue } from '../../testing/testPictures';
import { liveWithInvoices, type invoicesOf } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';
import { addPerson } from '../../testing/testPeople';
import { defaults } from './invoiceSettings';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const save = (changes: object) => invoices.ask('PUT /invoice-settings', { ...defaults, ...changes });
  const settings = async () =>
    (await invoices.ask('GET /invoice-settings')).json<{ settings: object }>().settings;

  test('what new invoices begin with is stored, and nothing of it is in the log', async () => {
    expect(await settings()).toEqual(defaults);
    const bankLines = 'IBAN DE02 1203 0000 0000 2020 51\nBIC BYLADEM1001';
    expect((await save({ bankLines, currency: 'EUR', template: 'template7' })).statusCode).toBe(204);
    expect(await settings()).toEqual({ ...defaults, bankLines, currency: 'EUR', template: 'template7' });
    const lines = await live.database.tables.selectFrom('log').selectAll().execute();
    expect(lines.at(-1)).toMatchObject({ action: 'changed a setting', subject: 'Invoices' });
    expect(JSON.stringify(lines)).not.toContain('BYLADEM');
  });

  test('country and unit of electronic invoices stay where a tab of an older release saves', async () => {
    expect((await save({ country: 'DE', unit: 'HUR' })).statusCode).toBe(204);
    const { country, unit, ...older } = defaults;
    await invoices.ask('PUT /invoice-settings', { ...older, notes: 'Thank you' });
    expect(await settings()).toMatchObject({ country: 'DE', unit: 'HUR', notes: 'Thank you' });
    for (const wrong of [{ country: 'Germany' }, { unit: 'hour' }])
      expect((await save(wrong)).statusCode).toBe(400);
    await save({ country, unit });
    expect(await settings()).toEqual(defaults);
  });

  test.each([
    ['file:///etc/passwd', 422],
    ['http://169.254.169.254/latest', 422],
    ['https://10.0.0.1/logo.png', 422],
    ['/media/none.0a1b2c3d-480.avif', 422],
    ['/media/../api/people', 422],
    ['data:image/svg+xml,<svg/>', 422],
  ])('the address %s is not a logo', async (logo, status) => {
    expect((await save({ logo })).json()).toMatchObject({ status, field: 'logo' });
    expect(await settings()).not.toMatchObject({ logo });
  });

  test('an uploaded picture is the logo, and is not removed then', async () => {
    const { headers } = await addPerson(live, 'editor');
    const uploaded = await live.ask('POST /media?name=logo.png', {
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: await redAndBlue(200, 200).png().toBuffer(),
    });
    const { address, name } = uploaded.json<{ address: string; name: string }>();
    expect((await save({ logo: address })).statusCode).toBe(204);
    const refused = await live.ask(`DELETE /media/${name}`, { headers });
    expect(refused.json()).toMatchObject({ status: 409, detail: expect.stringContaining('logo') });
    await save({ logo: '' });

    const { id: invoice } = await invoices.create({ logo: address });
    const plan = { every: 'month', next: '2999-01-31', mode: 'draft', invoice };
    const { id } = (await invoices.ask('POST /invoice-plans', plan)).json<{ id: number }>();
    await invoices.ask(`DELETE /invoices/${invoice}`, undefined, 1);
    expect((await live.ask(`DELETE /media/${name}`, { headers })).statusCode).toBe(409);
    await invoices.ask(`PUT /invoice-plans/${id}/state`, { state: 'stopped' });
    expect((await live.ask(`DELETE /media/${name}`, { headers })).statusCode).toBe(204);
  });

  test('a series gets another pattern, and its count goes on', async () => {
    await invoices.issued();
    const [series] = await invoices.series();
    const change = (pattern: string) =>
      invoices.ask(`PUT /invoice-series/${series!.id}`, { name: 'Office', pattern });
    expect((await change('{0}-{0}')).json()).toMatchObject({ status: 422, field: 'pattern' });
    expect((await change('R{yy}/{000}')).statusCode).toBe(204);
    expect((await invoices.issued()).number).toBe('R26/002');
  });
});
