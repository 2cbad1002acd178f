import { useEffect } from 'react';
import { useHost, type HostServices } from '@vibrant-peak/shared/host';
import { draftStore, forgetDraft, hasUnsavedChanges, isUntouched } from '../draft/draftStore';
import { receiptsPath } from '../pageActions';
import { saveFile } from './saveFile';

let isWatched = false;

/** Once the page was opened, the host asks before an unsaved draft is lost, from any page. */
export function useHeldDraft(): void {
  const { unsavedChanges, toast, invoices } = useHost();
  useEffect(() => {
    if (isWatched) return;
    isWatched = true;
    watchDraft(unsavedChanges.hold, toast, invoices ? 'saved' : 'saved in a file');
  }, [unsavedChanges, toast, invoices]);
}

/**
 * Milliseconds after the last key before drafts are compared, which takes time for long invoices.
 */
const pause = 500;

function watchDraft(
  hold: HostServices['unsavedChanges']['hold'],
  toast: HostServices['toast'],
  saved: string,
): void {
  let release: (() => void) | undefined;
  const holdDraft = () => {
    release ??= hold({
      scope: 'visit',
      path: receiptsPath,
      text: `The invoice has entries that are not ${saved}. They would be lost.`,
      action: { label: 'Save file', onClick: () => saveFile(toast) },
      onDiscard: forgetDraft,
    });
  };
  const look = () => {
    if (hasUnsavedChanges()) return holdDraft();
    release?.();
    release = undefined;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  draftStore.subscribe(() => {
    clearTimeout(timer);
    if (release === undefined || isUntouched()) look();
    else timer = setTimeout(look, pause);
  });
  look();
}
