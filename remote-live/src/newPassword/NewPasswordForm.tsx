import { loginPath } from '@vibrant-peak/shared/contract';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import { Button, FailurePanel, Stack, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { newPassword, newPasswordHint } from '../signIn/newPassword';

interface NewPasswordFormProps {
  /** Of the link. */
  secret: string;
  onAskAgain: () => void;
}

/** Sets the password of the person to whom the link was sent. */
export function NewPasswordForm({ secret, onAskAgain }: NewPasswordFormProps) {
  const { answer, problem } = useAnswer<{ email: string }>('POST /new-password/link', { secret });
  if (answer) return <PasswordForm secret={secret} email={answer.email} />;
  if (problem === undefined) return <Text aria-busy>Opening the link …</Text>;
  return (
    <FailurePanel
      title="The link does not open"
      message={problem}
      action={{ label: 'Ask for another link', onClick: onAskAgain }}
    />
  );
}

const passwordSchema = yup.object({ password: newPassword });

function PasswordForm({ secret, email }: { secret: string; email: string }) {
  const form = useValidatedForm(passwordSchema, { password: '' });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  const navigate = useNavigate();
  const done = () => {
    toast({ type: 'success', title: 'Password Set', description: 'Sign in with your new password.' });
    // The link is used up: Back does not return to it.
    void navigate(loginPath, { replace: true });
  };
  const set = form.handleSubmit(({ password }) =>
    send(() => ask('POST /new-password', { secret, password }), done),
  );
  return (
    <form noValidate onSubmit={(event) => void set(event)}>
      <Stack gap="5">
        <Text color="fg.muted" fontSize="sm">
          {`For ${email}. All your sessions end; then you sign in with the new password.`}
        </Text>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <FormField
          form={form}
          name="password"
          label="New password"
          type="password"
          required
          hint={newPasswordHint}
          autoComplete="new-password"
        />
        <Problem text={problem} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={isSending} aria-busy={isSending}>
          Set the password
        </Button>
      </Stack>
    </form>
  );
}
