import { Button } from '@vibrant-peak/shared/ui';

interface SubmitButtonProps {
  isSending: boolean;
  variant?: 'accent' | 'outline';
  children: string;
}

/** The button below a form. It keeps the focus while the form is sent, when `useSending` ignores it. */
export const SubmitButton = ({ isSending, variant = 'accent', children }: SubmitButtonProps) => (
  <Button
    type="submit"
    variant={variant}
    alignSelf="flex-start"
    aria-disabled={isSending}
    aria-busy={isSending}
  >
    {children}
  </Button>
);
