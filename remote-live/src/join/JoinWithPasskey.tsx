import { useState } from 'react';
import type { useValidatedForm } from '@vibrant-peak/shared/forms';
import type { Person } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import type { useSending } from '../api/useSending';
import { Cancelled } from '../passkey/Cancelled';
import { promptForNew } from '../passkey/passkeyPrompt';
import { describeBrowser } from '../signIn/describeBrowser';

interface Joined {
  person: Person;
}

interface JoinWithPasskeyProps {
  form: ReturnType<typeof useValidatedForm<{ name: string; email: string; password: string }>>;
  /** Of the invitation's link. */
  secret: string;
  sending: ReturnType<typeof useSending>;
  onJoined: (joined: Joined) => void;
}

/** Takes name and address of the form, and a passkey for the password. */
export function JoinWithPasskey({ form, secret, sending, onJoined }: JoinWithPasskeyProps) {
  const { isSending, send } = sending;
  const [isCancelled, setIsCancelled] = useState(false);
  const join = async () => {
    setIsCancelled(false);
    if (!(await form.trigger(['name', 'email'], { shouldFocus: true }))) return;
    const { name, email } = form.getValues();
    await send(
      () => joinWithPasskey({ secret, name, email }),
      (joined) => (joined ? onJoined(joined) : setIsCancelled(true)),
    );
  };

  return (
    <>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={isSending}
        aria-busy={isSending}
        onClick={() => void join()}
      >
        Join with a passkey
      </Button>
      <Cancelled isCancelled={isCancelled} />
    </>
  );
}

/** Names the passkey after the browser. @returns nothing when the user cancels. */
async function joinWithPasskey(newPerson: { secret: string; name: string; email: string }) {
  const passkey = await promptForNew('POST /invitation/passkey/options', newPerson);
  const label = describeBrowser(navigator.userAgent);
  return passkey && ask<Joined>('POST /invitation/passkey', { ...newPerson, label, passkey });
}
