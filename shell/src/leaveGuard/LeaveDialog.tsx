import type { UnsavedChanges } from '@vibrant-peak/shared/host';
import { Button, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';

export interface LeaveDialogProps {
  holders: readonly UnsavedChanges[];
  isAsking: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Returns the element that gets the focus afterwards. */
  focusAfter: () => HTMLElement | null;
}

/** Asks whether to leave; the holder of unsaved changes may add an explanation and a way to keep them. */
export function LeaveDialog({ holders, isAsking, onStay, onLeave, focusAfter }: LeaveDialogProps) {
  const text = holders.find((changes) => changes.text)?.text;
  const action = holders.find((changes) => changes.action)?.action;
  return (
    <ModalDialog
      title="Leave without saving?"
      isOpen={isAsking}
      onClose={onStay}
      returnsFocusTo={focusAfter}
      size="sm"
      footer={
        <>
          {action && (
            <Button variant="outline" colorPalette="gray" onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          <Button variant="outline" colorPalette="gray" onClick={onStay}>
            Stay
          </Button>
          <Button colorPalette="red" onClick={onLeave}>
            Leave without saving
          </Button>
        </>
      }
    >
      <Text>{text ?? 'What you typed on this page has not been saved and would be lost.'}</Text>
    </ModalDialog>
  );
}
