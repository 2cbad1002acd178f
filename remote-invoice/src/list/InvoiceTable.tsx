import type { InvoiceSort, ListedInvoice } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { SortHead, TableFrame } from '@vibrant-peak/shared/ui-admin';
import { addressOf } from '../pageActions';
import { columns } from './columns';
import { listView, sortBy } from './invoiceList';

interface InvoiceTableProps {
  invoices: readonly ListedInvoice[];
  /** Instead of rows. */
  empty: string;
}

export function InvoiceTable({ invoices, empty }: InvoiceTableProps) {
  const { filter, hidden } = useStore(listView, (view) => view);
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  const head = (name: InvoiceSort, label: string) => (
    <SortHead
      key={name}
      kind={name}
      label={label}
      direction={filter.sort === name ? directionOf(filter.isAscending) : undefined}
      onPress={() => sortBy(name)}
    />
  );
  return (
    <Frame>
      <table role="table" aria-label="Invoices">
        <thead>
          <tr role="row">
            {head('number', 'Number')}
            {shown.map(({ name, label }) => head(name, label))}
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id} role="row">
              <td role="rowheader" className="title" data-label="Number">
                <RouterLink to={addressOf(invoice.id)} variant="underline" minH="6">
                  {nameOf(invoice)}
                </RouterLink>
              </td>
              {shown.map(({ name, label, cell }) => (
                <td key={name} role="cell" className={name} data-label={label}>
                  <span>{cell(invoice)}</span>
                </td>
              ))}
            </tr>
          ))}
          {invoices.length === 0 && (
            <tr role="row">
              <td role="cell" className="empty" colSpan={shown.length + 1}>
                <span>{empty}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Frame>
  );
}

const directionOf = (isAscending: boolean) => (isAscending ? 'ascending' : 'descending');

/** Drafts have no number. */
const nameOf = ({ number, name, kind }: ListedInvoice) =>
  number ?? (kind === 'invoice' ? `Draft ${name}` : `Draft credit note ${name}`);

const Frame = chakra(TableFrame, {
  base: {
    '& tbody tr': { cursor: 'auto' },
    '& .total': { textAlign: { md: 'end' }, fontVariantNumeric: 'tabular-nums' },
    '& :is(td.date, td.dueDate, td.total)': { whiteSpace: 'nowrap' },
  },
});
