import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/router';
import { useIsHydrated } from './useIsHydrated';

interface Subjects<T> {
  /** The search parameter of the address that names the subject, as in `?project=greenline`. */
  parameter: string;
  nameOf: (subject: T) => string;
  find: (name: string) => T | undefined;
}

/** Where Back is a gesture or a key of the device, it closes what covers the screen. */
const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

/**
 * What a dialog is about. An address with the parameter opens it. On phones it also has the address while it is open, and Back
 * closes it; elsewhere the address stays as it is. The subject outlives the closing, so that the dialog keeps its text
 * while it fades out; it is forgotten on `onExited`.
 * @param subjects the same object for all renders.
 */
export function useDialogSubject<T>({ parameter, nameOf, find }: Subjects<T>) {
  const [state, setState] = useState<{ subject: T; isOpen: boolean; hasEntry?: boolean }>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const name = isHydrated ? search.get(parameter) : null;

  const hide = () => setState((current) => current && { ...current, isOpen: false, hasEntry: false });
  // Once per address: what is opened and closed by hand afterwards is the visitor's.
  const [followed, setFollowed] = useState<string | null>(null);
  if (name !== followed) {
    setFollowed(name);
    const subject = name === null ? undefined : find(name);
    if (subject) setState((current) => ({ ...current, subject, isOpen: true }));
    else hide();
  }

  // Not by the router: what it tells waits for the parts of the page that are not hydrated yet.
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
      wanted.set(parameter, nameOf(subject));
      void navigate({ search: wanted.toString(), hash: window.location.hash }, { preventScrollReset: true });
    },
    [navigate, parameter, nameOf],
  );
  return {
    subject: state?.subject,
    /** The same for all renders. */
    open,
    /** Spread on the dialog. */
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

/** What the dialog of a subject is handed. */
export type SubjectDialogProps = ReturnType<typeof useDialogSubject>['dialog'];
