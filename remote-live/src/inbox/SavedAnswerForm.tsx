import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import { placeholders, type SavedAnswer } from './savedAnswer';

interface SavedAnswerFormProps {
  answer: SavedAnswer;
  onClose: () => void;
  onSaved: () => void;
}

const schema = yup.object({
  title: yup.string().default('').trim().required('Give the answer a title.').max(100),
  text: yup.string().default('').required('Type the answer.').max(20_000),
});

const hint = `${new Intl.ListFormat('en').format(placeholders)} become the words of the message.`;

export function SavedAnswerForm({ answer: { id, title, text }, onClose, onSaved }: SavedAnswerFormProps) {
  const form = useValidatedForm(schema, { title, text });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit((values) =>
    send(
      () => ask(`PUT /saved-answers/${id}`, values),
      () => {
        toast({ type: 'success', title: 'Answer Saved', description: values.title });
        onSaved();
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        <FormField form={form} name="title" label="Title" required data-autofocus />
        <FormField form={form} name="text" label="Text" hint={hint} rows={9} required />
        <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
      </Stack>
    </form>
  );
}
