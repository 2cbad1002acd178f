import { useState } from 'react';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { Cancelled } from '../passkey/Cancelled';
import { promptForNew } from '../passkey/passkeyPrompt';
import { ConfirmIdentity } from '../proof/ConfirmIdentity';
import { useSendingWithProof } from '../proof/useSendingWithProof';
import { describeBrowser } from './describeBrowser';

const passkeySchema = yup.object({
  label: yup.string().default('').trim().required('A name is missing.').max(100, 'At most 100 characters.'),
});

interface AddPasskeyDialogProps {
  onClose: () => void;
  onAdded: () => void;
}

/** Names a new passkey, and has the browser make it. */
export function AddPasskeyDialog(dialog: AddPasskeyDialogProps) {
  const { form, isSending, isCancelled, problem, asked, add } = useAdd(dialog);
  return (
    <ModalDialog title="Add a passkey" isOpen onClose={dialog.onClose} size="sm" closesOnOutsideClick={false}>
      {asked && <ConfirmIdentity {...asked} />}
      <form noValidate hidden={asked !== undefined} onSubmit={(event) => void add(event)}>
        <Stack gap="5">
          <Text>Your browser asks where to store it: on this device, on a phone or on a security key.</Text>
          <FormField
            form={form}
            name="label"
            label="Name"
            required
            hint="To tell it from your other passkeys."
            autoComplete="off"
            data-autofocus
          />
          <Cancelled isCancelled={isCancelled} />
          <SaveOrCancel action="Add" isSending={isSending} problem={problem} onCancel={dialog.onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

function useAdd({ onClose, onAdded }: AddPasskeyDialogProps) {
  const form = useValidatedForm(passkeySchema, { label: describeBrowser(navigator.userAgent) });
  const { send, ...sending } = useSendingWithProof(form);
  const [isCancelled, setIsCancelled] = useState(false);
  const toast = useToast();
  const add = form.handleSubmit(({ label }) => {
    setIsCancelled(false);
    return send(
      () => addPasskey(label),
      (isAdded) => {
        if (!isAdded) return setIsCancelled(true);
        toast({ type: 'success', title: 'Passkey Added', description: label });
        onClose();
        onAdded();
      },
    );
  });
  return { ...sending, form, isCancelled, add };
}

/** @returns whether it was added: not when the user has changed their mind. */
async function addPasskey(label: string): Promise<boolean> {
  const passkey = await promptForNew('POST /passkeys/options');
  if (!passkey) return false;
  await ask('POST /passkeys', { label, passkey });
  return true;
}
