import { useToast } from '@vibrant-peak/shared/host';
import { Flex } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { noteRight } from '../session/sessionState';
import type { ListedPerson, RightName } from './usePeople';

interface RightSwitchesProps {
  person: ListedPerson;
  onChanged: () => void;
}

const rights: readonly { right: RightName; may: string }[] = [
  { right: 'mayHire', may: 'may see applications' },
  { right: 'mayInvoice', may: 'may write invoices' },
  { right: 'mayIssue', may: 'may issue invoices' },
];

/** What a person may do beside the role. */
export function RightSwitches({ person, onChanged }: RightSwitchesProps) {
  const { id, name } = person;
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const change = (right: RightName, may: string, next: boolean) =>
    send(
      () => ask(`PATCH /people/${id}`, { [right]: next }),
      () => {
        const description = `${name} ${next ? may : may.replace('may', 'may not')}.`;
        toast({ type: 'success', title: 'Right Changed', description });
        noteRight(id, right, next);
        onChanged();
      },
    );
  return (
    <Flex direction="column" align="start">
      {rights.map(({ right, may }) => (
        <CheckboxField
          key={right}
          label={may.replace('may', 'May')}
          aria-label={`${name} ${may}`}
          checked={person[right]}
          aria-disabled={isSending}
          onChange={({ target }) => void change(right, may, target.checked)}
        />
      ))}
      <Problem text={problem} />
    </Flex>
  );
}
