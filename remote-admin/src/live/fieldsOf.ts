import type { yup } from '@vibrant-peak/shared/forms';
import type { FieldMeta } from '@vibrant-peak/shared/schemas/fieldMeta';
import { labelFrom } from '@vibrant-peak/shared/schemas/labelFrom';
import type { Records } from '@vibrant-peak/shared/host';
import type { Entity } from '../entities/entity';
import type { Field, FieldKind, FieldKindDefinition } from '../fields/fieldKind';
import { text } from '../fields/text';
import { choice } from './choice';
import { choices } from './choices';
import { day } from './day';
import { focalPoint } from './focalPoint';
import { createMadeControl } from './MadeControl';
import { option } from './option';
import { picture } from './picture';
import { rows } from './rows';
import { visibility } from './visibility';
import { words } from './words';

/** @returns a list of the content, whose records a field chooses. */
export type SourceOf = (list: string) => { entity: Entity; records: Records };

/** A field for every property except `id`. Nested ones are named like `salary.currency`. */
export function fieldsOf({ fields }: yup.SchemaObjectDescription, sourceOf: SourceOf): Field[] {
  return Object.entries(fields)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, description]) => {
      if (!('fields' in description)) return [fieldOf(name, description, sourceOf)];
      const label = labelOf(name, description);
      return fieldsOf(description, sourceOf).map((field) => ({
        ...field,
        name: `${name}.${field.name}`,
        label: `${label} ${field.label}`,
        isFilter: false,
      }));
    });
}

/** The label of a property: its own, or its name in words. */
export const labelOf = (name: string, description: yup.SchemaFieldDescription): string =>
  labelFrom(name, metaOf(description));

function fieldOf(name: string, description: yup.SchemaFieldDescription, sourceOf: SourceOf): Field {
  const { hint } = metaOf(description);
  return {
    name,
    label: labelOf(name, description),
    hint,
    isRequired: 'optional' in description && !description.optional,
    ...(description.type === 'array' ? listOf(description, sourceOf, hint) : valueOf(description, sourceOf)),
  };
}

function valueOf(
  description: yup.SchemaFieldDescription,
  sourceOf: SourceOf,
): Pick<Field, 'kind' | 'definition' | 'isColumn' | 'isFilter'> {
  const { kind, records, by = 'id', madeFrom: source } = metaOf(description);
  if (kind === 'image') return { kind, definition: picture, isColumn: false };
  if (kind === 'date') return { kind, definition: day };
  if (kind === 'focalPoint') return { kind: 'text', definition: focalPoint, isColumn: false };
  if (kind === 'visibility')
    return { kind: 'checkbox', definition: visibility, isColumn: false, isFilter: true };
  if (kind) return { kind };
  if (source) return { kind: 'text', definition: madeFrom(source) };
  if (records) {
    const source = sourceOf(records);
    return { kind: 'text', definition: choice(source.entity, source.records, by) };
  }
  const { type } = description;
  if (type === 'boolean') return { kind: 'checkbox', isFilter: true };
  if (type === 'number') return { kind: 'number' };
  const values = 'oneOf' in description ? description.oneOf.map(String) : [];
  if (values.length > 0) return { kind: 'text', definition: option(values), isFilter: true };
  return { kind: addressKindOf(description) ?? 'text' };
}

/** A text for addresses, made from another field until somebody types one. */
const madeFrom = (source: string): FieldKindDefinition => ({
  ...text,
  control: { type: 'own', Control: createMadeControl(source) },
});

const addressKindOf = (description: yup.SchemaFieldDescription): FieldKind | undefined =>
  'tests' in description
    ? (['email', 'url'] as const).find((kind) => description.tests.some(({ name }) => name === kind))
    : undefined;

function listOf(
  description: yup.SchemaFieldDescription,
  sourceOf: SourceOf,
  hint = '',
): Pick<Field, 'kind' | 'definition' | 'hint'> {
  const { records } = metaOf(description);
  if (records) {
    const source = sourceOf(records);
    return { kind: 'longText', definition: choices(source.entity, source.records), hint };
  }
  const item = 'innerType' in description && description.innerType;
  if (item && 'fields' in item)
    return {
      kind: 'longText',
      definition: rows(fieldsOf(item as yup.SchemaObjectDescription, sourceOf)),
      hint,
    };
  return { kind: 'longText', definition: words, hint: `${hint} One per line.`.trim() };
}

const metaOf = (description: yup.SchemaFieldDescription): FieldMeta =>
  ('meta' in description && description.meta) || {};
