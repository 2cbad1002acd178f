import { Type } from '@sinclair/typebox';
import { kindSchema, planSettings } from '@vibrant-peak/invoice/keptSchema';
import { only } from '../http/schemas';
import { keySchema } from '../records/recordSchemas';

export const oneOf = <T extends string>(values: readonly T[]) =>
  Type.Unsafe<T>({ type: 'string', enum: values });

export const daySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const idSchema = only({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
export const keyHeaders = Type.Object({ 'idempotency-key': keySchema });
export const versionHeaders = Type.Object({
  'if-match': Type.String({ pattern: '^"\\d{1,9}"$', description: 'Tag of the version that was seen' }),
  'idempotency-key': keySchema,
});

/** What people set of a recurring invoice. */
export const planBody = { ...planSettings, next: daySchema };

export const seriesSchema = Type.Object({
  id: Type.Integer(),
  kind: kindSchema,
  name: Type.String(),
  pattern: Type.String(),
  isYearly: Type.Boolean(),
  lastDate: Type.String({ description: 'Latest date of an issued one that is not void, or empty' }),
  isConfirmed: Type.Boolean({
    description: '`false` until the last number of this year is named after a restore',
  }),
});
