import { useState, type FormEvent } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { FieldFrame, fieldRecipe } from '@vibrant-peak/shared/ui-admin';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { choiceOf, titleOf, type OpenChange } from './change';
import { usePublishing } from './usePublishing';

interface PublishDialogProps {
  chosen: OpenChange[];
  /** Number of the composition in which these very drafts were looked at. */
  preview: number | undefined;
  onClose: () => void;
  onPublished: () => void;
}

/** Puts drafts live, with a note for the history. */
export function PublishDialog({ chosen, preview, onClose, onPublished }: PublishDialogProps) {
  const [note, setNote] = useState('');
  const { step, publish } = usePublishing();
  const { isSending, problem, send } = useSending();
  const toast = useToast();

  const begin = (event: FormEvent) => {
    event.preventDefault();
    const asked = { records: chosen.map(choiceOf), note, ...(preview !== undefined && { preview }) };
    void send(
      () => publish(asked),
      () => {
        toast({ type: 'success', title: 'Published', description: 'Visitors see it from now on.' });
        onClose();
        onPublished();
      },
    );
  };

  return (
    <ModalDialog title="Publish" isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={begin}>
        <Stack gap="5">
          <ul>
            {chosen.map((change) => (
              <li key={`${change.collection}/${change.id}`}>{titleOf(change)}</li>
            ))}
          </ul>
          <FieldFrame id="publication-note" label="Note">
            <Input
              id="publication-note"
              value={note}
              maxLength={500}
              data-autofocus
              onChange={({ target }) => setNote(target.value)}
            />
          </FieldFrame>
          <Problem text={problem} />
          <Text role="status" color="fg.muted" fontSize="sm">
            {step}
          </Text>
          <Button type="submit" variant="accent" disabled={isSending} aria-busy={isSending}>
            Publish
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  );
}

const Input = chakra('input', fieldRecipe);
