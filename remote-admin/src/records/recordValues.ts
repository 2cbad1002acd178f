import type { Entity, EntityRecord } from '../entities/entity';
import { shownText } from '../fields/shownText';

/** The values of a record, without its id. */
export type RecordValues = Record<string, unknown>;

const ownValue = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key)
    ? (holder as Record<string, unknown>)[key]
    : undefined;

/** The value at a path such as `social.linkedin`; `undefined` when there is none. */
export const valueAt = (record: object, path: string): unknown =>
  path.includes('.') ? path.split('.').reduce<unknown>(ownValue, record) : ownValue(record, path);

/** `[['social.linkedin', 'x']]` becomes `{ social: { linkedin: 'x' } }`. */
export function nestedValues(entries: readonly (readonly [path: string, value: unknown])[]) {
  const values: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce((level, key) => (level[key] ??= {}) as Record<string, unknown>, values);
    parent[last] = value;
  }
  return values;
}

/** A copy of the values with one replaced at a path such as `social.linkedin`. */
export function withValueAt(values: RecordValues, path: string, value: unknown): RecordValues {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...values, [key]: value };
  return { ...values, [key]: withValueAt((values[key] ?? {}) as RecordValues, rest.join('.'), value) };
}

/** The name of a record, shortened to fit one line. */
export const titleOf = (entity: Entity, record: EntityRecord) =>
  entity.isOnce ? entity.heading : shownText(valueAt(record, entity.titleField));
