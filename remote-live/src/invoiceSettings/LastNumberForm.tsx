import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { today } from '@vibrant-peak/shared/today';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import type { Series } from './settings';

const schema = yup.object({
  year: yup
    .string()
    .default('')
    .trim()
    .matches(/^\d{4}$/, 'Type a year, such as 2026.'),
  last: yup
    .string()
    .default('')
    .trim()
    .matches(/^\d{1,9}$/, 'Type a number, such as 41.'),
});

interface LastNumberFormProps {
  series: Series;
  onClose: () => void;
  onSaved: () => void;
}

/** Names the last number that another tool, or this site after its backup, has given. */
export function LastNumberForm({ series, onClose, onSaved }: LastNumberFormProps) {
  const form = useValidatedForm(schema, { year: today().slice(0, 4), last: '' });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit(({ year, last }) =>
    send(
      () => ask(`PUT /invoice-series/${series.id}/last`, { year, last: Number(last) }),
      () => {
        toast({ type: 'success', title: 'Last Number Saved', description: series.name });
        onSaved();
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        <Text fontSize="sm" color="fg.muted">
          The next invoice of this series gets the number after it. Type 0 if there is none.
        </Text>
        {series.isYearly && (
          <FormField form={form} name="year" label="Year" inputMode="numeric" autoComplete="off" required />
        )}
        <FormField
          form={form}
          name="last"
          label="Last number"
          hint={`The counter alone: 41 for ${series.pattern.replace(/\{0+\}/, '41')}.`}
          inputMode="numeric"
          autoComplete="off"
          required
          data-autofocus
        />
        <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
      </Stack>
    </form>
  );
}
