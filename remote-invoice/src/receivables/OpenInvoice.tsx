import type { ReactNode } from 'react';
import { Grid, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { dueStateOf } from '@vibrant-peak/invoice/dueState';
import { partyName, type Invoice } from '@vibrant-peak/invoice/invoice';
import { money } from '@vibrant-peak/invoice/money';
import { totalsOf } from '@vibrant-peak/invoice/totalsOf';
import { useToday } from '../useToday';

/** The facts of an invoice at a glance. */
export function OpenInvoice({ invoice }: { invoice: Invoice }) {
  const { receiptNumber, billTo, currency } = invoice;
  return (
    <Grid
      as="dl"
      templateColumns="repeat(auto-fit, minmax(min(8rem, 100%), 1fr))"
      columnGap={{ base: '4', md: '6' }}
      rowGap="4"
    >
      <Fact label="Grand Total">
        <Text fontFamily="heading" fontSize="2xl" fontWeight="semibold" lineHeight="short">
          {money(totalsOf(invoice).grandTotal, currency)}
        </Text>
      </Fact>
      <Fact label="Due Date">
        <Due dueDate={invoice.dueDate} />
      </Fact>
      <Fact label="Bill To">{partyName(billTo) || 'No client yet'}</Fact>
      <Fact label="Receipt Number">{receiptNumber.trim() || 'None'}</Fact>
    </Grid>
  );
}

function Due({ dueDate }: Pick<Invoice, 'dueDate'>) {
  const due = dueStateOf(dueDate, useToday());
  if (!due) return <span>{dueDate || 'None'}</span>;
  return (
    <>
      <span>{due.date}</span>
      <Distance data-overdue={due.isOverdue || undefined}>
        {due.isOverdue && <StaffIcon name="TriangleAlert" size="1em" />}
        <span>{due.distance}</span>
      </Distance>
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <chakra.dt color="fg.muted" fontSize="sm">
      {label}
    </chakra.dt>
    <chakra.dd fontSize="sm">{children}</chakra.dd>
  </div>
);

const Distance = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'fg.muted',
    '&[data-overdue]': { color: 'fg.error', fontWeight: 'medium' },
  },
});
