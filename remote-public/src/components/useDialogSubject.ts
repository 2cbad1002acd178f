import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '@vibrant-peak/shared/router';
import { useIsHydrated } from './useIsHydrated';

interface Subjects<T> {
  /** The search parameter that names the subject, as in `?project=greenline`. */
  parameter: string;
  valueOf: (subject: T) => string;
  find: (name: string) => T | undefined;
}

/** On phones Back is a gesture or a key and should close an overlay. */
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

/**
 * The subject of a dialog. An address with the parameter opens it. On phones the open dialog also
 * has this address, and Back closes it. The subject stays until `onExited`, so that the dialog
 * keeps its text while it fades out.
 * @param subjects must be the same object in all renders.
 */
export function useDialogSubject<T>({ parameter, valueOf, find }: Subjects<T>) {
  const [state, setState] = useState<{ subject: T; isOpen: boolean; hasEntry?: boolean }>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const name = isHydrated ? search.get(parameter) : null;

  const hide = () => setState((current) => current && { ...current, isOpen: false, hasEntry: false });
  // Once per address: afterwards the visitor opens and closes the dialog.
  const [followed, setFollowed] = useState<string | null>(null);
  if (name !== followed) {
    setFollowed(name);
    const subject = name === null ? undefined : find(name);
    if (subject) setState((current) => ({ ...current, subject, isOpen: true }));
    else hide();
  }

  // Not by the router: its updates wait for the parts of the page that are not hydrated yet.
  useEffect(() => {
    window.addEventListener('popstate', hide);
    return () => window.removeEventListener('popstate', hide);
  }, []);

  const open = useCallback(
    (subject: T) => {
      const hasEntry = isPhone();
      setState({ subject, isOpen: true, hasEntry });
      if (!hasEntry) return;
      const wanted = new URLSearchParams(window.location.search);
      wanted.set(parameter, valueOf(subject));
      void navigate({ search: wanted.toString(), hash: window.location.hash }, { preventScrollReset: true });
    },
    [navigate, parameter, valueOf],
  );
  return {
    subject: state?.subject,
    /** Stable across renders. */
    open,
    /** Props of the dialog. */
    dialog: {
      isOpen: state?.isOpen ?? false,
      onClose: () => {
        hide();
        if (state?.hasEntry) void navigate(-1);
      },
      onExited: () => setState((current) => (current?.isOpen ? current : undefined)),
    },
  };
}

/** Props of the dialog of a subject. */
export type SubjectDialogProps = ReturnType<typeof useDialogSubject>['dialog'];
