import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { Problem } from './Problem';

interface SaveOrCancelProps {
  /** Name of the button. */
  action?: string;
  isSending: boolean;
  /** Why the last save failed. */
  problem: string | undefined;
  onCancel: () => void;
}

/** The end of a form in a dialog. */
export const SaveOrCancel = ({ action = 'Save', isSending, problem, onCancel }: SaveOrCancelProps) => (
  <>
    <Problem text={problem} />
    <DialogButtons action={action} isBusy={isSending} onCancel={onCancel} />
  </>
);
