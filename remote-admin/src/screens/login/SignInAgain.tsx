import { loginPath } from '@vibrant-peak/shared/contract';
import { FormField } from '@vibrant-peak/shared/forms';
import { useLeave, useSession, useToast } from '@vibrant-peak/shared/host';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { CodeField } from './CodeField';
import { useCredentialsForm } from './useCredentialsForm';
import { OtherLogins } from './OtherLogins';
import { useCodeStep } from './useCodeStep';

interface SignInAgainProps {
  /** Of the person whose session has ended. */
  email: string;
  onDismiss: () => void;
}

/** The page below goes on where it was; somebody else begins at the login page. */
export function SignInAgain({ email, onDismiss }: SignInAgainProps) {
  const { form, isAsked, signIn, proceed } = useSignIn(email);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const leaveBy = useLeave();
  const { isSubmitting } = form.formState;

  return (
    <ModalDialog title="Sign in again" isOpen onClose={onDismiss} size="sm" closesOnOutsideClick={false}>
      <form noValidate onSubmit={(event) => void signIn(event)}>
        <Stack gap="5">
          <Text>Your session has ended. What you typed on this page is still there.</Text>
          <FormField form={form} name="username" label="Username" readOnly autoComplete="username" />
          <FormField
            form={form}
            name="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            data-autofocus
          />
          {isAsked && <CodeField form={form} />}
          <Button type="submit" variant="accent" disabled={isSubmitting} aria-busy={isSubmitting}>
            Sign in
          </Button>
          <OtherLogins to={pathname + search} onLoggedIn={proceed} />
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => leaveBy(() => void navigate(loginPath))}
          >
            Somebody else
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  );
}

function useSignIn(email: string) {
  const form = useCredentialsForm({ username: email, password: '' });
  const { isAsked, askForCode } = useCodeStep(form);
  const session = useSession();
  const toast = useToast();
  const proceed = () =>
    toast({ type: 'success', title: 'Login successful', description: 'Go on where you were.' });
  const signIn = form.handleSubmit(async (credentials) => {
    try {
      await session.logIn(credentials);
    } catch (error) {
      const refusal = error as Error;
      if (!askForCode(refusal))
        form.setError('password', { message: refusal.message }, { shouldFocus: true });
      return;
    }
    proceed();
  });
  return { form, isAsked, signIn, proceed };
}
