import { useState } from 'react';

/**
 * What a dialog is about. The subject outlives the closing, so that the dialog keeps its text while it fades out; it
 * is forgotten on `onExited`.
 */
export function useDialogSubject<T>() {
  const [state, setState] = useState<{ subject: T; isOpen: boolean }>();
  return {
    subject: state?.subject,
    open: (subject: T) => setState({ subject, isOpen: true }),
    /** Spread on the dialog. */
    dialog: {
      isOpen: state?.isOpen ?? false,
      onClose: () => setState((current) => current && { ...current, isOpen: false }),
      onExited: () => setState((current) => (current?.isOpen ? current : undefined)),
    },
  };
}

/** What the dialog of a subject is handed. */
export type SubjectDialogProps = ReturnType<typeof useDialogSubject>['dialog'];
