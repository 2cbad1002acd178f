import { Button, Flex } from '@vibrant-peak/shared/ui';
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
    <Flex gap="3">
      <Button type="submit" variant="accent" aria-disabled={isSending} aria-busy={isSending}>
        {action}
      </Button>
      <Button variant="outline" colorPalette="gray" onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  </>
);
