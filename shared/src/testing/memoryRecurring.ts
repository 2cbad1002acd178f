import type { RecurringInvoice, RecurringInvoicesPort, RecurringSettings } from '../host/index';
import { refuse, type InvoiceMemory } from './invoiceMemory';

/** Recurring invoices whose days never come, for tests of pages. */
export function memoryRecurring({ found, put, today }: InvoiceMemory): RecurringInvoicesPort {
  const plans = new Map<number, RecurringInvoice>();
  const keep = (plan: RecurringInvoice): RecurringInvoice => {
    if (plan.next < today) refuse('This day has passed: choose today or a later one.');
    plans.set(plan.id, plan);
    put(plan.source!.id, { plan: { ...plan, day: null, problem: null } });
    return plan;
  };
  const running = (id: number): RecurringInvoice => {
    const plan = plans.get(id) ?? refuse('This recurring invoice does not exist.');
    return plan.state === 'stopped' ? refuse('This recurring invoice was stopped.') : plan;
  };

  return {
    list: async () => [...plans.values()],
    make: async (invoice: number, settings: RecurringSettings) => {
      const { kind, plan, number, date, client, total, currency } = found(invoice);
      if (kind !== 'invoice') refuse('Only invoices can recur.');
      if (plan && plan.state !== 'stopped') refuse('This invoice has a recurring invoice already.');
      return keep({
        ...settings,
        id: plans.size + 1,
        state: 'on',
        setBy: 'Ayesha',
        client,
        total,
        currency,
        source: { id: invoice, number, date },
        last: null,
        problems: [],
      });
    },
    change: async (id, settings, invoice) => {
      const plan = running(id);
      if (invoice === undefined) return keep({ ...plan, ...settings });
      if (invoice !== plan.source!.id) refuse('This invoice does not belong to the recurring invoice.');
      const { client, total, currency } = found(invoice);
      return keep({ ...plan, ...settings, client, total, currency });
    },
    setState: async (id, state) => keep({ ...running(id), state }),
  };
}
