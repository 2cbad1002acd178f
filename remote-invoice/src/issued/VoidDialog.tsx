import type { InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { atLeast, FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { sheetTitles } from '@vibrant-peak/invoice/sheetTitles';
import { recordAnswer } from '../saving/savedInvoices';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';

interface VoidDialogProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  onClose: () => void;
}

const schema = yup.object({ reason: atLeast(1, 'Please enter a reason.') });

/** Makes an invoice void, with a reason. */
export function VoidDialog({ port, invoice: { id, kind, number, state }, onClose }: VoidDialogProps) {
  const form = useValidatedForm(schema, { reason: '' });
  const { isBusy, problems, run } = useRunning();
  const makeVoid = form.handleSubmit(({ reason }) =>
    run('Invoice Void', async () => {
      recordAnswer(await port.makeVoid(id, reason.trim()));
      onClose();
      return number!;
    }),
  );
  return (
    <ModalDialog title={`Make ${number} void?`} isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={(event) => void makeVoid(event)}>
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            It keeps its number and stays in the list, and nothing is owed for it. This cannot be taken back.
          </Text>
          {state !== 'issued' && (
            <Text fontSize="sm">
              {`${hasClientIt(state)} Its link will say that it was cancelled. Then “Tell the client” offers a mail.`}
            </Text>
          )}
          <FormField form={form} name="reason" label="Reason" data-autofocus />
          <Problems texts={problems} />
          <DialogButtons action={voidLabel(kind)} isBusy={isBusy} isDangerous onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

/** Such as `Void invoice`. */
export const voidLabel = (kind: StoredInvoice['kind']) => `Void ${sheetTitles[kind].toLowerCase()}`;

/** The other states after the issue do not tell whether it was sent. */
const hasClientIt = (state: StoredInvoice['state']) =>
  state === 'sent' || state === 'viewed' || state === 'accepted'
    ? 'The client has it.'
    : 'The client may have it.';
