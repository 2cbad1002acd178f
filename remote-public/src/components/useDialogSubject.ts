import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'shared/router';
import { useIsHydrated } from './useIsHydrated';

interface Subjects<T> {
  /** The search parameter of the address that names the subject, as in `?project=greenline`. */
  parameter: string;
  nameOf: (subject: T) => string;
  find: (name: string) => T | undefined;
}

/**
 * What a dialog is about, as the address says: it can be passed on, and Back closes the dialog. The subject outlives the closing, so
 * that the dialog keeps its text while it fades out; it is forgotten on `onExited`.
 * @param subjects the same object for all renders.
 */
export function useDialogSubject<T>({ parameter, nameOf, find }: Subjects<T>) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const name = isHydrated ? search.get(parameter) : null;
  const named = name === null ? undefined : find(name);
  const [lastNamed, setLastNamed] = useState<T>();
  if (named && named !== lastNamed) setLastNamed(named);
  const isOpenedHere = (state as { hasOpener?: boolean } | null)?.hasOpener === true;

  const open = useCallback(
    (subject: T) => {
      const wanted = new URLSearchParams(window.location.search);
      wanted.set(parameter, nameOf(subject));
      void navigate(
        { search: wanted.toString(), hash: window.location.hash },
        { state: { hasOpener: true }, preventScrollReset: true, flushSync: true },
      );
    },
    [navigate, parameter, nameOf],
  );
  const close = () => {
    if (isOpenedHere) void navigate(-1);
    else {
      const others = new URLSearchParams(search);
      others.delete(parameter);
      setSearch(others, { replace: true, preventScrollReset: true });
    }
  };

  return {
    subject: named ?? lastNamed,
    /** The same for all renders. */
    open,
    /** Spread on the dialog. */
    dialog: {
      isOpen: named !== undefined,
      onClose: close,
      onExited: () => setLastNamed(named),
    },
  };
}

/** What the dialog of a subject is handed. */
export type SubjectDialogProps = ReturnType<typeof useDialogSubject>['dialog'];
