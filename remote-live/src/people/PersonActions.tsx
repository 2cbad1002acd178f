import { useToast } from '@vibrant-peak/shared/host';
import { Button, Flex } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import type { ListedPerson } from './usePeople';

/** What is asked about a person before it is done. */
export type PersonQuestion = 'role' | 'removal';

interface PersonActionsProps {
  person: ListedPerson;
  onAsk: (about: PersonQuestion) => void;
  onChanged: () => void;
}

const small = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;

/** What a manager does with a person. */
export function PersonActions({ person, onAsk, onChanged }: PersonActionsProps) {
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
      <Button {...small} aria-label={`Change role of ${name}`} onClick={() => onAsk('role')}>
        Change role
      </Button>
      <Button {...small} aria-label={`End sessions of ${name}`} onClick={() => void endSessions()}>
        End sessions
      </Button>
      {hasCompanyAccount && (
        <Button {...small} aria-label={`Unlink company account of ${name}`} onClick={() => void unlink()}>
          Unlink company account
        </Button>
      )}
      <Button {...small} colorPalette="red" aria-label={`Remove ${name}`} onClick={() => onAsk('removal')}>
        Remove
      </Button>
    </Flex>
  );
}
