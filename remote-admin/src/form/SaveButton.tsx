import { useEffect, useRef } from 'react';
import { Button } from '@vibrant-peak/shared/ui';
import { Spinner } from '../layout/Spinner';

interface SaveButtonProps {
  isSaving: boolean;
  /** Why the last save failed. */
  problem?: string;
}

/** Stays enabled while saving, so that it keeps the focus; after a failure it takes a focus that was lost. */
export function SaveButton({ isSaving, problem }: SaveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (problem && document.activeElement === document.body) button.current?.focus();
  }, [problem]);
  return (
    <Button ref={button} type="submit" variant="accent" aria-busy={isSaving || undefined}>
      {isSaving && <Spinner aria-hidden />}
      <span>Save</span>
    </Button>
  );
}
