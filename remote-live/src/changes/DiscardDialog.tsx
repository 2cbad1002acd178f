import { useState } from 'react';
import { mayUse, useSessionState } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { RemoveDialog } from '../layout/RemoveDialog';
import { choiceOf, type OpenChange } from './change';

interface DiscardDialogProps {
  change: OpenChange;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks first, and says whose changes go. Those of others are discarded by publishers alone. */
export function DiscardDialog({ change, onClose, onDiscarded }: DiscardDialogProps) {
  const { title, isMine, others } = change;
  const [isWithOthers, setIsWithOthers] = useState(!isMine);
  const mayChoose = mayUse(useSessionState(), 'publisher') && isMine && others.length > 0;
  const names = others.join(', ');
  return (
    <RemoveDialog
      name={title}
      route="POST /changes/discard"
      body={{ ...choiceOf(change), ...(isWithOthers && { others: true }) }}
      title="Discard the draft?"
      action="Discard"
      toastTitle="Draft Discarded"
      onClose={onClose}
      onRemoved={onDiscarded}
    >
      <Stack gap="4">
        <Text>{`${whatGoes(change, isWithOthers)} You can bring the draft back at the end of this page.`}</Text>
        {mayChoose && (
          <CheckboxField
            label={`Discard the changes of ${names}, too`}
            checked={isWithOthers}
            onChange={({ target }) => setIsWithOthers(target.checked)}
          />
        )}
      </Stack>
    </RemoveDialog>
  );
}

function whatGoes({ title, isMine, others }: OpenChange, isWithOthers: boolean): string {
  const names = others.join(', ');
  if (others.length === 0) return `${title} returns to the version on the site. All changes are yours.`;
  if (!isWithOthers) return `Your own changes of ${title} go; those of ${names} stay.`;
  return `${title} returns to the version on the site. The changes are by ${isMine ? `you and ${names}` : names}.`;
}
