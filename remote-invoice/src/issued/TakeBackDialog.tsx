import type { InvoicePayment, InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { atLeast, FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { today } from '@vibrant-peak/shared/today';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { recordAnswer } from '../saving/savedInvoices';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { restOf } from './PaymentDialog';

interface TakeBackDialogProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  payment: InvoicePayment;
  onClose: () => void;
}

/** Takes a wrong payment back, with a reason and a day. */
export function TakeBackDialog({ port, invoice, payment, onClose }: TakeBackDialogProps) {
  const schema = yup.object({
    date: yup
      .string()
      .default('')
      .matches(/./, 'Please enter a date.')
      .test('order', `The payment has the date ${dayText(payment.date)}, which is later.`, (day) =>
        day === '' ? true : day >= payment.date,
      )
      .test('future', 'This day is in the future.', (day) => day <= latest),
    reason: atLeast(1, 'Please enter a reason.').max(500),
  });
  const latest = payment.date > today() ? payment.date : today();
  const form = useValidatedForm(schema, { date: latest, reason: '' });
  const { isBusy, problems, run } = useRunning();
  const takeBack = form.handleSubmit(({ date, reason }) =>
    run('Payment Taken Back', async () => {
      const answer = await port.takeBack(invoice.id, payment.id, { date, reason: reason.trim() });
      recordAnswer(answer);
      onClose();
      return restOf(answer);
    }),
  );
  const amount = moneyText(payment.amount, invoice.currency);
  return (
    <ModalDialog title="Take back this payment?" isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={(event) => void takeBack(event)}>
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            {`${amount} of ${dayText(payment.date)} was recorded by mistake. It stays in the list, and a second line takes it back. No money is refunded.`}
          </Text>
          <FormField form={form} name="date" label="Date" type="date" />
          <FormField form={form} name="reason" label="Reason" data-autofocus />
          <Problems texts={problems} />
          <DialogButtons action="Take back" isBusy={isBusy} isDangerous onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}
