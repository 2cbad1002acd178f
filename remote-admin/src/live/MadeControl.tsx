import { useEffect, useRef, type ComponentType } from 'react';
import { FormField, useWatch } from '@vibrant-peak/shared/forms';
import { plainWords } from '@vibrant-peak/shared/plainWords';
import type { ControlProps } from '../fields/fieldKind';

/** Longest text that is made, in characters. */
const MAX_LENGTH = 60;

/** An input that follows another field's words. A text that somebody has typed stays. */
export function createMadeControl(source: string): ComponentType<ControlProps> {
  return function MadeControl({ form, field: { name, label, hint, isRequired }, takesFocus }) {
    const { control, getValues, setValue } = form;
    const made = plainWords(String(useWatch({ control, name: source }) ?? ''), MAX_LENGTH);
    const last = useRef(made);
    useEffect(() => {
      const isTyped = !['', last.current].includes(String(getValues(name) ?? ''));
      if (made !== last.current && !isTyped) setValue(name, made, { shouldDirty: true });
      last.current = made;
    }, [made, name, getValues, setValue]);
    return (
      <FormField
        form={form}
        name={name}
        label={label}
        hint={hint}
        required={isRequired}
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus={takesFocus}
      />
    );
  };
}
