import { Button, Flex } from '@vibrant-peak/shared/ui';

interface DialogButtonsProps {
  /** Of the button that submits the form. */
  label: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onCancel: () => void;
}

/** The last row of a dialog with a form: Cancel, and what the dialog is for. */
export const DialogButtons = ({ label, isBusy, isDangerous = false, onCancel }: DialogButtonsProps) => (
  <Flex justify="flex-end" gap="3">
    <Button variant="outline" colorPalette="gray" onClick={onCancel}>
      Cancel
    </Button>
    <Button
      type="submit"
      {...(isDangerous ? { colorPalette: 'red' } : { variant: 'accent' })}
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {label}
    </Button>
  </Flex>
);
