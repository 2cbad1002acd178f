import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import type { ListedPerson } from './usePeople';

interface SignInActionsProps {
  person: ListedPerson;
  onChanged: () => void;
}

const small = {
  size: 'sm',
  minH: touchable,
  variant: 'outline',
  colorPalette: 'gray',
} as const;

/** What a manager does at once about the sign-in of a person. */
export function SignInActions({ person, onChanged }: SignInActionsProps) {
  const { id, name, hasCompanyAccount } = person;
  const toast = useToast();
  const remove = (what: 'sessions' | 'company-account', title: string, description: string) =>
    ask(`DELETE /people/${id}/${what}`).then(
      () => {
        toast({ type: 'success', title, description });
        onChanged();
      },
      (error: Error) => toast({ type: 'error', title: 'Not Done', description: error.message }),
    );
  const endSessions = () => remove('sessions', 'Sessions Ended', `${name} has to sign in again.`);
  const unlink = () =>
    remove(
      'company-account',
      'Company Account Unlinked',
      `${name} can sign in with another account of the company.`,
    );
  return (
    <Flex wrap="wrap" gap="2">
      <Button {...small} onClick={() => void endSessions()}>
        End sessions
      </Button>
      {hasCompanyAccount && (
        <Button {...small} onClick={() => void unlink()}>
          Unlink company account
        </Button>
      )}
    </Flex>
  );
}
