import { useState, type ReactNode } from 'react';
import {
  useToast,
  type InvoiceFilter,
  type InvoiceKind,
  type InvoiceSort,
  type InvoicesPort,
} from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Button } from '@vibrant-peak/shared/ui';
import {
  ColumnMenu,
  ListSelect,
  Options,
  SearchInput,
  SortSelect,
  StaffIcon,
  Toolbar,
} from '@vibrant-peak/shared/ui-admin';
import { columns, type Column } from './columns';
import { exportInvoices } from './exportInvoices';
import { listView, narrow, setSort, showColumn, type ListFilter } from './invoiceList';
import { saidPaid, states } from './StateBadge';

const kinds = [
  ['invoice', 'Invoices'],
  ['credit note', 'Credit notes'],
  ['quote', 'Quotes'],
] as const;

const sortedBy = [
  { name: 'number', label: 'Number' } as const,
  ...columns.filter((column): column is Column & { name: InvoiceSort } => column.name !== 'owed'),
];

interface ListToolsProps {
  port: InvoicesPort;
  /** Of the shown list. */
  filter: ListFilter;
}

/** Search, filters and columns of the list, and its file. */
export function ListTools({ port, filter }: ListToolsProps) {
  const hidden = useStore(listView, (view) => view.hidden);
  return (
    <Toolbar
      search={
        <SearchInput
          type="search"
          aria-label="Search invoices"
          placeholder="Number, client, order or total"
          value={filter.search}
          onChange={({ target }) => narrow({ search: target.value })}
        />
      }
    >
      <Filter
        label="Filter by state"
        value={filter.isSaidPaid ? saidPaid : filter.state}
        onChange={narrowState}
      >
        <option value="">State: all</option>
        <Options pairs={states} />
        <option value={saidPaid}>{saidPaid}</option>
      </Filter>
      <Filter
        label="Filter by kind"
        value={filter.kind}
        onChange={(kind) => narrow({ kind: kind as InvoiceKind })}
      >
        <option value="">Kind: all</option>
        <Options pairs={kinds} />
      </Filter>
      <SortSelect
        columns={sortedBy}
        sort={{ field: filter.sort, direction: filter.isAscending ? 'ascending' : 'descending' }}
        onSort={setSort}
      />
      <ColumnMenu
        columns={columns.map((column) => ({ ...column, isShown: !hidden.includes(column.name) }))}
        onChange={showColumn}
      />
      <ExportButton port={port} filter={filter} />
    </Toolbar>
  );
}

/** What the client says is not a state: it is beside one. */
function narrowState(chosen: string | undefined): void {
  const isSaidPaid = chosen === saidPaid || undefined;
  narrow({ state: isSaidPaid ? undefined : chosen, isSaidPaid } as InvoiceFilter);
}

interface FilterProps {
  label: string;
  value: string | undefined;
  /** `undefined` stands for all. */
  onChange: (value: string | undefined) => void;
  children: ReactNode;
}

const Filter = ({ label, value = '', onChange, children }: FilterProps) => (
  <ListSelect
    aria-label={label}
    value={value}
    data-active={value !== '' || undefined}
    onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
  >
    {children}
  </ListSelect>
);

function ExportButton({ port, filter }: ListToolsProps) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    await exportInvoices(port, filter).catch(({ message }: Error) =>
      toast({ type: 'error', title: 'Export failed', description: message }),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      aria-disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      <StaffIcon name="Download" />
      <span>Export CSV</span>
    </Button>
  );
}
