import { useState } from 'react';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { CopyField } from '../layout/CopyField';
import { SaveOrCancel } from '../layout/SaveOrCancel';

const webhookSchema = yup.object({
  url: yup
    .string()
    .default('')
    .trim()
    .required('The address is missing.')
    .max(2000, 'At most 2000 characters.'),
});

interface AddWebhookDialogProps {
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a webhook, and shows its secret once. */
export function AddWebhookDialog({ onClose, onAdded }: AddWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const form = useValidatedForm(webhookSchema, { url: '' });
  const { isSending, problem, send } = useSending(form);
  const add = form.handleSubmit(({ url }) =>
    send(
      () => ask<{ secret: string }>('POST /webhooks', { url }),
      (answer) => {
        setSecret(answer.secret);
        onAdded();
      },
    ),
  );

  return (
    // A stray click must not lose the secret, which is shown once.
    <ModalDialog title="Add a webhook" isOpen onClose={onClose} size="sm" closesOnOutsideClick={false}>
      {secret === undefined ? (
        <form noValidate onSubmit={(event) => void add(event)}>
          <Stack gap="5">
            <FormField
              form={form}
              name="url"
              label="Address"
              type="url"
              required
              hint="On the internet, with https://. Redirects are not followed."
              data-autofocus
            />
            <SaveOrCancel action="Add" isSending={isSending} problem={problem} onCancel={onClose} />
          </Stack>
        </form>
      ) : (
        <Stack gap="5">
          <Text>
            With this secret the other program checks that a message is yours. It is shown only now.
          </Text>
          <CopyField label="Secret" value={secret} onDone={onClose} />
        </Stack>
      )}
    </ModalDialog>
  );
}
