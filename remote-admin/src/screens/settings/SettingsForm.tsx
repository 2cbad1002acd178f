import { useMemo } from 'react';
import { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useToast, useUnsavedChanges } from '@vibrant-peak/shared/host';
import { Button, Stack, chakra } from '@vibrant-peak/shared/ui';
import { useStore } from '@vibrant-peak/shared/store';
import { FieldInput } from '../../form/FieldInput';
import { FormActions } from '../../form/FormActions';
import { Spinner } from '../../layout/Spinner';
import { nestedValues, valueAt } from '../../records/recordValues';
import { schemaOf } from '../../form/schemaOf';
import { settingsStore } from './settingsStore';
import type { settingsTabs } from './settingsTabs';

/** Text settings of one tab. Unsaved text survives a change of tab. */
export function SettingsForm({ group, label, fields, savedText }: (typeof settingsTabs)[number]) {
  const { values, pending } = useStore(settingsStore);
  const toast = useToast();
  const stored = (source: object) => nestedValues(fields.map(({ name }) => [name, valueAt(source, name)]));
  const form = useValidatedForm(
    useMemo(() => schemaOf(fields), [fields]),
    stored(pending[group] ?? values[group]),
  );
  const typed = form.watch();
  const known = pending[group] ?? values[group];
  useUnsavedChanges(fields.some(({ name }) => typed[name] !== valueAt(known, name)));
  const isSaving = pending[group] !== undefined;

  const save = form.handleSubmit((checked) => {
    form.reset(checked);
    settingsStore.save(group, checked, () =>
      toast({ type: 'success', title: 'Settings Updated', description: savedText }),
    );
  });

  const cancel = () => {
    form.reset(stored(values[group]));
    toast({ type: 'info', title: 'Editing Cancelled', description: 'No changes were saved.' });
  };

  return (
    <chakra.form
      noValidate
      aria-label={label}
      display="flex"
      flexDirection="column"
      gap="6"
      onSubmit={(event) => void save(event)}
    >
      <Stack gap="5">
        {fields.map((field) => (
          <FieldInput key={field.name} form={form} field={field} />
        ))}
      </Stack>
      <FormActions>
        <Button type="submit" variant="accent" disabled={isSaving} aria-busy={isSaving}>
          {isSaving && <Spinner aria-hidden />}
          <span>Save</span>
        </Button>
        <Button variant="outline" colorPalette="gray" disabled={isSaving} onClick={cancel}>
          Cancel
        </Button>
      </FormActions>
    </chakra.form>
  );
}
