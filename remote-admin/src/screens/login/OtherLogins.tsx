import { useSession } from '@vibrant-peak/shared/host';
import { useSearchParams } from '@vibrant-peak/shared/router';
import { Button, ButtonLink, Stack, Text } from '@vibrant-peak/shared/ui';
import { useOtherLogin } from './useOtherLogin';

interface OtherLoginsProps {
  /** The staff page to which a login elsewhere leads back. */
  to: string;
  onLoggedIn: () => void;
  /** Whether the form has a field for the username, in which the browser can suggest them. */
  withSuggestions?: boolean;
}

/** Buttons for other logins than username and password. Cancelling a prompt changes nothing. */
export function OtherLogins({ to, onLoggedIn, withSuggestions = false }: OtherLoginsProps) {
  const { otherLogins = [] } = useSession();
  const [search] = useSearchParams();
  const { busyWith, isCancelled, refusal, logIn } = useOtherLogin(onLoggedIn, withSuggestions);
  const refusals = [refusal, ...otherLogins.map((login) => 'refusalIn' in login && login.refusalIn(search))];

  return (
    <Stack gap="3">
      {otherLogins.map((login) =>
        'logIn' in login ? (
          <Button
            key={login.label}
            variant="outline"
            aria-busy={busyWith === login}
            onClick={() => void logIn(login)}
          >
            {login.label}
          </Button>
        ) : (
          <ButtonLink
            key={login.label}
            to={login.address(to)}
            reloadDocument
            variant="outline"
            textAlign="center"
          >
            {login.label}
          </ButtonLink>
        ),
      )}
      <Text role="status" color="fg.muted" fontSize="sm" _empty={{ display: 'none' }}>
        {isCancelled && 'Nothing was chosen. Try again, or sign in another way.'}
      </Text>
      <Text role="alert" color="fg.error" fontSize="sm" _empty={{ display: 'none' }}>
        {refusals.find(Boolean)}
      </Text>
    </Stack>
  );
}
