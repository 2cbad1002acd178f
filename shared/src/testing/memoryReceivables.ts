import type { StoredInvoice, Receivables } from '../host/index';

/** Of one currency, without due dates. */
export function receivablesOf(all: readonly StoredInvoice[], today: string): Receivables[] {
  const open = all.filter(
    ({ kind, state }) => kind === 'invoice' && !['draft', 'paid', 'credited', 'void'].includes(state),
  );
  const paid = all.filter(({ payments }) => payments.length > 0);
  const sum = (amounts: string[]) => amounts.reduce((total, each) => total + Number(each), 0).toFixed(2);
  const amounts = { open: sum(open.map(({ balance }) => balance)), paid: sum(paid.map((each) => each.paid)) };
  return [
    {
      currency: 'EUR',
      open: [{ name: 'open', amount: amounts.open, count: open.length }],
      paid: [{ month: today.slice(0, 7), amount: amounts.paid, count: paid.length }],
    },
  ];
}
