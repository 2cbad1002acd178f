import type {
  EInvoicePort,
  InvoiceDelivery,
  InvoiceDeliveryPort,
  StoredInvoice,
} from '@vibrant-peak/shared/host';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { isEmailAddress } from '@vibrant-peak/shared/isEmailAddress';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { EInvoiceChoice } from './EInvoiceChoice';

interface SendDialogProps {
  port: InvoiceDeliveryPort;
  /** Missing where there are no electronic invoices. */
  eInvoice?: EInvoicePort | undefined;
  invoice: StoredInvoice;
  delivery: InvoiceDelivery;
  onClose: () => void;
  onSent: (delivery: InvoiceDelivery) => void;
}

const addresses = yup
  .string()
  .default('')
  .test('addresses', (text, { createError }) => {
    const wrong = addressesIn(text).find((address) => !isEmailAddress(address));
    return wrong === undefined || createError({ message: `“${wrong}” is not a valid email address.` });
  });

const schema = yup.object({
  to: addresses.required('Please enter the email address of the client.'),
  cc: addresses,
  subject: yup.string().default('').trim().required('Please enter a subject.').max(200),
  text: yup.string().default('').max(10_000),
  hasPdf: yup.boolean().required(),
  eInvoice: yup.string<'' | 'ubl' | 'factur-x'>().default(''),
  hasCopy: yup.boolean().required(),
});

/** The mail with an invoice, or about a void one, as it goes. */
export function SendDialog({ port, eInvoice, invoice, delivery, onClose, onSent }: SendDialogProps) {
  const { draft, pdf, link, sendsMail } = delivery;
  const initial = {
    ...draft,
    hasPdf: pdf !== 'none',
    eInvoice: '' as const,
    hasCopy: false,
  };
  const isVoid = invoice.state === 'void';
  const title = isVoid ? `Tell the client that ${invoice.number} is void` : `Send ${invoice.number}`;
  const form = useValidatedForm(schema, initial);
  const { isBusy, problems, run } = useRunning();
  const send = form.handleSubmit(({ eInvoice: format, ...mail }) =>
    run('Mail Queued', async () => {
      const more = { ...(format && { eInvoice: format }), ...(isVoid && { isCancellation: true }) };
      onSent(await port.send(invoice.id, { ...mail, ...more }));
      onClose();
      return mail.to;
    }),
  );
  return (
    <ModalDialog title={title} isOpen onClose={onClose} closesOnOutsideClick={false}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="5">
          {!sendsMail && (
            <Text>
              Email is not set up. The mail goes out once an administrator adds a mail server (MAIL_URL).
            </Text>
          )}
          <FormField
            form={form}
            name="to"
            label="To"
            inputMode="email"
            autoComplete="off"
            hint="Separate several addresses with commas."
            required
          />
          <FormField form={form} name="cc" label="Cc" inputMode="email" autoComplete="off" />
          <FormField form={form} name="subject" label="Subject" autoComplete="off" required />
          <FormField form={form} name="text" label="Text" rows={9} />
          <Stack gap="1">
            <CheckboxField label="Attach the PDF" disabled={pdf === 'none'} {...form.register('hasPdf')} />
            <CheckboxField label="Send a copy to me" {...form.register('hasCopy')} />
          </Stack>
          {eInvoice && !isVoid && (
            <EInvoiceChoice port={eInvoice} invoice={invoice.id} {...form.register('eInvoice')} />
          )}
          {pdf === 'none' && !isVoid && <WithoutPdf hasLink={link !== null} />}
          <Problems texts={problems} />
          <DialogButtons action="Send" isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

const addressesIn = (text: string) =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

const WithoutPdf = ({ hasLink }: { hasLink: boolean }) => (
  <Text fontSize="sm" color="fg.muted">
    {`There is no PDF to attach: this site has no Chromium, which prints it. ${
      hasLink ? 'The link in the text leads to the invoice.' : "Make a link to the client's page first."
    }`}
  </Text>
);
