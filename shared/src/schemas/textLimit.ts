import type { Schema } from 'yup';

/**
 * Most characters of a text that people edit, by what its schema says that it is. A `max` of the
 * schema's own counts, too.
 */
export function textLimit(schema: Schema): number {
  const known = limits.get(schema);
  if (known !== undefined) return known;
  const limit = limitOf(schema);
  limits.set(schema, limit);
  return limit;
}

const limits = new WeakMap<Schema, number>();

function limitOf(schema: Schema): number {
  if (schema.meta()?.kind === 'longText') return 10_000;
  const rules = new Set(schema.describe().tests.map(({ name }) => name));
  if (rules.has('url') || schema.meta()?.kind === 'image') return 2048;
  return rules.has('email') ? 254 : 500;
}
