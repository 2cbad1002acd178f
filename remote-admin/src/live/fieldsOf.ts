import type { yup } from '@vibrant-peak/shared/forms';
import type { FieldMeta } from '@vibrant-peak/shared/schemas/fieldMeta';
import type { Field, FieldKind, FieldKindDefinition } from '../fields/fieldKind';
import { option } from './option';
import { picture } from './picture';
import { rows } from './rows';
import { words } from './words';

/** @returns the definition of a field that chooses records of a list of the content. */
export type ChoicesOf = (list: string) => FieldKindDefinition;

/**
 * A field for every property of a schema but its `id`, which the record has already. Nested objects become fields such as
 * `salary.currency`.
 */
export function fieldsOf({ fields }: yup.SchemaObjectDescription, choicesOf: ChoicesOf): Field[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, description]) => {
      if (!('fields' in description)) return [fieldOf(name, description, choicesOf)];
      const label = labelOf(name, description);
      return fieldsOf(description, choicesOf).map((field) => ({
        ...field,
        name: `${name}.${field.name}`,
        label: `${label} ${field.label}`,
      }));
    });
}

/** The label of a property: its own, or its name in words. */
export function labelOf(name: string, description: yup.SchemaFieldDescription): string {
  const words = name.replace(/([A-Z])/g, ' $1');
  return metaOf(description).label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function fieldOf(name: string, description: yup.SchemaFieldDescription, choicesOf: ChoicesOf): Field {
  const { hint } = metaOf(description);
  return {
    name,
    label: labelOf(name, description),
    hint,
    isRequired: 'optional' in description && !description.optional,
    ...(description.type === 'array' ? listOf(description, choicesOf, hint) : valueOf(description)),
  };
}

function valueOf(description: yup.SchemaFieldDescription): Pick<Field, 'kind' | 'definition' | 'isFilter'> {
  const { kind } = metaOf(description);
  if (kind === 'image') return { kind, definition: picture };
  if (kind) return { kind };
  const { type } = description;
  if (type === 'boolean') return { kind: 'checkbox', isFilter: true };
  if (type === 'number') return { kind: 'number' };
  const values = 'oneOf' in description ? description.oneOf.map(String) : [];
  if (values.length > 0) return { kind: 'text', definition: option(values), isFilter: true };
  return { kind: addressKindOf(description) ?? 'text' };
}

const addressKindOf = (description: yup.SchemaFieldDescription): FieldKind | undefined =>
  'tests' in description
    ? (['email', 'url'] as const).find((kind) => description.tests.some(({ name }) => name === kind))
    : undefined;

function listOf(
  description: yup.SchemaFieldDescription,
  choicesOf: ChoicesOf,
  hint = '',
): Pick<Field, 'kind' | 'definition' | 'hint'> {
  const { records } = metaOf(description);
  if (records) return { kind: 'longText', definition: choicesOf(records), hint };
  const item = 'innerType' in description && description.innerType;
  if (item && 'fields' in item)
    return {
      kind: 'longText',
      definition: rows(fieldsOf(item as yup.SchemaObjectDescription, choicesOf)),
      hint,
    };
  return { kind: 'longText', definition: words, hint: `${hint} One per line.`.trim() };
}

const metaOf = (description: yup.SchemaFieldDescription): FieldMeta =>
  ('meta' in description && description.meta) || {};
