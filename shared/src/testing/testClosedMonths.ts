import type { InvoicesPort } from '../host/index';
import { invoiceValue } from './invoiceValue';

/** Tests the promises about months that are handed over. */
export function testClosedMonths(open: () => Required<InvoicesPort> | Promise<Required<InvoicesPort>>): void {
  test('nothing is booked in a closed month until it is opened', async () => {
    const port = await open();
    const { id, version } = await port.create(invoiceValue({ date: '2026-01-15' }));
    const issue = () => port.issue(id, version, { isDateConfirmed: true });
    expect(await port.months.close('2026-01', false)).toMatchObject([
      { month: '2026-01', hasImported: false },
    ]);
    const refusal = { name: 'InvoiceRefusal' };
    await expect(port.months.close('2026-01', false)).rejects.toMatchObject(refusal);
    await expect(issue()).rejects.toMatchObject(refusal);
    expect(await port.months.open('2026-01', 'A late invoice')).toEqual([]);
    expect((await issue()).number).not.toBeNull();
    await port.months.close('2026-01', true);
    const payment = { amount: '5', method: '', note: '' };
    await expect(port.pay(id, { ...payment, date: '2026-01-31' })).rejects.toMatchObject(refusal);
    expect((await port.pay(id, { ...payment, date: '2026-02-01' })).paid).toBe('5.00');
    expect(await port.months.list()).toMatchObject([{ month: '2026-01', hasImported: true }]);
  });
}
