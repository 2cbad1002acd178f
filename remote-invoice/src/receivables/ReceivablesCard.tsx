import { useId } from 'react';
import {
  hasRight,
  useHost,
  useSessionState,
  type InvoicesPort,
  type OpenSum,
} from '@vibrant-peak/shared/host';
import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { Flex, Heading, RouterLink, Stack, Text } from '@vibrant-peak/shared/ui';
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

const shownSums: readonly OpenSum['name'][] = ['open', 'expected', 'overdue'];

function OpenTotals({ port }: { port: InvoicesPort }) {
  const id = useId();
  const { currencies, problem } = useReceivables(port);
  return (
    <section aria-labelledby={id} aria-busy={!currencies && problem === undefined}>
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Heading id={id} as="h2" size="sm">
          Receivables
        </Heading>
        <RouterLink to={receivablesPath} variant="underline" minH="11" fontSize="sm">
          All receivables
        </RouterLink>
      </Flex>
      {problem !== undefined && <Text fontSize="sm">{problem}</Text>}
      {currencies?.length === 0 && (
        <Text color="fg.muted" fontSize="sm">
          Nothing is open.
        </Text>
      )}
      <Stack gap="3">
        {currencies?.map(({ currency, open }) => (
          <OpenSums
            key={currency}
            currency={currency}
            open={open.filter(({ name }) => shownSums.includes(name))}
          />
        ))}
      </Stack>
    </section>
  );
}

export const extension = defineExtension(dashboardSlot, ReceivablesCard);
