import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'shared/router';
import { Button, Text } from 'shared/ui';
import { ModalDialog } from 'shared/ui-overlay';
import { unsavedChanges } from './unsavedChanges';

const { subscribe, exist, waitingAction } = unsavedChanges;

/** Asks before a link, Back, Logout or closing the tab would lose what was typed. Stands once, in the layout. */
export function LeaveDialog() {
  const haveChanges = useSyncExternalStore(subscribe, exist, exist);
  const action = useSyncExternalStore(subscribe, waitingAction, waitingAction);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => exist() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!haveChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [haveChanges]);

  const stay = () => {
    unsavedChanges.forgetAction();
    blocker.reset?.();
  };

  const leave = () => {
    unsavedChanges.discard();
    unsavedChanges.forgetAction();
    blocker.proceed?.();
    action?.();
  };

  return (
    <ModalDialog
      title="Leave without saving?"
      isOpen={blocker.state === 'blocked' || action !== undefined}
      onClose={stay}
      size="sm"
      footer={
        <>
          <Button variant="outline" colorPalette="gray" onClick={stay}>
            Stay
          </Button>
          <Button colorPalette="red" onClick={leave}>
            Leave without saving
          </Button>
        </>
      }
    >
      <Text>What you typed on this page has not been saved and would be lost.</Text>
    </ModalDialog>
  );
}
