import type { UnsavedChanges } from '@vibrant-peak/shared/host';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { ConfirmDialog } from '@vibrant-peak/shared/ui-blocks';

export interface LeaveDialogProps {
  holders: readonly UnsavedChanges[];
  isAsking: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Returns the element that gets the focus afterwards. */
  focusAfter: () => HTMLElement | null;
}

/** Asks whether to leave. The holder of the changes may explain them and offer to save them. */
export function LeaveDialog({ holders, isAsking, onStay, onLeave, focusAfter }: LeaveDialogProps) {
  const text = holders.find((changes) => changes.text)?.text;
  const action = holders.find((changes) => changes.action)?.action;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      action="Leave without saving"
      cancel="Stay"
      others={
        action && (
          <Button variant="outline" colorPalette="gray" onClick={action.onClick}>
            {action.label}
          </Button>
        )
      }
      isOpen={isAsking}
      onClose={onStay}
      onConfirm={onLeave}
      returnsFocusTo={focusAfter}
    >
      <Text>{text ?? 'What you typed on this page has not been saved and would be lost.'}</Text>
    </ConfirmDialog>
  );
}
