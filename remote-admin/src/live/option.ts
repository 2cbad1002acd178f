import type { FieldKindDefinition } from '../fields/fieldKind';
import { readChecked, text } from '../fields/text';
import { createOptionControl } from './OptionControl';

/** One of several texts. */
export function option(values: readonly string[]): FieldKindDefinition {
  const known = (typed: string) =>
    values.find((value) => value.toLowerCase() === typed.toLowerCase()) ?? typed;
  const check = (typed: string) =>
    values.includes(typed) ? undefined : `Must be one of: ${values.join(', ')}`;
  const options = values.map((value) => [value, value] as const);
  return {
    ...text,
    read: readChecked(check, known),
    control: { type: 'own', Control: createOptionControl(() => options) },
  };
}
