import { useState, type ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Stack, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { RemoveDialog } from '../layout/RemoveDialog';
import type { Entry } from './entry';

interface EntryTableProps<V> {
  /** Such as `/invoice-clients`. */
  path: string;
  label: string;
  heads: readonly string[];
  entries: readonly Entry<V>[];
  /** Shown when there are none. */
  empty: string;
  nameOf: (value: V) => string;
  /** Cells after the name. */
  cellsOf: (value: V) => ReactNode[];
  onEdit: (entry: Entry<V>) => void;
  onChanged: () => void;
}

/** Clients or items with what can be done with each. */
export function EntryTable<V>(props: EntryTableProps<V>) {
  const { path, label, heads, entries, empty, nameOf, cellsOf, onEdit, onChanged } = props;
  const { problem, send } = useSending();
  const toast = useToast();
  const [removed, setRemoved] = useState<Entry<V>>();
  const hide = ({ id, value, isHidden }: Entry<V>) =>
    send(
      () => ask(`PUT ${path}/${id}/hidden`, { isHidden: !isHidden }),
      () => {
        const title = isHidden ? 'Shown Again' : 'Hidden';
        toast({ type: 'success', title, description: nameOf(value) });
        onChanged();
      },
    );
  const actionsOf = (entry: Entry<V>) => {
    const name = nameOf(entry.value);
    const hiding = entry.isHidden ? 'Show' : 'Hide';
    return (
      <Flex key="actions" gap="1" wrap="wrap">
        <Button {...small} aria-label={`Edit ${name}`} onClick={() => onEdit(entry)}>
          Edit
        </Button>
        <Button {...small} aria-label={`${hiding} ${name}`} onClick={() => void hide(entry)}>
          {hiding}
        </Button>
        {!entry.isUsed && (
          <Button
            {...small}
            colorPalette="red"
            aria-label={`Delete ${name}`}
            onClick={() => setRemoved(entry)}
          >
            Delete
          </Button>
        )}
      </Flex>
    );
  };
  return (
    <Stack gap="3">
      <Problem text={problem} />
      <Table
        label={label}
        heads={[...heads, 'Actions']}
        empty={empty}
        rows={entries.map((entry) => ({
          key: String(entry.id),
          cells: [nameOf(entry.value), ...cellsOf(entry.value), actionsOf(entry)],
        }))}
      />
      {removed && (
        <RemoveDialog
          name={nameOf(removed.value)}
          title={`Delete ${nameOf(removed.value)}?`}
          action="Delete"
          route={`DELETE ${path}/${removed.id}`}
          toastTitle="Deleted"
          onClose={() => setRemoved(undefined)}
          onRemoved={onChanged}
        >
          <Text>No issued invoice has it. Drafts keep what they say.</Text>
        </RemoveDialog>
      )}
    </Stack>
  );
}

const small = {
  size: 'sm',
  minH: { base: '11', md: '9' },
  variant: 'ghost',
  colorPalette: 'gray',
} as const;
