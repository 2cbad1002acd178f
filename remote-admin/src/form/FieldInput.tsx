import { useId, type KeyboardEvent } from 'react';
import { FormField } from '@vibrant-peak/shared/forms';
import { Box, Center } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import type { ControlProps, TextControl } from '../fields/fieldKind';
import { kindOf } from '../fields/fieldKinds';

/** The control of a field, as its kind describes it. */
export function FieldInput({ form, field, takesFocus }: ControlProps) {
  const { control } = kindOf(field);
  const listId = useId();
  if (control.type === 'own') return <control.Control form={form} field={field} takesFocus={takesFocus} />;
  if (control.type === 'checkbox')
    return <CheckboxField label={field.label} {...form.register(field.name)} />;

  const { suggestions, Preview, rows, inputMode, autoCapitalize, autoComplete, spellCheck } = control;
  const input = (
    <FormField
      rows={rows}
      inputMode={inputMode}
      autoCapitalize={autoCapitalize}
      autoComplete={autoComplete}
      spellCheck={spellCheck}
      {...(control.step !== undefined && spinButton({ form, field }, control))}
      form={form}
      name={field.name}
      label={field.label}
      hint={field.hint}
      required={field.isRequired}
      list={suggestions && listId}
      data-autofocus={takesFocus}
    />
  );
  if (!suggestions && !Preview) return input;
  return (
    <Box position="relative" css={Preview && { '& input': { pr: '14' } }}>
      {input}
      {Preview && (
        <Center
          position="absolute"
          right="2"
          top={{ base: '34px', md: '33px' }}
          boxSize="8"
          borderRadius="md"
          bg="bg.muted"
        >
          <Preview name={String(form.watch(field.name) ?? '')} />
        </Center>
      )}
      <datalist id={listId}>
        {suggestions?.map((known) => (
          <option key={known} value={known} />
        ))}
      </datalist>
    </Box>
  );
}

/** Not a number input, which rejects a decimal comma and changes on scrolling. */
function spinButton(
  { form, field }: ControlProps,
  { step = 1, min = -Infinity, max = Infinity }: TextControl,
) {
  const typed = form.watch(field.name);
  const reading = kindOf(field).read(typed, field);
  const now = 'value' in reading ? Number(reading.value) : undefined;
  return {
    role: 'spinbutton',
    'aria-valuenow': now,
    'aria-valuemin': Number.isFinite(min) ? min : undefined,
    'aria-valuemax': Number.isFinite(max) ? max : undefined,
    'aria-valuetext': now === undefined ? undefined : String(typed),
    onKeyDown: (event: KeyboardEvent) => {
      const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
      if (direction === 0 || event.ctrlKey || event.altKey || event.metaKey) return;
      if (now === undefined && String(typed ?? '').trim() !== '') return;
      event.preventDefault();
      const next = String(Math.min(Math.max((now ?? 0) + direction * step, min), max));
      form.setValue(field.name, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  };
}
