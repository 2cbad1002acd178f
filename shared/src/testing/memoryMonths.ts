import type { ClosedMonthsPort } from '../host/index';
import { refuse, type InvoiceMemory } from './invoiceMemory';

/** Closed months, for tests of pages. */
export const memoryMonths = (memory: InvoiceMemory): ClosedMonthsPort => ({
  list: async () => memory.closed,
  close: async (month, hasImported) => {
    if (memory.closed.some((each) => each.month === month)) refuse('This month is closed already.');
    const closed = { month, hasImported, closedAt: memory.now(), closedBy: 'Ayesha' };
    memory.closed = [closed, ...memory.closed];
    return memory.closed;
  },
  open: async (month) => (memory.closed = memory.closed.filter((each) => each.month !== month)),
});
