import type { MouseEvent } from 'react';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface RowButtonProps {
  label: string;
  icon: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  /**
   * Unavailable, but still focusable, so that the focus stays when a line reaches the end of the
   * list.
   */
  isIdle?: boolean;
  /** It opens a dialog. */
  hasDialog?: boolean;
}

/** A button at the end of a row. */
export function RowButton({ label, icon, onClick, isIdle, hasDialog }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup={hasDialog ? 'dialog' : undefined}
      aria-disabled={isIdle || undefined}
      onClick={onClick}
    >
      <StaffIcon name={icon} size="1.125em" />
    </button>
  );
}
