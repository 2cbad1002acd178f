import { bothDatabases } from '../../testing/testDatabase';
import type { invoicesOf } from '../../testing/testInvoices';
import { liveWithInvoices, type OpenInvoice } from '../../testing/testInvoices';
import type { TestLive } from '../../testing/testLive';

describe.each(bothDatabases)('on %s', (kind) => {
  let live: TestLive;
  let invoices: ReturnType<typeof invoicesOf>;
  beforeAll(async () => {
    ({ live, invoices } = await liveWithInvoices(kind));
  });
  afterAll(() => live.close());

  const credit = async (id: number, line: number) =>
    (await invoices.ask(`POST /invoices/${id}/credit-notes`, { lines: [line] })).json<OpenInvoice>();

  test('credit notes whose taxes are rounded up may come to more than the invoice', async () => {
    const items = [1, 2, 3, 4, 5, 6].map((each) => ({
      id: each,
      name: 'Stamp',
      quantity: '1',
      amount: '0.01',
    }));
    const { id } = await invoices.issued({ items, taxRate: '50' });
    const issued = [];
    for (const item of items) issued.push((await invoices.issue(await credit(id, item.id))).statusCode);
    expect(new Set(issued)).toEqual(new Set([200]));
    expect(await invoices.read(id)).toMatchObject({ state: 'credited', balance: '-0.03' });
  });

  // A tax of 100% and a discount of 0.01 less than the share make each note 0.03 too high.
  test.each([
    [2, '0.21', 200],
    [4, '0.42', 422],
  ])(
    '%i credit notes may come to more by what each rounds, and not more',
    async (count, discount, status) => {
      const amounts = [...Array.from({ length: count }, () => '1'), '0.01'];
      const items = amounts.map((amount, id) => ({ id, name: 'Part', quantity: '1', amount }));
      const { id, number } = await invoices.issued({
        items,
        taxRate: '100',
        discount,
        discountKind: 'amount',
      });
      const answers = [];
      for (let line = 0; line < count; line++) {
        const draft = await credit(id, line);
        const invoice = { ...draft.value.invoice, discount: '0.09' };
        await invoices.ask(`PUT /invoices/${draft.id}`, { ...draft.value, invoice }, 1);
        answers.push(await invoices.issue({ id: draft.id, version: 2 }));
      }
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        ...Array<number>(count - 1).fill(200),
        status,
      ]);
      if (status === 422)
        expect(answers.at(-1)!.json()).toMatchObject({
          detail: `Only €1.72 of ${number} can still be credited.`,
        });
    },
  );
});
