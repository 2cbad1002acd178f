import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'shared/router';

/**
 * What a dialog is about. The subject outlives the closing, so that the dialog keeps its text while it fades out; it
 * is forgotten on `onExited`.
 */
export function useDialogSubject<T>() {
  const [state, setState] = useState<{ subject: T; isOpen: boolean }>();
  const open = useCallback((subject: T) => setState({ subject, isOpen: true }), []);
  return {
    subject: state?.subject,
    /** The same for all renders. */
    open,
    /** Spread on the dialog. */
    dialog: {
      isOpen: state?.isOpen ?? false,
      onClose: () => setState((current) => current && { ...current, isOpen: false }),
      onExited: () => setState((current) => (current?.isOpen ? current : undefined)),
    },
  };
}

/**
 * Opens the dialog of an address that was passed on, such as `/projects?project=greenline`, once the page is alive. The
 * address stays as it is while dialogs open and close.
 */
export function useSubjectOfAddress<T>(
  parameter: string,
  find: (name: string) => T | undefined,
  open: (subject: T) => void,
): void {
  const [search] = useSearchParams();
  const name = search.get(parameter);
  const show = useEffectEvent((wanted: string) => {
    const subject = find(wanted);
    if (subject) open(subject);
  });
  // Once per address: what is opened and closed by hand afterwards is the visitor's.
  useEffect(() => {
    if (name) show(name);
  }, [name]);
}

/** What the dialog of a subject is handed. */
export type SubjectDialogProps = ReturnType<typeof useDialogSubject>['dialog'];
