import { useState, type FormEvent } from 'react';
import type { Role } from '@vibrant-peak/shared/contract';
import { useToast, type Person } from '@vibrant-peak/shared/host';
import { Button, Stack, Text } from '@vibrant-peak/shared/ui';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { roleTexts } from '../roleTexts';
import { sessionState } from '../session/sessionState';
import { roleOptions } from './roleOptions';

interface RoleDialogProps {
  person: Person;
  onClose: () => void;
  onChanged: () => void;
}

export function RoleDialog({ person, onClose, onChanged }: RoleDialogProps) {
  const [role, setRole] = useState<Role>(person.role);
  const { isSending, problem, send } = useSending();
  const toast = useToast();

  const change = (event: FormEvent) => {
    event.preventDefault();
    void send(
      () => ask<Person>(`PATCH /people/${person.id}`, { role }),
      (changed) => {
        toast({
          type: 'success',
          title: 'Role Changed',
          description: `${changed.name}: ${roleTexts[changed.role].name}`,
        });
        noteOwnRole(changed);
        onClose();
        onChanged();
      },
    );
  };

  return (
    <ModalDialog title={`Role of ${person.name}`} isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={change}>
        <Stack gap="5">
          <SelectField
            label="Role"
            options={roleOptions}
            value={role}
            data-autofocus
            onChange={({ target }) => setRole(target.value as Role)}
          />
          <Text color="fg.muted" fontSize="sm">
            {consequences(person, role)}
          </Text>
          <Problem text={problem} />
          <Button type="submit" variant="accent" aria-disabled={isSending} aria-busy={isSending}>
            Save
          </Button>
        </Stack>
      </form>
    </ModalDialog>
  );
}

/** People who change their own role see at once what the new one may do. */
const noteOwnRole = (changed: Person) =>
  sessionState.set((state) => (state.person?.id === changed.id ? { ...state, person: changed } : state));

function consequences({ name, role: before }: Person, role: Role): string {
  const invitations = `Invitations that ${name} has sent are withdrawn when the role changes.`;
  if (role !== 'editor' || before === 'editor') return invitations;
  return `${invitations} What ${name} has scheduled then waits for a publisher.`;
}
