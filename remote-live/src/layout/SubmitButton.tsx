import { Button } from '@vibrant-peak/shared/ui';

interface SubmitButtonProps {
  isSending: boolean;
  children: string;
}

/** The button below a form. It cannot be pressed while the form is sent. */
export const SubmitButton = ({ isSending, children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant="accent"
    alignSelf="flex-start"
    aria-disabled={isSending}
    aria-busy={isSending}
  >
    {children}
  </Button>
);
