import { hasRight, useHost, useSessionState, type InvoicesPort } from '@vibrant-peak/shared/host';
import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { Text } from '@vibrant-peak/shared/ui';
import { DashboardCard } from '@vibrant-peak/shared/ui-admin';
import { useDraft } from '../draft/draftStore';
import { receiptsPath, receivablesPath } from '../pageActions';
import { OpenInvoice } from './OpenInvoice';
import { OpenSums } from './OpenSums';
import { useReceivables } from './useReceivables';

/**
 * On the dashboard: open and overdue invoices where they are stored, for people with the right to
 * write them; elsewhere the one being written.
 */
function ReceivablesCard() {
  const { invoices: port } = useHost();
  const mayInvoice = hasRight(useSessionState(), 'mayInvoice');
  if (!port) return <InvoiceInProgress />;
  return mayInvoice && <OpenTotals port={port} />;
}

function InvoiceInProgress() {
  const invoice = useDraft((draft) => draft.invoice);
  const hasItems = invoice.items.length > 0;
  return (
    <DashboardCard
      title="Receivables"
      link={{ to: receiptsPath, label: hasItems ? 'Go to the invoice' : 'Write an invoice' }}
    >
      {hasItems ? (
        <OpenInvoice invoice={invoice} />
      ) : (
        <Text color="fg.muted" fontSize="sm">
          The invoice that you write in this visit is shown here, with its total and when it is due.
        </Text>
      )}
    </DashboardCard>
  );
}

function OpenTotals({ port }: { port: InvoicesPort }) {
  const { currencies, problem } = useReceivables(port);
  return (
    <DashboardCard
      title="Receivables"
      link={{ to: receivablesPath, label: 'All receivables' }}
      isBusy={!currencies && problem === undefined}
    >
      {problem !== undefined && <Text fontSize="sm">{problem}</Text>}
      {currencies?.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          Nothing is open.
        </Text>
      )}
      {currencies?.map(({ currency, open }) => (
        <OpenSums
          key={currency}
          currency={currency}
          open={open.filter(({ name }) => name === 'open' || name === 'overdue')}
        />
      ))}
    </DashboardCard>
  );
}

export const extension = defineExtension(dashboardSlot, ReceivablesCard);
