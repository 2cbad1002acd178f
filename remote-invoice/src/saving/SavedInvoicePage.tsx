import { emptyParty } from '@vibrant-peak/invoice/freshDraft';
import type { InvoiceClient, InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { useLocation } from '@vibrant-peak/shared/router';
import { AllInvoicesLink } from '../layout/AllInvoicesLink';
import { MoreMenu } from '../layout/MoreMenu';
import { LoadFailure } from '../layout/LoadFailure';
import { Generator } from '../Generator';
import { savedEntryFields, quoteFields } from '../entries/entryFields';
import { EntryFieldsContext } from '../form/entryFields';
import { DraftActions } from '../form/DraftActions';
import { IssueButton } from '../issue/IssueButton';
import { usePageAction } from '../form/usePageAction';
import { draftStore, useDraft } from '../draft/draftStore';
import { billedTo } from '../draft/chooseEntry';
import { followingDraft, followingQuote, goOnWith } from '../draft/nextInvoice';
import { newForClientSearch, newQuoteSearch } from '../pageActions';
import { PlanNote } from '../recurring/PlanNote';
import { RepeatDraft } from '../recurring/RepeatButton';
import { ConflictNote } from './ConflictNote';
import { DraftOrigin } from './DraftOrigin';
import { DeleteButton } from './DeleteButton';
import { saveDraft, showMade } from './saveDraft';
import { OpeningInvoice } from './OpeningInvoice';
import { useSavedInvoice, useKind } from './savedInvoices';
import { SaveState } from './SaveState';
import { Problems } from './Problems';
import { SaveButton } from './SaveButton';
import { useOpenedInvoice } from './useOpenedInvoice';
import { useLeaving } from './useLeaving';
import { useLostFocus } from './useLostFocus';
import { useRunning } from './useRunning';
import { useSettings } from './useSettings';
import { Workbench } from './Workbench';

const IssuedInvoice = createLazyPart(async () => (await import('../issued/IssuedInvoice')).IssuedInvoice);

const place = <OpeningInvoice />;

/** The generator where drafts are stored, and what is issued, to be read. */
export function SavedInvoicePage({ port }: { port: InvoicesPort }) {
  const { leave, isAsking, question } = useLeaving(port);
  const opening = useOpenedInvoice(port, leave);
  const kept = useSavedInvoice();
  const kind = useKind();
  useSettings(port);
  const key = useDraft((draft) => draft.key);
  useLostFocus(`${opening?.id} ${key} ${kept?.state}`);
  const { problems, run } = useRunning();
  usePageAction(newQuoteSearch, () => void leave(() => goOnWith(followingQuote(draftStore.get()))));
  const { state } = useLocation() as { state: unknown };
  usePageAction(newForClientSearch, () => {
    void leave(() => {
      const draft = followingDraft(draftStore.get());
      // It is as it was begun, not changed: nothing is saved before somebody types.
      goOnWith({ ...draft, ...billedTo(draft, clientIn(state)) });
    });
  });
  if (opening?.problem !== undefined)
    return <NotOpened problem={opening.problem} onRetry={opening.askAgain} />;
  if (opening && !isAsking) return place;
  if (kept?.number) return <IssuedInvoice key={kept.id} fallback={place} port={port} invoice={kept} />;
  const duplicate = () =>
    run('Invoice Duplicated', async () => {
      await showMade(async () => {
        await saveDraft(port);
        return port.duplicate(kept!.id);
      });
    });
  return (
    <EntryFieldsContext value={kind === 'quote' ? quoteFields : savedEntryFields}>
      <AllInvoicesLink />
      <Generator
        body={<Workbench />}
        actions={
          <DraftActions
            menu={(others) => <MoreMenu side="end">{others}</MoreMenu>}
            keep={() => saveDraft(port).catch(() => undefined)}
            duplicate={kept && kept.kind !== 'credit note' ? () => void duplicate() : undefined}
            note={<SaveState port={port} />}
            last={
              <>
                <RepeatDraft port={port} />
                <DeleteButton port={port} />
              </>
            }
          >
            <IssueButton port={port} />
            <SaveButton port={port} />
          </DraftActions>
        }
      >
        <DraftOrigin />
        {kept?.plan && <PlanNote plan={kept.plan} />}
        <Problems texts={problems} />
        <ConflictNote port={port} />
        {question}
      </Generator>
    </EntryFieldsContext>
  );
}

const emptyClient = { ...emptyParty, shipTo: emptyParty, terms: '', currency: '', taxRate: '' };

/** The client that the state of a navigation has, with blank members where it has none. */
const clientIn = (state: unknown): InvoiceClient => ({
  ...emptyClient,
  ...(state as { client?: Partial<InvoiceClient> } | null)?.client,
});

const NotOpened = ({ problem, onRetry }: { problem: string; onRetry: () => void }) => (
  <>
    <AllInvoicesLink />
    <LoadFailure title="This invoice did not open" message={problem} onRetry={onRetry} />
  </>
);
