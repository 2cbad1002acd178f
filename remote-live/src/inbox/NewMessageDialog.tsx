import { emailAddress, FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Flex, Stack } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { askOnce } from '../api/ask';
import { useAnswer } from '../api/useAnswer';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { InsertChoice } from './InsertChoice';
import { fillIn, leftFault, type SavedAnswer } from './savedAnswer';

interface NewMessageDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** @param id of the conversation that it begins. */
  onSent: (id: number) => void;
}

/** A mail to any address, which begins a conversation. */
export const NewMessageDialog = ({ isOpen, ...form }: NewMessageDialogProps) => (
  <ModalDialog title="New message" isOpen={isOpen} onClose={form.onClose} closesOnOutsideClick={false}>
    <NewMessageForm {...form} />
  </ModalDialog>
);

const schema = yup.object({
  to: emailAddress('Enter one email address.'),
  subject: yup.string().default('').trim().required('Give the message a subject.').max(200),
  text: yup
    .string()
    .default('')
    .required('Type the message.')
    .max(20_000)
    .test('placeholder', (text, { createError }) => {
      const message = leftFault(text);
      return message === undefined || createError({ message });
    }),
});

function NewMessageForm({ onClose, onSent }: Omit<NewMessageDialogProps, 'isOpen'>) {
  const form = useValidatedForm(schema, { to: '', subject: '', text: '' });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  const release = useUnsavedChanges(form.formState.isDirty);
  const submit = form.handleSubmit((values) =>
    send(
      () => askOnce<{ id: number }>('POST /inbox', values),
      ({ id }) => {
        toast({ type: 'success', title: 'Message Stored', description: values.subject });
        if (release()) onClose();
        else onSent(id);
      },
    ),
  );
  const insert = (answer: string) => {
    const { subject, text } = form.getValues();
    const words = fillIn(answer, { kind: 'contact', name: '{name}', subject: subject || '{subject}' });
    form.setValue('text', text + (/\S$/.test(text) ? '\n\n' : '') + words, { shouldDirty: true });
    form.setFocus('text');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <FormField form={form} name="to" label="To" type="email" required data-autofocus />
        <FormField form={form} name="subject" label="Subject" required />
        <FormField form={form} name="text" label="Message" rows={9} required />
        <SavedAnswerChoice onInsert={insert} />
        <SaveOrCancel action="Send" isSending={isSending} problem={problem} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function SavedAnswerChoice({ onInsert }: { onInsert: (text: string) => void }) {
  const { answers = [] } = useAnswer<{ answers: SavedAnswer[] }>('GET /saved-answers').answer ?? {};
  if (answers.length === 0) return null;
  return (
    <Flex>
      <InsertChoice
        label="Saved answer"
        placeholder="Saved answer"
        options={answers.map(({ id, title }) => [id, title] as const)}
        action="Insert"
        onInsert={(chosen) => onInsert(answers.find(({ id }) => id === chosen)!.text)}
      />
    </Flex>
  );
}
