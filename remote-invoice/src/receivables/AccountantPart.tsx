import { useId } from 'react';
import type { ClosedMonthsPort, InvoicesPort } from '@vibrant-peak/shared/host';
import { Heading, Stack, Text } from '@vibrant-peak/shared/ui';
import { LoadingPart } from '@vibrant-peak/shared/ui-admin';
import { LoadFailure } from '../layout/LoadFailure';
import { useLoaded } from '../layout/useLoaded';
import { ArchiveForm } from './ArchiveForm';
import { ClosedMonths } from './ClosedMonths';

/** Periods for the accountant, and the months that were handed over. */
export function AccountantPart({ port }: { port: InvoicesPort }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} as="h2" size="md" mb="1">
        For the accountant
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="4">
        A ZIP file with the PDFs, and tables of invoices, lines, payments, taxes and bookings.
      </Text>
      {port.months ? (
        <WithMonths port={port} months={port.months} />
      ) : (
        <ArchiveForm port={port} closed={[]} />
      )}
    </section>
  );
}

function WithMonths({ port, months }: { port: InvoicesPort; months: ClosedMonthsPort }) {
  const { found, problem, change, askAgain } = useLoaded(months.list);
  if (problem !== undefined) return <LoadFailure message={problem} onRetry={askAgain} />;
  if (!found) return <LoadingPart />;
  return (
    <Stack gap="8">
      <ArchiveForm port={port} closed={found} onClosed={change} />
      <ClosedMonths port={months} closed={found} onOpened={change} />
    </Stack>
  );
}
