import { definePage, newPasswordPath } from '@vibrant-peak/shared/contract';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import { EntryPage } from '../layout/EntryPage';
import { secretIn } from '../layout/secretIn';
import { staffMetadata } from '../layout/staffMetadata';
import { NewPasswordForm } from './NewPasswordForm';
import { RequestForm } from './RequestForm';

/** Sends a link to people who have forgotten their password; the link leads here, too. */
function NewPasswordPage() {
  const secret = secretIn(useLocation().hash);
  const navigate = useNavigate();
  return secret ? (
    <EntryPage title="Set a new password">
      <NewPasswordForm
        key={secret}
        secret={secret}
        onAskAgain={() => void navigate(newPasswordPath, { replace: true })}
      />
    </EntryPage>
  ) : (
    <EntryPage title="Forgotten password">
      <RequestForm />
    </EntryPage>
  );
}

export const page = definePage({ component: NewPasswordPage, metadata: staffMetadata('New password') });
