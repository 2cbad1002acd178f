import type { InvoicesPort, SessionState, Watchable } from '@vibrant-peak/shared/host';
import { draftStore, forgetDraft } from '../draft/draftStore';
import { saveDraft } from './saveDraft';
import { savedInvoices } from './savedInvoices';

/** Time after the last change, and before a failed save is repeated, in milliseconds. */
const pause = 1000;
const retryPause = 5000;

let started: InvoicesPort | undefined;
let stop: (() => void) | undefined;

/** Saves the draft from now on, on each page that changes it. Once for each port. */
export function startSaving(port: InvoicesPort, session: Watchable<SessionState> | undefined): void {
  if (port === started) return;
  stop?.();
  started = port;
  savedInvoices.set({ stored: new Map(), isSaving: false });
  const keep = (former = draftStore.get()) => void saveDraft(port, former).catch(() => undefined);
  const ends = [saveChanges(keep), ...(session ? [forgetOthers(session)] : [])];
  const keepHidden = () => {
    if (document.hidden) keep();
  };
  document.addEventListener('visibilitychange', keepHidden);
  const timer = setInterval(() => {
    const { failure } = savedInvoices.get();
    if (failure && !failure.isFinal && !session?.get().hasEnded) keep();
  }, retryPause);
  stop = () => {
    ends.forEach((end) => end());
    clearInterval(timer);
    document.removeEventListener('visibilitychange', keepHidden);
  };
}

function saveChanges(keep: (former?: ReturnType<typeof draftStore.get>) => void): () => void {
  let last = draftStore.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = draftStore.subscribe(() => {
    const draft = draftStore.get();
    if (draft.key !== last.key) keep(last);
    last = draft;
    clearTimeout(timer);
    timer = setTimeout(keep, pause);
  });
  return () => {
    end();
    clearTimeout(timer);
  };
}

/** Another person who signs in on this page begins with an empty form. */
function forgetOthers(session: Watchable<SessionState>): () => void {
  let person = session.get().person?.id;
  return session.subscribe(() => {
    const next = session.get().person?.id;
    if (next !== undefined && person !== undefined && next !== person) {
      savedInvoices.set({ stored: new Map(), isSaving: false });
      forgetDraft();
    }
    person = next ?? person;
  });
}
