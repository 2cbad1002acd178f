import { useToast } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { Publication } from './publication';

interface RestoreDialogProps {
  publication: Publication;
  onClose: () => void;
}

/**
 * Makes drafts of the values before a publication, or of its own unless they are on the site.
 * Visitors see no change.
 */
export function RestoreDialog({ publication: { id, state }, onClose }: RestoreDialogProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const restore = (to: 'before' | 'after') =>
    send(
      () => ask<{ drafts: number }>(`POST /publications/${id}/restore`, { to }),
      ({ drafts }) => {
        const description =
          drafts === 0 ? 'The drafts have these values already.' : 'Publish them under Changes.';
        toast({ type: 'success', title: 'Drafts Restored', description });
        onClose();
      },
    );
  return (
    <ModalDialog
      title={state === 'live' ? 'Undo this publication' : 'Restore'}
      isOpen
      onClose={onClose}
      size="sm"
    >
      <Stack gap="5">
        <Text>
          The values become drafts, which visitors see when they are published. Later changes to other fields
          stay.
        </Text>
        <Problem text={problem} />
        <DialogButtons
          action="Undo this change"
          isBusy={isSending}
          onAction={() => void restore('before')}
          onCancel={onClose}
          others={
            state !== 'live' && (
              <Button variant="outline" aria-disabled={isSending} onClick={() => void restore('after')}>
                Bring this version back
              </Button>
            )
          }
        />
      </Stack>
    </ModalDialog>
  );
}
