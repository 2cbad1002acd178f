import type { InvoiceDelivery, InvoiceReminder, StoredInvoice } from '@vibrant-peak/shared/host';
import { Heading, Text, chakra } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { dayText } from '@vibrant-peak/invoice/dayText';

interface RemindersProps {
  invoice: StoredInvoice;
  delivery: InvoiceDelivery;
}

/** When the client is reminded, and with which text. */
export function Reminders({ invoice, delivery: { reminder, reminders, mails } }: RemindersProps) {
  if (reminders.length === 0) return null;
  const isSent = mails.some(({ kind, state }) => kind === 'invoice' && state === 'sent');
  const isPlanned = reminders.some(({ state }) => state === 'planned');
  return (
    <section aria-label="Reminders">
      <Heading as="h3" size="sm" mt="5" mb="2">
        Reminders
      </Heading>
      <Table
        label="Reminders"
        heads={['When', 'Day', 'State']}
        empty=""
        rows={reminders.map((each) => ({
          key: String(each.step),
          cells: [whenOf(each.step), dayText(each.on), stateOf(each, isSent)],
        }))}
      />
      {isPlanned && (
        <Details>
          <summary>Text of the next reminder</summary>
          <Text fontWeight="medium" mt="2">
            {reminder.subject}
          </Text>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {reminder.text}
          </Text>
        </Details>
      )}
      <Text mt="2" fontSize="sm" color="fg.muted">
        {`They stop when ${invoice.number} is paid, credited or void.`}
      </Text>
    </section>
  );
}

function whenOf(step: number): string {
  if (step === 0) return 'On the due date';
  const days = Math.abs(step) === 1 ? '1 day' : `${Math.abs(step)} days`;
  return step < 0 ? `${days} before it is due` : `${days} after it was due`;
}

function stateOf({ state }: InvoiceReminder, isSent: boolean): string {
  if (state === 'written') return 'Sent or queued';
  if (state === 'left out') return 'Not sent';
  if (state === 'held') return 'Held: the client says that it is paid';
  return isSent ? 'Planned' : 'Planned, once the invoice is sent by mail';
}

const Details = chakra('details', {
  base: { mt: '3', '& summary': { cursor: 'pointer', minH: '6', textDecoration: 'underline' } },
});
