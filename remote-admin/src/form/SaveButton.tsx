import { useEffect, useRef, type ComponentProps } from 'react';
import { useSignedInAgain } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { Spinner } from '../layout/Spinner';

interface SaveButtonProps extends ComponentProps<typeof Button> {
  isSaving: boolean;
  /** Why the last save failed. */
  problem?: string;
  /** It failed because the session had ended. */
  isCutOff?: boolean;
}

/**
 * Stays enabled while saving, to keep the focus. It takes back a lost focus after a failure. A save
 * that the end of the session interrupted is repeated when the same person has signed in.
 */
export function SaveButton({
  isSaving,
  problem,
  isCutOff = false,
  children = 'Save',
  ...props
}: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (problem && document.activeElement === document.body) button.current?.focus();
  }, [problem]);
  useSignedInAgain((isSamePerson) => {
    if (isSamePerson && isCutOff) button.current?.click();
  });
  return (
    <Button ref={button} type="submit" variant="accent" aria-busy={isSaving || undefined} {...props}>
      {isSaving && <Spinner aria-hidden />}
      <span>{children}</span>
    </Button>
  );
}
