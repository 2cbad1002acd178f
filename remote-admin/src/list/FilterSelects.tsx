import { ListSelect } from '@vibrant-peak/shared/ui-admin';
import { useMemo } from 'react';
import type { Entity, EntityRecord, Field } from '../entities/entity';
import { kindOf } from '../fields/fieldKinds';
import { valueAt } from '../records/recordValues';
import type { Filters } from './useListView';

interface FilterSelectsProps {
  entity: Entity;
  records: readonly EntityRecord[];
  filters: Filters;
  onFilter: (name: string, text: string) => void;
}

/** A select per filterable field, with the values found in the records. */
export function FilterSelects({ entity, records, filters, onFilter }: FilterSelectsProps) {
  const choices = useMemo(
    () =>
      entity.fields
        .filter(({ isFilter }) => isFilter)
        .map((field) => ({ field, values: valuesOf(field, records, filters[field.name]) })),
    [entity, records, filters],
  );
  return choices.map(({ field: { name, label }, values }) => (
    <ListSelect
      key={name}
      aria-label={`Filter by ${label}`}
      title={filters[name] && `${label}: ${filters[name]}`}
      value={filters[name] ?? ''}
      data-active={Boolean(filters[name]) || undefined}
      onChange={(event) => onFilter(name, event.target.value)}
    >
      <option value="">{`${label}: all`}</option>
      {values.map((value) => (
        <option key={value} value={value}>{`${label}: ${value}`}</option>
      ))}
    </ListSelect>
  ));
}

/** Limit of options in a filter; beyond it the search is more useful. */
const MAX_VALUES = 100;

/** @param chosen stays an option even when no record has this value any more. */
function valuesOf(field: Field, records: readonly EntityRecord[], chosen = ''): string[] {
  if (field.kind === 'checkbox') return ['Yes', 'No'];
  const { toText } = kindOf(field);
  const texts = new Set([chosen]);
  for (const record of records) {
    texts.add(toText(valueAt(record, field.name)));
    if (texts.size === MAX_VALUES) break;
  }
  return [...texts].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
