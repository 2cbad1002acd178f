import { useState } from 'react';
import type { Role } from '@vibrant-peak/shared/contract';
import { FormField, emailAddress, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Stack } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { InvitationLink } from './InvitationLink';
import { mayText, roleOptions } from './roleOptions';

const invitationSchema = yup.object({
  email: emailAddress('Please enter a valid email address.'),
  role: yup.string<Role>().default('editor').required(),
});

interface InviteDialogProps {
  onClose: () => void;
  onInvited: () => void;
}

/** Makes an invitation, and shows its link once. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [made, setMade] = useState<{ link: string; email: string; isMailed: boolean }>();
  const form = useValidatedForm(invitationSchema, { email: '', role: 'editor' as const });
  const { isSending, problem, send } = useSending(form);
  const invite = form.handleSubmit(({ email, role }) =>
    send(
      () => ask<{ link: string; isMailed: boolean }>('POST /invitations', { email, role }),
      (answer) => {
        setMade({ ...answer, email });
        onInvited();
      },
    ),
  );

  return (
    <ModalDialog
      title={made ? 'The invitation' : 'Invite somebody'}
      isOpen
      onClose={onClose}
      size="sm"
      // A stray click must not lose the link, which is shown once.
      closesOnOutsideClick={false}
    >
      {made ? (
        <InvitationLink {...made} onClose={onClose} />
      ) : (
        <form noValidate onSubmit={(event) => void invite(event)}>
          <Stack gap="5">
            <FormField form={form} name="email" label="Email" type="email" required data-autofocus />
            <SelectField
              label="Role"
              options={roleOptions}
              hint={mayText(form.watch('role'))}
              {...form.register('role')}
            />
            <SaveOrCancel
              action="Create invitation"
              isSending={isSending}
              problem={problem}
              onCancel={onClose}
            />
          </Stack>
        </form>
      )}
    </ModalDialog>
  );
}
