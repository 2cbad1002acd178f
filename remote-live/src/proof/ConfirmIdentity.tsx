import { useEffect, useRef, useState, type AriaAttributes, type SubmitEventHandler } from 'react';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useSessionState } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { hasPasskeys, promptForOwn } from '../passkey/passkeyPrompt';
import type { Asked } from './useSendingWithProof';

const passwordSchema = yup.object({
  password: yup
    .string()
    .default('')
    .required('Your password is missing.')
    .max(200, 'At most 200 characters.'),
});

/** Has a person show again who it is, in the place of the form that waits for it. */
export function ConfirmIdentity({ ways, onProven }: Asked) {
  const { form, isSending, isCancelled, problem, provePassword, provePasskey } = useProof(onProven);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const [hasPassword, hasPasskey] = [ways.includes('password'), ways.includes('passkey') && hasPasskeys()];
  const busy = { 'aria-disabled': isSending, 'aria-busy': isSending };

  if (!hasPassword && !hasPasskey)
    return (
      <Text role="alert">
        You signed in more than ten minutes ago. Sign out and sign in again, then come back within ten
        minutes.
      </Text>
    );
  return (
    <Stack ref={box} gap="5">
      <Text>You signed in more than ten minutes ago. Confirm your identity first.</Text>
      {hasPassword && (
        <PasswordForm form={form} busy={busy} onSubmit={(event) => void provePassword(event)} />
      )}
      {hasPasskey && (
        <Button
          variant="outline"
          {...(!hasPassword && { 'data-autofocus': true })}
          {...busy}
          onClick={() => void provePasskey()}
        >
          Confirm with a passkey
        </Button>
      )}
      <Text role="status" color="fg.muted" fontSize="sm" _empty={{ display: 'none' }}>
        {isCancelled && 'Nothing was chosen. You can try again.'}
      </Text>
      <Problem text={problem} />
    </Stack>
  );
}

interface PasswordFormProps {
  form: ReturnType<typeof useProof>['form'];
  busy: Pick<AriaAttributes, 'aria-disabled' | 'aria-busy'>;
  onSubmit: SubmitEventHandler;
}

function PasswordForm({ form, busy, onSubmit }: PasswordFormProps) {
  const { person } = useSessionState();
  return (
    <form noValidate onSubmit={onSubmit}>
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={person?.email ?? ''} readOnly hidden />
      <Stack gap="5">
        <FormField
          form={form}
          name="password"
          label="Your password"
          type="password"
          required
          autoComplete="current-password"
          data-autofocus
        />
        <Button type="submit" variant="accent" {...busy}>
          Confirm
        </Button>
      </Stack>
    </form>
  );
}

function useProof(onProven: () => void) {
  const form = useValidatedForm(passwordSchema, { password: '' });
  const { isSending, problem, send } = useSending(form);
  const [isCancelled, setIsCancelled] = useState(false);
  const provePassword = form.handleSubmit((typed) => send(() => ask('POST /session/proof', typed), onProven));
  const provePasskey = () => {
    setIsCancelled(false);
    return send(showPasskey, (isShown) => (isShown ? onProven() : setIsCancelled(true)));
  };
  return { form, isSending, isCancelled, problem, provePassword, provePasskey };
}

/** @returns whether the user has chosen one. */
async function showPasskey(): Promise<boolean> {
  const passkey = await promptForOwn();
  if (!passkey) return false;
  await ask('POST /session/proof', { passkey });
  return true;
}
