import { staffPath } from '@vibrant-peak/shared/contract';
import { FormField, emailAddress, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, type Person } from '@vibrant-peak/shared/host';
import { useNavigate } from '@vibrant-peak/shared/router';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { hasPasskeys } from '../passkey/passkeyPrompt';
import { roleTexts } from '../roleTexts';
import { sessionState } from '../session/sessionState';
import { newPassword, newPasswordHint } from '../signIn/newPassword';
import type { Invitation } from './invitation';
import { JoinWithPasskey } from './JoinWithPasskey';

const joiningSchema = yup.object({
  name: yup.string().default('').trim().required('Your name is missing.').max(100, 'At most 100 characters.'),
  email: emailAddress('Please enter a valid email address.'),
  password: newPassword,
});

/** Makes a person of an invitation, and signs them in. */
export function JoinForm({ invitation, secret }: { invitation: Invitation; secret: string }) {
  const { role, email } = invitation;
  const form = useValidatedForm(joiningSchema, { name: '', email: email ?? '', password: '' });
  const sending = useSending(form);
  const { isSending, problem, send } = sending;
  const welcome = useWelcome();
  const join = form.handleSubmit((person) =>
    send(() => ask<{ person: Person }>('POST /invitation/password', { secret, ...person }), welcome),
  );

  return (
    <form noValidate onSubmit={(event) => void join(event)}>
      <Stack gap="5">
        <Text color="fg.muted" fontSize="sm">
          {invitedAs(roleTexts[role])}
        </Text>
        <FormField form={form} name="name" label="Name" required autoComplete="name" />
        <FormField
          form={form}
          name="email"
          label="Email"
          type="email"
          required
          readOnly={email !== null}
          hint={
            email === null
              ? 'With this address you will sign in. If it is here already, you come back as yourself.'
              : 'The invitation is for this address.'
          }
          autoComplete="username"
        />
        <FormField
          form={form}
          name="password"
          label="Password"
          type="password"
          required
          hint={newPasswordHint}
          autoComplete="new-password"
        />
        <Problem text={problem} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={isSending} aria-busy={isSending}>
          {isSending ? 'Joining…' : 'Join'}
        </Button>
        {hasPasskeys() && (
          <JoinWithPasskey form={form} secret={secret} sending={sending} onJoined={welcome} />
        )}
      </Stack>
    </form>
  );
}

const invitedAs = ({ name, may }: (typeof roleTexts)['editor']) =>
  `You are invited as ${name.toLowerCase()}: you will be able to ${may}.`;

function useWelcome() {
  const navigate = useNavigate();
  const toast = useToast();
  return ({ person }: { person: Person }) => {
    sessionState.set({ person, hasEnded: false });
    const description = `You are signed in. Your role: ${roleTexts[person.role].name}`;
    toast({ type: 'success', title: `Welcome, ${person.name}`, description });
    // The link is used up: Back does not return to it.
    void navigate(staffPath, { replace: true });
  };
}
