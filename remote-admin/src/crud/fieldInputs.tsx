import type { ComponentType } from 'react';
import { FormField } from 'shared/forms';
import { CheckboxField } from './CheckboxField';
import type { Field, FieldKind } from './entity';
import type { RecordForm } from './recordForm';
import { IconField } from './IconField';

export interface FieldInputProps {
  form: RecordForm;
  field: Field;
}

const wiring = ({ form, field }: FieldInputProps) => ({
  form,
  name: field.name,
  label: field.label,
  hint: field.hint,
  required: field.isRequired,
});

const TextInput = (props: FieldInputProps) => <FormField {...wiring(props)} />;
const LongTextInput = (props: FieldInputProps) => <FormField {...wiring(props)} rows={4} />;
const EmailInput = (props: FieldInputProps) => <FormField {...wiring(props)} inputMode="email" />;
const AddressInput = (props: FieldInputProps) => (
  <FormField {...wiring(props)} inputMode="url" autoCapitalize="none" spellCheck={false} />
);
const NumberInput = (props: FieldInputProps) => <FormField {...wiring(props)} inputMode="decimal" />;
const IconInput = (props: FieldInputProps) => <IconField {...wiring(props)} />;
const CheckboxInput = ({ form, field }: FieldInputProps) => (
  <CheckboxField label={field.label} {...form.register(field.name)} />
);

/** The input of each kind: a kind without one does not compile. */
export const fieldInputs: Record<FieldKind, ComponentType<FieldInputProps>> = {
  text: TextInput,
  longText: LongTextInput,
  email: EmailInput,
  url: AddressInput,
  image: AddressInput,
  profile: TextInput,
  icon: IconInput,
  date: TextInput,
  checkbox: CheckboxInput,
  number: NumberInput,
  rating: NumberInput,
};
