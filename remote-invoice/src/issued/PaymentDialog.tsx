import { useState } from 'react';
import type { InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { today } from '@vibrant-peak/shared/today';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { money } from '@vibrant-peak/invoice/money';
import { readAmount, readingNote } from '@vibrant-peak/invoice/typedAmount';
import { recordAnswer } from '../saving/savedInvoices';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';

interface PaymentDialogProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  onClose: () => void;
}

const schema = yup.object({
  date: yup
    .string()
    .default('')
    .matches(/./, 'Please enter the date of the payment.')
    .matches(/^(?!0|1)/, 'The year is before 2000.'),
  amount: yup
    .string()
    .default('')
    .test('amount', 'Please enter an amount, such as 120.50.', (text) => {
      const amount = decimalOf(readAmount(text).value);
      return amount !== undefined && !amount.eq(zero);
    }),
  method: yup.string().default(''),
  note: yup.string().default(''),
});

/** Records a payment, or a refund as a negative one. */
export function PaymentDialog({ port, invoice, onClose }: PaymentDialogProps) {
  const { balance, currency, id } = invoice;
  const amount = decimalOf(balance)!.gt(zero) ? balance : '';
  const form = useValidatedForm(schema, { date: today(), amount, method: '', note: '' });
  const { isBusy, problems, run } = useRunning();
  const [askedDate, setAskedDate] = useState<string>();
  const isAsked = askedDate === form.watch('date');
  const pay = form.handleSubmit(async (payment) => {
    if (payment.date > today() && !isAsked) return setAskedDate(payment.date);
    return run('Payment Recorded', async () => {
      const answer = await port.pay(id, { ...payment, amount: readAmount(payment.amount).value.trim() });
      recordAnswer(answer);
      onClose();
      return restOf(answer);
    });
  });
  return (
    <ModalDialog title="Record payment" isOpen onClose={onClose} size="sm" closesOnOutsideClick={false}>
      <form noValidate onSubmit={(event) => void pay(event)}>
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            {`${restOf(invoice)} Enter a refund as a negative amount.`}
          </Text>
          <FormField form={form} name="date" label="Date" type="date" />
          <Text role="status" fontSize="sm" color="fg.warning" _empty={{ display: 'none' }}>
            {isAsked && 'This day is in the future. Press “Record payment” again if it is meant.'}
          </Text>
          <FormField
            form={form}
            name="amount"
            label={`Amount${currency ? ` (${currency})` : ''}`}
            inputMode="decimal"
            autoComplete="off"
            hint={readingNote(readAmount(form.watch('amount')), currency)}
          />
          <FormField form={form} name="method" label="Method" hint="Such as bank transfer or card." />
          <FormField form={form} name="note" label="Note" />
          <Problems texts={problems} />
          <DialogButtons action="Record payment" isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

/** What is still owed, in words. */
export function restOf({ balance, currency }: Pick<StoredInvoice, 'balance' | 'currency'>): string {
  const rest = decimalOf(balance)!;
  if (rest.eq(zero)) return 'Nothing is owed.';
  return rest.gt(zero)
    ? `${money(rest, currency)} is owed.`
    : `${money(rest.abs(), currency)} more than owed was paid.`;
}
