import { useState } from 'react';
import { loginPath } from '@vibrant-peak/shared/contract';
import { FormField, emailAddress, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Button, RouterLink, Stack, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { Answered } from '../layout/Answered';
import { Problem } from '../layout/Problem';

/** Asks for the link, where the site sends mail. */
export function RequestForm() {
  const session = useAnswer<{ sendsMail: boolean }>('GET /session');
  return (
    <>
      <Answered {...session}>
        {({ sendsMail }) =>
          sendsMail ? (
            <AddressForm />
          ) : (
            <Text>
              This site sends no mail. Ask a manager to remove you under People and to invite you again. A
              manager comes back by a link from those who run the server.
            </Text>
          )
        }
      </Answered>
      <RouterLink variant="underline" minH="11" alignSelf="start" to={loginPath}>
        Back to the login
      </RouterLink>
    </>
  );
}

const addressSchema = yup.object({ email: emailAddress('Please enter a valid email address.') });

function AddressForm() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useValidatedForm(addressSchema, { email: '' });
  const { isSending, problem, send } = useSending(form);
  const request = form.handleSubmit(({ email }) =>
    send(
      () => ask('POST /new-password/request', { email }),
      () => setSentTo(email),
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void request(event)}>
      <Stack gap="5">
        <Text color="fg.muted" fontSize="sm">
          We will email you a link to set a new one. It works once and expires after 30 minutes.
        </Text>
        <FormField
          form={form}
          name="email"
          label="Email"
          type="email"
          required
          hint="The address you sign in with."
          autoComplete="username"
          autoCapitalize="none"
        />
        <Problem text={problem} />
        <Button type="submit" variant="accent" size="lg" aria-disabled={isSending} aria-busy={isSending}>
          Send the link
        </Button>
        <Text role="status" fontSize="sm" _empty={{ display: 'none' }}>
          {sentTo &&
            `If ${sentTo} belongs to somebody here, a mail is on its way. Nothing after five minutes? Look among the spam, or ask a manager.`}
        </Text>
      </Stack>
    </form>
  );
}
