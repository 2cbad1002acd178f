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

/** Stays enabled while saving, so that it keeps the focus; after a failure it takes a focus that was lost. A save that the end of the session has cut off is sent again when the same person has signed in. */
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
