import { useState } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import type { RecurringInvoice, RecurringInvoicesPort } from '@vibrant-peak/shared/host';
import { Box, Heading, RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { InvoicingPage } from '../layout/InvoicingPage';
import { LoadFailure } from '../layout/LoadFailure';
import { addressOf } from '../pageActions';
import { PlanTable } from './PlanTable';
import { RepeatDialog } from './RepeatDialog';
import { usePlans } from './usePlans';

function RecurringPage() {
  return (
    <InvoicingPage
      title="Recurring invoices"
      description="Invoices on a schedule. Add one with “Repeat…” on an invoice."
      isBelowList
    >
      {({ recurring }) => recurring && <Plans port={recurring} />}
    </InvoicingPage>
  );
}

function Plans({ port }: { port: RecurringInvoicesPort }) {
  const { plans, problem, askAgain } = usePlans(port);
  const [changed, setChanged] = useState<RecurringInvoice>();
  if (problem !== undefined) return <LoadFailure message={problem} onRetry={askAgain} />;
  if (!plans) return <LoadingPart />;
  return (
    <>
      <Left plans={plans} />
      <PlanTable port={port} plans={plans} onChange={setChanged} onDone={askAgain} />
      {changed && (
        <RepeatDialog port={port} plan={changed} onClose={() => setChanged(undefined)} onDone={askAgain} />
      )}
    </>
  );
}

/** Invoices that were not issued or not sent automatically, and why. */
function Left({ plans }: { plans: readonly RecurringInvoice[] }) {
  const left = plans.flatMap(({ client, problems }) => problems.map((each) => ({ ...each, client })));
  if (left.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="left-to-you" mb="6">
      <Heading id="left-to-you" as="h2" size="sm" mb="2">
        Left to you
      </Heading>
      <List>
        {left.map(({ invoice, day, client, problem }) => (
          <li key={invoice}>
            <RouterLink to={addressOf(invoice)} variant="underline" minH="6">
              {`${client || 'No client yet'}, ${dayText(day)}`}
            </RouterLink>
            <span>{`: ${problem}`}</span>
          </li>
        ))}
      </List>
    </Box>
  );
}

const List = chakra('ul', {
  base: { display: 'grid', gap: '2', ps: '5', listStyleType: 'disc', overflowWrap: 'anywhere' },
});

export const page = definePage({
  component: RecurringPage,
  metadata: { title: `Recurring invoices | ${brand.name}`, robots: 'noindex, nofollow' },
});
