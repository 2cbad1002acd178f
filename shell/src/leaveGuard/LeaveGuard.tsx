import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useStore } from '@vibrant-peak/shared/store';
import type { LeaveDialogProps } from './LeaveDialog';
import { unsavedChanges } from './unsavedChanges';

const LeaveDialog = createLazyPart(async () => (await import('./LeaveDialog')).LeaveDialog, {
  Fallback: BrowserQuestion,
});

/** Asks before unsaved changes are lost. The dialog's code loads with the first change. */
export function LeaveGuard() {
  const holders = useStore(unsavedChanges.holders);
  const action = useStore(unsavedChanges.deferredAction);
  const isHeld = holders.length > 0;
  const pageFocusRef = usePageFocus(isHeld);
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      unsavedChanges.isPageHeld() && (now.pathname !== next.pathname || now.search !== next.search),
  );

  useEffect(() => {
    if (!isHeld) return;
    LeaveDialog.prefetch();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isHeld]);

  const stay = () => {
    unsavedChanges.forgetAction();
    blocker.reset?.();
  };
  const leave = () => {
    unsavedChanges.whileAsking(undefined);
    pageFocusRef.current = null;
    if (action) unsavedChanges.discardVisit();
    unsavedChanges.discardPage();
    unsavedChanges.forgetAction();
    blocker.proceed?.();
    action?.();
  };
  const leaveNow = useEffectEvent(leave);

  const isAsking = blocker.state === 'blocked' || action !== undefined;
  useEffect(() => {
    if (!isAsking) return;
    unsavedChanges.whileAsking(() => leaveNow());
    return () => unsavedChanges.whileAsking(undefined);
  }, [isAsking]);

  return (
    <LeaveDialog
      isNeeded={isHeld}
      holders={holders}
      isAsking={isAsking}
      onStay={stay}
      onLeave={leave}
      focusAfter={() => pageFocusRef.current ?? document.getElementById('main')}
    />
  );
}

/** The last focused element outside of dialogs: a dialog may close as it navigates. */
function usePageFocus(isWatching: boolean) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isWatching) return;
    const remember = () => {
      const element = document.activeElement;
      if (element instanceof HTMLElement && element !== document.body && !element.closest('dialog')) {
        last.current = element;
      }
    };
    remember();
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [isWatching]);
  return last;
}

/** Fallback when the dialog's code does not load: the browser's own question. */
function BrowserQuestion({ isAsking, onStay, onLeave }: LeaveDialogProps) {
  useEffect(() => {
    if (!isAsking) return;
    if (window.confirm('Leave without saving? What you typed would be lost.')) onLeave();
    else onStay();
  });
  return null;
}
