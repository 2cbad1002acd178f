import { useId } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import type { InvoicesPort, OpenSum, Receivables } from '@vibrant-peak/shared/host';
import { Box, Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { InvoicingPage } from '../layout/InvoicingPage';
import { LoadFailure } from '../layout/LoadFailure';
import { AccountantPart } from './AccountantPart';
import { OpenSums } from './OpenSums';
import { PaidMonths } from './PaidMonths';
import { useReceivables } from './useReceivables';

function ReceivablesPage() {
  return (
    <InvoicingPage
      title="Receivables"
      description="Open invoices by due date, and payments by month. Each currency is added up separately."
    >
      {(port) => (
        <Stack gap="10">
          <Currencies port={port} />
          <AccountantPart port={port} />
        </Stack>
      )}
    </InvoicingPage>
  );
}

function Currencies({ port }: { port: InvoicesPort }) {
  const { currencies, problem, askAgain } = useReceivables(port);
  if (problem !== undefined) return <LoadFailure message={problem} onRetry={askAgain} />;
  if (!currencies) return <LoadingPart size="list" />;
  if (currencies.length === 0)
    return <Text>Nothing is open, and nothing was paid in the last twelve months.</Text>;
  return (
    <Stack gap="10">
      {currencies.map((each) => (
        <Currency key={each.currency} {...each} />
      ))}
    </Stack>
  );
}

const isAge = (name: OpenSum['name']) => name.endsWith('days');

function Currency({ currency, open, paid }: Receivables) {
  const id = useId();
  const ages = open.filter(({ name }) => isAge(name));
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" size="md" mb="3">
        {currency || 'Without a currency'}
      </Heading>
      <OpenSums currency={currency} open={open.filter(({ name }) => !isAge(name))} />
      <Heading as="h3" size="sm" mt="6" mb="2">
        Overdue by age
      </Heading>
      {ages.some(({ count }) => count > 0) ? (
        <OpenSums currency={currency} open={ages} />
      ) : (
        <Text color="fg.muted">Nothing is overdue.</Text>
      )}
      <Heading as="h3" size="sm" mt="6" mb="2">
        Paid per month
      </Heading>
      <PaidMonths currency={currency} paid={paid} />
    </Box>
  );
}

export const page = definePage({
  component: ReceivablesPage,
  metadata: { title: `Receivables | ${brand.name}`, robots: 'noindex, nofollow' },
});
