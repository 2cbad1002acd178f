import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { SelectField } from '@vibrant-peak/shared/ui-blocks';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { SaveOrCancel } from '../layout/SaveOrCancel';
import type { Series } from './settings';

const schema = yup.object({
  kind: yup.string<Series['kind']>().default('invoice').required(),
  name: yup.string().default('').trim().required('Give the series a name.').max(100),
  pattern: yup.string().default('').trim().required('Type a pattern.').max(100),
  isYearly: yup.boolean().default(true).required(),
});

const kinds = [
  ['invoice', 'Invoices'],
  ['credit note', 'Credit notes'],
  ['quote', 'Quotes'],
] as const;

interface SeriesFormProps {
  /** Undefined for a new one. */
  series: Series | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** Adds a series, or changes its name and its pattern. */
export function SeriesForm({ series, onClose, onSaved }: SeriesFormProps) {
  const { kind, name, pattern, isYearly } = series ?? schema.getDefault();
  const form = useValidatedForm(schema, { kind, name, pattern, isYearly });
  const { isSending, problem, send } = useSending(form);
  const toast = useToast();
  useUnsavedChanges(form.formState.isDirty);
  const save = form.handleSubmit((values) =>
    send(
      () =>
        series
          ? ask(`PUT /invoice-series/${series.id}`, { name: values.name, pattern: values.pattern })
          : ask('POST /invoice-series', values),
      () => {
        toast({ type: 'success', title: 'Series Saved', description: values.name });
        onSaved();
      },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="5">
        {!series && <SelectField label="For" options={kinds} {...form.register('kind')} />}
        <FormField form={form} name="name" label="Name" required data-autofocus />
        <FormField
          form={form}
          name="pattern"
          label="Pattern"
          hint="{year}, {yy} and {MM} are of the date, {0000} is the number."
          required
        />
        {!series && <CheckboxField label="Begins again each year" {...form.register('isYearly')} />}
        <SaveOrCancel isSending={isSending} problem={problem} onCancel={onClose} />
      </Stack>
    </form>
  );
}
