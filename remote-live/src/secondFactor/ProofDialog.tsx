import type { ReactNode } from 'react';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';

const proofSchema = yup.object({
  proof: yup.string().default('').required('Type one of them.').max(200, 'At most 200 characters.'),
});

interface ProofDialogProps<T> {
  title: string;
  /** The server's route, which takes the proof. */
  route: string;
  action: string;
  /** Of the person who is signed in. */
  email: string;
  onClose: () => void;
  onDone: (answer: T) => void;
  /** What follows from it. */
  children: ReactNode;
}

/** Changes the second factor of a person who shows the password or a code once more. */
export function ProofDialog<T>({
  title,
  route,
  action,
  email,
  onClose,
  onDone,
  children,
}: ProofDialogProps<T>) {
  const form = useValidatedForm(proofSchema, { proof: '' });
  const { isSending, problem, send } = useSending(form);
  const change = form.handleSubmit((typed) =>
    send(
      () => ask<T>(route, typed),
      (answer) => {
        onClose();
        onDone(answer);
      },
    ),
  );

  return (
    <ModalDialog title={title} isOpen onClose={onClose} size="sm" closesOnOutsideClick={false}>
      <form noValidate onSubmit={(event) => void change(event)}>
        <Stack gap="5">
          <Text>{children}</Text>
          {/* Tells password managers whose password it is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <FormField
            form={form}
            name="proof"
            label="Your password, or a code"
            type="password"
            required
            autoComplete="current-password"
            data-autofocus
          />
          <SaveOrCancel action={action} isSending={isSending} problem={problem} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}
