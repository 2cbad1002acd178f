import { yup } from '@vibrant-peak/shared/forms';
import { isMissing } from '@vibrant-peak/shared/schemas/isMissing';
import type { Entity } from '../entities/entity';
import { labelOf } from './fieldsOf';

type Schema = yup.ObjectSchema<yup.AnyObject>;

/**
 * The rules of a schema for a record without its `id`: those of a draft, and what it needs before it
 * can be published. Messages name fields by their labels.
 */
export function recordRules(schema: Schema): Required<Pick<Entity, 'check' | 'missing'>> {
  const faults = (values: object) => faultsOf(schema, values).filter(({ path }) => path !== 'id');
  return {
    check: (values) =>
      faults(values)
        .filter((fault) => !isMissing(fault))
        .map(({ path = '', message }) => ({
          path: controlPath(path),
          problem: message.replace(path, labelAt(schema, path)),
        })),
    missing: (values) => {
      const missing = new Map<string, { path: string; label: string; problem: string }>();
      for (const fault of faults(values).filter(isMissing)) {
        const path = controlPath(fault.path ?? '');
        if (missing.has(path)) continue;
        const isEmpty = String(fault.value ?? '') === '';
        const problem = fault.message.replace(fault.path ?? '', labelAt(schema, path));
        missing.set(path, {
          path,
          label: labelsAt(schema, path).join(' '),
          problem: isEmpty ? 'This field is required' : problem,
        });
      }
      return [...missing.values()];
    },
  };
}

/** A text of a list has no control of its own: its problem is the list's. */
const controlPath = (path: string) => path.replace(/\[\d+\]$/, '');

/** Of the groups around a field, and of the field itself: such as "Results 1" and "Measure". */
function labelsAt(schema: Schema, path: string): string[] {
  const keys = controlPath(path).split('.');
  return keys.map((key, index) => {
    const property = yup.reach(schema, keys.slice(0, index + 1).join('.')) as yup.AnySchema;
    const [, name = key, row] = /^(\w+)\[(\d+)\]$/.exec(key) ?? [];
    const label = labelOf(name, property.describe());
    return row === undefined ? label : `${label} ${Number(row) + 1}`;
  });
}

/** As its control has it: within a row, the row's column; otherwise such as "Salary From". */
function labelAt(schema: Schema, path: string): string {
  const row = controlPath(path)
    .split('.')
    .findLastIndex((key) => key.endsWith(']'));
  return labelsAt(schema, path)
    .slice(row + 1)
    .join(' ');
}

function faultsOf(schema: Schema, values: object): yup.ValidationError[] {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as yup.ValidationError).inner;
  }
}
