import { useState, type ReactNode } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { RemoveDialog } from '../layout/RemoveDialog';
import { useRowFocus } from '../layout/useRowFocus';
import { toastTitle, type Entry } from './entry';

interface EntryTableProps<V> {
  /** Such as `/invoice-clients`. */
  path: string;
  /** Such as `client`. */
  noun: string;
  label: string;
  heads: readonly string[];
  /** As in `Table`. */
  figures?: readonly string[];
  /** As in `Table`. */
  secondary?: readonly string[];
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
  const { path, noun, label, heads, figures, secondary, entries, empty } = props;
  const { nameOf, cellsOf, onEdit, onChanged } = props;
  const { problem, send } = useSending();
  const toast = useToast();
  const { list, focusRowAt } = useRowFocus(entries);
  const [removed, setRemoved] = useState<Entry<V>>();
  const hide = (entry: Entry<V>) => {
    const { id, value, isHidden } = entry;
    const done = () => {
      focusRowAt(entries.indexOf(entry));
      const title = toastTitle(noun, isHidden ? 'Shown Again' : 'Hidden');
      toast({ type: 'success', title, description: nameOf(value) });
      onChanged();
    };
    return send(() => ask(`PUT ${path}/${id}/hidden`, { isHidden: !isHidden }), done);
  };
  return (
    <Stack ref={list} gap="3">
      <Problem text={problem} />
      <Table
        label={label}
        heads={[...heads, 'Actions']}
        figures={figures}
        secondary={secondary}
        empty={empty}
        rows={entries.map((entry) => {
          const name = nameOf(entry.value);
          const does = { onEdit: () => onEdit(entry), onRemove: () => setRemoved(entry) };
          const actions = (
            <Actions key="do" {...does} name={name} entry={entry} onHide={() => void hide(entry)} />
          );
          const title = (
            <Name key="name" type="button" onClick={does.onEdit}>
              {name}
            </Name>
          );
          return { key: String(entry.id), cells: [title, ...cellsOf(entry.value), actions] };
        })}
      />
      {removed && (
        <RemoveDialog
          name={nameOf(removed.value)}
          title={`Delete ${nameOf(removed.value)}?`}
          action="Delete"
          route={`DELETE ${path}/${removed.id}`}
          toastTitle={toastTitle(noun, 'Deleted')}
          onClose={() => setRemoved(undefined)}
          onRemoved={() => {
            focusRowAt(entries.indexOf(removed));
            onChanged();
          }}
        >
          <Text>No issued invoice uses it. Drafts that use it do not change.</Text>
        </RemoveDialog>
      )}
    </Stack>
  );
}

interface ActionsProps {
  name: string;
  entry: Pick<Entry<unknown>, 'isHidden' | 'isUsed'>;
  onEdit: () => void;
  onHide: () => void;
  onRemove: () => void;
}

function Actions({ name, entry: { isHidden, isUsed }, onEdit, onHide, onRemove }: ActionsProps) {
  const hiding = isHidden ? 'Show' : 'Hide';
  return (
    <Flex gap="1" wrap={{ base: 'wrap', md: 'nowrap' }}>
      <Button {...small} aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button {...small} aria-label={`${hiding} ${name}`} onClick={onHide}>
        {hiding}
      </Button>
      {!isUsed && (
        <Button {...small} colorPalette="red" aria-label={`Delete ${name}`} onClick={onRemove}>
          Delete
        </Button>
      )}
    </Flex>
  );
}

const small = {
  size: 'sm',
  minH: touchable,
  variant: 'outline',
  colorPalette: 'gray',
} as const;

/** Opens the form, as a number in the list of invoices opens its page. */
const Name = chakra('button', {
  base: {
    minH: '6',
    color: 'brand.fg',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
  },
});
