import { useState } from 'react';
import { useSignedInAgain, useToast, type RecordId, type Records } from '@vibrant-peak/shared/host';
import { useStore } from '@vibrant-peak/shared/store';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import type { Entity } from '../entities/entity';
import { titleOf } from '../records/recordValues';
import { useSaving } from '../saving/useSaving';
import { OrderRows } from './OrderRows';

interface OrderDialogProps {
  entity: Entity;
  records: Records;
  arrange: NonNullable<Records['arrange']>;
  onClose: () => void;
}

/** The order in which the site shows the records of a list, changed by buttons or by dragging. */
export function OrderDialog({ entity, records, arrange, onClose }: OrderDialogProps) {
  const known = useStore(records);
  const { ids, move } = useArrangement(known.map(({ id }) => id));
  const { save, isSaving, problem, isCutOff } = useSaving();
  const toast = useToast();
  const submit = () =>
    save(
      () => arrange(ids),
      () => {
        toast({ type: 'success', title: 'Order Saved', description: entity.heading });
        onClose();
      },
    );
  useSignedInAgain((isSamePerson) => void (isSamePerson && isCutOff && submit()));
  const entries = ids.flatMap((id) => known.filter((record) => record.id === id));
  return (
    <ModalDialog title={`Order of ${entity.heading}`} isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="5">
          <OrderRows
            entries={entries.map((record) => ({ id: record.id, title: titleOf(entity, record) }))}
            onMove={move}
          />
          {problem && (
            <Text ref={bringIntoView} role="alert" color="fg.error">
              {problem}
            </Text>
          )}
          <DialogButtons action="Save" isBusy={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

/** The list may be longer than the dialog. */
const bringIntoView = (text: HTMLElement | null) => text?.scrollIntoView({ block: 'nearest' });

/** An order to be saved. It begins again when the list has another one. */
function useArrangement(listed: readonly RecordId[]) {
  const [{ begun, ids }, setState] = useState({ begun: listed, ids: listed });
  if (String(begun) !== String(listed)) setState({ begun: listed, ids: listed });
  const move = (id: RecordId, to: number) =>
    setState((state) => {
      const others = state.ids.filter((other) => other !== id);
      return { ...state, ids: [...others.slice(0, to), id, ...others.slice(to)] };
    });
  return { ids, move };
}
