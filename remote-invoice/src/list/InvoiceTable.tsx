import type { InvoiceOnPage } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { SortHead, TableFrame } from '@vibrant-peak/shared/ui-admin';
import { workingName } from '../draft/workingName';
import { addressOf } from '../pageActions';
import { columns, type Column } from './columns';
import { listView, sortBy } from './invoiceList';

interface InvoiceTableProps {
  invoices: readonly InvoiceOnPage[];
  /** Instead of rows. */
  empty: string;
  onDelete: (draft: InvoiceOnPage) => void;
}

export function InvoiceTable({ invoices, empty, onDelete }: InvoiceTableProps) {
  const { filter, hidden } = useStore(listView, (view) => view);
  const shown = columns.filter(({ name }) => !hidden.includes(name));
  const head = (name: Column['name'], label: string) =>
    name === 'owed' ? (
      <th key={name} role="columnheader" scope="col" className={classOf(name)}>
        {label}
      </th>
    ) : (
      <SortHead
        key={name}
        kind={classOf(name)}
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
            <th role="columnheader" scope="col" className="actions">
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <Row key={invoice.id} invoice={invoice} shown={shown} onDelete={onDelete} />
          ))}
          {invoices.length === 0 && (
            <tr role="row">
              <td role="cell" className="empty" colSpan={shown.length + 2}>
                <span>{empty}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Frame>
  );
}

interface RowProps extends Pick<InvoiceTableProps, 'onDelete'> {
  invoice: InvoiceOnPage;
  shown: readonly Column[];
}

const Row = ({ invoice, shown, onDelete }: RowProps) => (
  <tr role="row">
    <td role="rowheader" className="title" data-label="Number">
      <RouterLink to={addressOf(invoice.id)} variant="underline" minH="6" aria-label={nameOf(invoice)}>
        {nameOf({ ...invoice, name: invoice.name.replace(workingName, '') })}
      </RouterLink>
      {invoice.importedAt !== null && <span className="imported">Imported</span>}
    </td>
    {shown.map(({ name, label, cell }) => (
      <td key={name} role="cell" className={classOf(name)} data-label={label}>
        <span>{cell(invoice)}</span>
      </td>
    ))}
    <td role="cell" className="actions">
      {invoice.number === null && (
        <button
          type="button"
          className="delete"
          aria-haspopup="dialog"
          aria-label={`Delete ${nameOf(invoice)}`}
          onClick={() => onDelete(invoice)}
        />
      )}
    </td>
  </tr>
);

function classOf(name: Column['name']): string {
  const kind = name === 'total' || name === 'owed' ? 'figure' : name;
  return columns.some((column) => column.name === name && column.isSecondary) ? `${kind} secondary` : kind;
}

const directionOf = (isAscending: boolean) => (isAscending ? 'ascending' : 'descending');

const drafts = { invoice: 'Draft', 'credit note': 'Draft credit note', quote: 'Draft quote' };

/** Drafts have no number. */
const nameOf = ({ number, name, kind }: InvoiceOnPage) => number ?? `${drafts[kind]} ${name}`.trim();

const Frame = chakra(TableFrame, {
  base: {
    '& tbody tr': { cursor: 'auto' },
    '& td > span': { minW: '0' },
    '& .imported': {
      display: { md: 'block' },
      ms: { base: '2', md: '0' },
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'normal',
    },
    '& :is(td:has(> span:empty), td.actions:empty)': { mdDown: { display: 'none' } },
    // In the corner of a card, beside its name.
    '& td.actions': { position: { mdDown: 'absolute' }, top: { mdDown: '1' }, insetEnd: { mdDown: '1' } },
    '& td:not(.empty)': { whiteSpace: { md: 'nowrap' } },
    '& :is(th, td)': { px: { md: '3' } },
    // Only drafts have a button there.
    '& th.actions': { w: { md: 'auto' } },
    // The client has the width that is left, so that all columns are in view.
    '& th.client': { minW: { md: '6.5rem' } },
    '& td.client': { w: { md: 'full' }, maxW: { md: '0' }, whiteSpace: { md: 'normal' } },
    // The page of a draft deletes it, too.
    '@container (max-width: 63.99rem)': {
      '& :is(th, td):not(:first-child)': { px: { md: '2' } },
      '& :is(th, td).actions': { display: { md: 'none' } },
    },
    // What is late has the state Overdue.
    '@container (max-width: 51.99rem)': {
      '& :is(th, td).dueDate': { display: { md: 'none' } },
      '& td.state': { whiteSpace: { md: 'normal' } },
      '& [data-owed]::after': {
        content: { md: 'attr(data-owed)' },
        display: 'block',
        color: 'fg.muted',
        fontSize: 'xs',
      },
    },
    // Beside an open sidebar.
    '@container (max-width: 33.99rem)': { '& :is(th, td)': { px: { md: '1.5' } } },
  },
});
