import { useToast } from '@vibrant-peak/shared/host';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { ListedPerson } from './usePeople';

interface HiringSwitchProps {
  person: ListedPerson;
  onChanged: () => void;
}

/** Whether a person may see applications. */
export function HiringSwitch({ person: { id, name, mayHire }, onChanged }: HiringSwitchProps) {
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const change = (next: boolean) =>
    send(
      () => ask(`PATCH /people/${id}`, { mayHire: next }),
      () => {
        const description = `${name} ${next ? 'sees applications.' : 'sees no applications.'}`;
        toast({ type: 'success', title: 'Right Changed', description });
        onChanged();
      },
    );
  return (
    <>
      <CheckboxField
        label="May see"
        aria-label={`${name} may see applications`}
        checked={mayHire}
        aria-disabled={isSending}
        onChange={({ target }) => void change(target.checked)}
      />
      <Problem text={problem} />
    </>
  );
}
