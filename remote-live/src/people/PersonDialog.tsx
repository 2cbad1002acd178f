import type { Role } from '@vibrant-peak/shared/contract';
import { useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, type Person } from '@vibrant-peak/shared/host';
import { Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { sessionState } from '../session/sessionState';
import { rights } from './rights';
import { mayText, roleOptions } from './roleOptions';
import { SignInActions } from './SignInActions';
import type { ListedPerson } from './usePeople';

const schema = yup.object({
  role: yup.string<Role>().required(),
  mayHire: yup.boolean().required(),
  mayInvoice: yup.boolean().required(),
  mayIssue: yup.boolean().required(),
});

interface PersonDialogProps {
  person: ListedPerson;
  onClose: () => void;
  onChanged: () => void;
}

/** Role, rights and sign-in of a person. */
export function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
  const { name, email, role, mayHire, mayInvoice, mayIssue } = person;
  const form = useValidatedForm(schema, { role, mayHire, mayInvoice, mayIssue });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  const save = form.handleSubmit((values) => {
    const changed = changesOf(person, values);
    return send(
      () => ask(`PATCH /people/${person.id}`, changed),
      () => {
        toast({ type: 'success', title: 'Person Changed', description: name });
        changeOwn(person.id, changed);
        onClose();
        onChanged();
      },
    );
  });
  return (
    <ModalDialog title={`Change ${name}`} isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="5">
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {email}
          </Text>
          <SelectField
            label="Role"
            options={roleOptions}
            hint={consequences(person, form.watch('role'))}
            data-autofocus
            {...form.register('role')}
          />
          <Group>
            <legend>Rights</legend>
            {rights.map(({ right, may }) => (
              <CheckboxField key={right} label={may.replace('may', 'May')} {...form.register(right)} />
            ))}
          </Group>
          <Group>
            <legend>Sign-in</legend>
            <SignInActions person={person} onChanged={onChanged} />
          </Group>
          <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

type Values = yup.InferType<typeof schema>;

/** What somebody else changes meanwhile stays. */
const changesOf = (person: ListedPerson, values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => person[name as keyof Values] !== value),
  );

/** People who change themselves see at once what they may do now. */
const changeOwn = (id: string, changed: Partial<Values>) =>
  sessionState.set((state) =>
    state.person?.id === id ? { ...state, person: { ...state.person, ...changed } } : state,
  );

/** What a role may do, and what a change to it brings. */
function consequences({ name, role: before }: Person, role: Role): string {
  if (role === before) return mayText(role);
  const invitations = `${mayText(role)} Invitations that ${name} has sent are withdrawn.`;
  return role === 'editor'
    ? `${invitations} What ${name} has scheduled then waits for a publisher.`
    : invitations;
}

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& legend': { fontSize: 'sm', fontWeight: 'medium', mb: '1' },
  },
});
