import { useState } from 'react';
import {
  hasRight,
  useSessionState,
  type InvoicePayment,
  type InvoicesPort,
  type StoredInvoice,
} from '@vibrant-peak/shared/host';
import { Box, Button, Heading, Span, Text } from '@vibrant-peak/shared/ui';
import { Table } from '@vibrant-peak/shared/ui-blocks';
import { breakable } from '@vibrant-peak/invoice/breakable';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { owedOf } from './owedOf';
import { restOf } from './PaymentDialog';
import { TakeBackDialog } from './TakeBackDialog';

interface PaymentsProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
}

/** The payments and refunds of an invoice. A wrong one is taken back. */
export function Payments({ port, invoice }: PaymentsProps) {
  const { payments, currency, state } = invoice;
  const owed = owedOf(invoice);
  const [wrong, setWrong] = useState<InvoicePayment>();
  const mayTakeBack = hasRight(useSessionState(), 'mayInvoice') && state !== 'void';
  const lastCell = (payment: InvoicePayment) => {
    if (payment.takesBack !== null) return '';
    if (payments.some(({ takesBack }) => takesBack === payment.id)) return 'Taken back';
    return (
      mayTakeBack && (
        <Button
          key="take back"
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-haspopup="dialog"
          aria-label={`Take back ${moneyText(payment.amount, currency)} of ${dayText(payment.date)}`}
          onClick={() => setWrong(payment)}
        >
          Take back
        </Button>
      )
    );
  };
  return (
    <Box as="section" aria-label="Payments">
      <Heading as="h2" size="sm" mb="3">
        Payments
      </Heading>
      {payments.length > 0 && (
        <Table
          label="Payments"
          heads={['Date', 'Amount', 'Details', 'Recorded by', 'Actions']}
          figures={['Amount']}
          secondary={['Recorded by']}
          empty=""
          rows={payments.map((payment) => ({
            key: String(payment.id),
            cells: [
              <Span key="date" whiteSpace="nowrap">
                {dayText(payment.date)}
              </Span>,
              breakable(moneyText(payment.amount, currency)),
              detailsOf(payment),
              payment.notedBy,
              lastCell(payment),
            ],
          }))}
        />
      )}
      <Text role="status" mt={payments.length > 0 ? '2' : '0'} fontSize="sm" color="fg.muted">
        {owed === null ? 'Nothing is owed.' : restOf({ balance: owed, currency })}
      </Text>
      {wrong && (
        <TakeBackDialog port={port} invoice={invoice} payment={wrong} onClose={() => setWrong(undefined)} />
      )}
    </Box>
  );
}

/** Method and note, or why it takes another one back. */
const detailsOf = ({ takesBack, method, note }: InvoicePayment) =>
  [method, takesBack === null ? note : `Taken back: ${note}`].filter(Boolean).join('. ');
