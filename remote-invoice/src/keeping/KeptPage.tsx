import type { InvoicesPort } from '@vibrant-peak/shared/host';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { FailurePanel, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { Generator } from '../Generator';
import { DraftActions } from '../form/DraftActions';
import { IssueButton } from '../issue/IssueButton';
import { addressOf } from '../pageActions';
import { ConflictNote } from './ConflictNote';
import { keepDraft, showKept } from './keepDraft';
import { useKept } from './kept';
import { KeptState } from './KeptState';
import { Problems } from './Problems';
import { useKeptInvoice } from './useKeptInvoice';
import { useRunning } from './useRunning';

const IssuedInvoice = createLazyPart(async () => (await import('../issued/IssuedInvoice')).IssuedInvoice);

/** The generator where drafts are kept, and what is issued, to be read. */
export function KeptPage({ port }: { port: InvoicesPort }) {
  const opening = useKeptInvoice(port);
  const kept = useKept();
  const { problems, run } = useRunning();
  if (opening?.problem !== undefined)
    return (
      <FailurePanel
        title="This invoice did not open"
        message={opening.problem}
        action={{ label: 'Retry', onClick: opening.askAgain }}
      />
    );
  if (opening) return <Text aria-busy>Loading …</Text>;
  if (kept && kept.number !== null) return <IssuedInvoice key={kept.id} port={port} invoice={kept} />;
  const duplicate = () =>
    run('Invoice Duplicated', async () => {
      await keepDraft(port);
      showKept(await port.duplicate(kept!.id));
    });
  return (
    <Generator
      actions={
        <DraftActions
          keep={() => keepDraft(port).catch(() => undefined)}
          duplicate={kept?.kind === 'invoice' ? () => void duplicate() : undefined}
          note={<KeptState />}
        >
          <IssueButton port={port} />
        </DraftActions>
      }
    >
      {kept?.credits && (
        <Text mb="4">
          <span>{'Draft of a credit note for '}</span>
          <RouterLink to={addressOf(kept.credits.id)} variant="underline" minH="6">
            {kept.credits.number}
          </RouterLink>
        </Text>
      )}
      <Problems texts={problems} />
      <ConflictNote port={port} />
    </Generator>
  );
}
