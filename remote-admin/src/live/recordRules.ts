import { yup } from '@vibrant-peak/shared/forms';
import type { Entity } from '../entities/entity';
import { labelOf } from './fieldsOf';

type Check = NonNullable<Entity['check']>;

/** The rules of a schema for a record without its `id`; messages name fields by their labels. */
export function recordCheck(schema: yup.ObjectSchema<yup.AnyObject>): Check {
  /** As its control has it: within a row, the row's column; otherwise such as "Salary From". */
  const labelAt = (path: string) => {
    const keys = path.replace(/\[\d+\]$/, '').split('.');
    const labels = keys.map((key, index) => {
      const property = yup.reach(schema, keys.slice(0, index + 1).join('.')) as yup.AnySchema;
      return labelOf(key.replace(/\[\d+\]$/, ''), property.describe());
    });
    return labels.slice(keys.findLastIndex((key) => key.endsWith(']')) + 1).join(' ');
  };
  return (values) =>
    faultsOf(schema, values)
      .filter(({ path }) => path !== 'id')
      .map(({ path = '', message }) => ({
        // A text of a list has no control of its own: its problem is the list's.
        path: path.replace(/\[\d+\]$/, ''),
        problem: message.replace(path, labelAt(path)),
      }));
}

function faultsOf(schema: yup.ObjectSchema<yup.AnyObject>, values: object): yup.ValidationError[] {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as yup.ValidationError).inner;
  }
}
