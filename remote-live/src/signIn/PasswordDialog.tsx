import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { ConfirmIdentity } from '../proof/ConfirmIdentity';
import { useSendingWithProof } from '../proof/useSendingWithProof';
import { newPassword, newPasswordHint } from './newPassword';

const firstSchema = yup.object({ current: yup.string(), password: newPassword });
const nextSchema = yup.object({
  current: yup.string().required('Your current password is missing.').max(200, 'At most 200 characters.'),
  password: newPassword,
});

interface PasswordDialogProps {
  email: string;
  /** Whether there is no password yet. */
  isFirst: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Replaces the password, or sets the first one; other sessions end. */
export function PasswordDialog({ email, ...dialog }: PasswordDialogProps) {
  const { isFirst, onClose } = dialog;
  const { form, isSending, problem, asked, change } = useChange(dialog);
  const title = isFirst ? 'Set a password' : 'Change the password';

  return (
    <ModalDialog title={title} isOpen onClose={onClose} size="sm" closesOnOutsideClick={false}>
      {asked && <ConfirmIdentity {...asked} />}
      <form noValidate hidden={asked !== undefined} onSubmit={(event) => void change(event)}>
        <Stack gap="5">
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          {!isFirst && (
            <FormField
              form={form}
              name="current"
              label="Current password"
              type="password"
              required
              autoComplete="current-password"
              data-autofocus
            />
          )}
          <FormField
            form={form}
            name="password"
            label="New password"
            type="password"
            required
            hint={newPasswordHint}
            autoComplete="new-password"
            {...(isFirst && { 'data-autofocus': true })}
          />
          <SaveOrCancel action={title} isSending={isSending} problem={problem} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

function useChange({ isFirst, onClose, onChanged }: Omit<PasswordDialogProps, 'email'>) {
  const form = useValidatedForm(isFirst ? firstSchema : nextSchema, {
    ...(!isFirst && { current: '' }),
    password: '',
  });
  const { send, ...sending } = useSendingWithProof(form);
  const toast = useToast();
  const change = form.handleSubmit((passwords) =>
    send(
      () => ask('PUT /password', passwords),
      () => {
        const title = isFirst ? 'Password Set' : 'Password Changed';
        toast({ type: 'success', title, description: 'Your other sessions have ended.' });
        onClose();
        onChanged();
      },
    ),
  );
  return { ...sending, form, change };
}
