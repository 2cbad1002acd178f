import { useState } from 'react';
import { definePage } from '@vibrant-peak/shared/contract';
import { EntryPage } from '../layout/EntryPage';
import { secretIn } from '../layout/secretIn';
import { staffMetadata } from '../layout/staffMetadata';
import { NewPasswordForm } from './NewPasswordForm';
import { RequestForm } from './RequestForm';

/** Sends a link to people who have forgotten their password; the link leads here, too. */
function NewPasswordPage() {
  const [secret, setSecret] = useState(() => secretIn(window.location.hash));
  return secret ? (
    <EntryPage title="Set a new password">
      <NewPasswordForm secret={secret} onAskAgain={() => setSecret(undefined)} />
    </EntryPage>
  ) : (
    <EntryPage title="Forgotten password">
      <RequestForm />
    </EntryPage>
  );
}

export const page = definePage({ component: NewPasswordPage, metadata: staffMetadata('New password') });
