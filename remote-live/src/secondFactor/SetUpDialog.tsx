import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { Stack, StyledLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { qrCode } from '../layout/qrCode';

const codeSchema = yup.object({
  code: yup.string().default('').trim().required('The code is missing.').max(100, 'At most 100 characters.'),
});

/** The server shows these once. */
export interface Begun {
  secret: string;
  /** By which authenticator apps take the secret. */
  address: string;
}

interface SetUpDialogProps extends Begun {
  onClose: () => void;
  /** It is on, with these recovery codes. */
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** Has an authenticator app take the secret, and a first code show that it has it. */
export function SetUpDialog({ secret, address, onClose, onConfirmed }: SetUpDialogProps) {
  const { form, isSending, problem, confirm } = useConfirm(onConfirmed);
  return (
    <ModalDialog
      title="Set up a second factor"
      isOpen
      onClose={onClose}
      size="sm"
      closesOnOutsideClick={false}
    >
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <Stack gap="5">
          <Text>
            Scan this picture with an authenticator app on your phone, or with your password manager.
          </Text>
          <Picture src={qrCode(address)} alt="QR code for the authenticator app" />
          <Stack gap="1" fontSize="sm">
            <Text color="fg.muted">Or type this key there:</Text>
            <Key>{inGroups(secret)}</Key>
            <StyledLink href={address} variant="underline" minH="11">
              Open an app on this device
            </StyledLink>
          </Stack>
          <FormField
            form={form}
            name="code"
            label="Code that the app shows"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
          />
          <SaveOrCancel action="Turn on" isSending={isSending} problem={problem} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

function useConfirm(onConfirmed: SetUpDialogProps['onConfirmed']) {
  const form = useValidatedForm(codeSchema, { code: '' });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  const confirm = form.handleSubmit((typed) =>
    send(
      () => ask<{ recoveryCodes: string[] }>('PUT /second-factor', typed),
      ({ recoveryCodes }) => {
        const description = 'Your other sessions that began with the password alone have ended.';
        toast({ type: 'success', title: 'Second Factor On', description });
        onConfirmed(recoveryCodes);
      },
    ),
  );
  return { form, isSending, problem, confirm };
}

const Picture = chakra('img', {
  base: { w: '14rem', maxW: 'full', aspectRatio: 'square', mx: 'auto', borderRadius: 'md' },
});

const Key = chakra('code', { base: { fontFamily: 'mono', fontSize: 'md', userSelect: 'all' } });
