import { useState, type ReactNode } from 'react';
import { useToast, type InvoiceKind, type InvoicesPort, type InvoiceState } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Button, chakra } from '@vibrant-peak/shared/ui';
import { ColumnMenu, ListSelect, SearchInput, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { columns } from './columns';
import { exportInvoices } from './exportInvoices';
import { listView, narrow, showColumn } from './invoiceList';
import { states } from './StateBadge';

const kinds = [
  ['invoice', 'Invoices'],
  ['credit note', 'Credit notes'],
] as const;

/** What the list shows, and its file. */
export function ListTools({ port }: { port: InvoicesPort }) {
  const { filter, hidden } = useStore(listView, (view) => view);
  return (
    <Tools>
      <SearchInput
        type="search"
        aria-label="Search invoices"
        placeholder="Number, client or order"
        value={filter.search}
        onChange={({ target }) => narrow({ search: target.value })}
      />
      <Filter
        label="Filter by state"
        value={filter.state}
        onChange={(state) => narrow({ state: state as InvoiceState })}
      >
        <option value="">State: all</option>
        <Options pairs={states} />
      </Filter>
      <Filter
        label="Filter by kind"
        value={filter.kind}
        onChange={(kind) => narrow({ kind: kind as InvoiceKind })}
      >
        <option value="">Kind: all</option>
        <Options pairs={kinds} />
      </Filter>
      <ColumnMenu
        columns={columns.map((column) => ({ ...column, isShown: !hidden.includes(column.name) }))}
        onChange={showColumn}
      />
      <ExportButton port={port} />
    </Tools>
  );
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

const Options = ({ pairs }: { pairs: readonly (readonly [value: string, text: string])[] }) =>
  pairs.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

function ExportButton({ port }: { port: InvoicesPort }) {
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await exportInvoices(port, listView.get().filter).catch(({ message }: Error) =>
      toast({ type: 'error', title: 'Export failed', description: message }),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      disabled={isBusy}
      aria-busy={isBusy}
      onClick={() => void download()}
    >
      <StaffIcon name="Download" />
      <span>Export CSV</span>
    </Button>
  );
}

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: { base: '3', md: '2' },
    mb: '4',
    '& > input': { maxW: { md: 'xs' }, me: { md: 'auto' } },
    '& > select': { flex: { base: '1 1 40%', md: 'none' }, minW: '0' },
    '& > button': { flex: { base: '1 0 100%', md: 'none' } },
  },
});
