import type { ReactNode } from 'react';
import type { InvoiceOnPage, InvoiceSort } from '@vibrant-peak/shared/host';
import { Badge, chakra } from '@vibrant-peak/shared/ui';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { isOverpaid, saidPaid, StateBadge } from './StateBadge';

export interface Column {
  /** `owed` does not sort the list. */
  name: InvoiceSort | 'owed';
  label: string;
  /** Left out where the list has little room. */
  isSecondary?: true;
  cell: (invoice: InvoiceOnPage) => ReactNode;
  /** In a file. */
  text: (invoice: InvoiceOnPage) => string;
}

const Badges = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });

const same = (text: Column['text']) => ({ cell: text, text });
const day = (of: (invoice: InvoiceOnPage) => string) => ({
  cell: (invoice: InvoiceOnPage) => dayText(of(invoice)),
  text: of,
});

/** Whether it is neither nothing nor the whole. */
const isPart = (owed: string | null, total: string): owed is string =>
  owed !== null && owed !== total && /[1-9]/.test(owed);

/** Columns after the number, in their order. */
export const columns: readonly Column[] = [
  { name: 'client', label: 'Client', ...same(({ client }) => client) },
  { name: 'date', label: 'Date', isSecondary: true, ...day(({ date }) => date) },
  { name: 'dueDate', label: 'Due', ...day(({ dueDate }) => dueDate) },
  {
    name: 'total',
    label: 'Total',
    // Where the list has little room, what is owed stands below the total.
    cell: ({ total, owed, currency }) => (
      <span
        data-owed={isPart(owed, total) && !isOverpaid(owed) ? `${moneyText(owed, currency)} owed` : undefined}
      >
        {moneyText(total, currency)}
      </span>
    ),
    text: ({ total }) => total,
  },
  {
    name: 'owed',
    label: 'Owed',
    isSecondary: true,
    cell: ({ owed, currency }) => owed !== null && moneyText(owed, currency),
    text: ({ owed }) => owed ?? '',
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ state, owed, saysPaidAt }) => (
      <Badges>
        <StateBadge state={state} owed={owed} />
        {saysPaidAt !== null && <Badge colorPalette="green">{saidPaid}</Badge>}
      </Badges>
    ),
    text: ({ state }) => state,
  },
];
