import { Type } from '@sinclair/typebox';
import { kindSchema, planSettings, stateSchema } from '@vibrant-peak/invoice/storedSchema';
import { oneOf, only } from '../http/schemas';
import { keySchema } from '../records/recordSchemas';
import { sortable } from './invoices';

export const daySchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const idSchema = only({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
export const keyHeaders = Type.Object({ 'idempotency-key': keySchema });
export const versionHeaders = Type.Object({
  'if-match': Type.String({
    pattern: '^"\\d{1,9}"$',
    description: 'Version tag of the invoice as the client last read it',
  }),
  'idempotency-key': keySchema,
});

export const versionIn = (request: { headers: { 'if-match': string } }) =>
  Number(request.headers['if-match'].slice(1, -1));

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
    description: '`false` after a restore, until the last number of this year is confirmed',
  }),
});

/** What the list of invoices is narrowed to, and its page. */
export const listQuery = only({
  state: Type.Optional(stateSchema),
  kind: Type.Optional(kindSchema),
  currency: Type.Optional(Type.String({ pattern: '^([A-Z]{3})?$' })),
  from: Type.Optional(daySchema),
  until: Type.Optional(daySchema),
  isOpen: Type.Optional(oneOf(['true'])),
  isSaidPaid: Type.Optional(oneOf(['true'])),
  dueFrom: Type.Optional(daySchema),
  dueUntil: Type.Optional(daySchema),
  paidFrom: Type.Optional(daySchema),
  paidUntil: Type.Optional(daySchema),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(oneOf(sortable)),
  order: Type.Optional(oneOf(['asc', 'desc'])),
  page: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,5}$' })),
  pageSize: Type.Optional(Type.String({ pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$' })),
});
